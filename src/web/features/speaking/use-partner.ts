import { useEffect, useRef, useState } from 'react';
import { replyTo } from '#domain/speaking/reply-cues.ts';
import { lineBefore, repliesAfter } from '#domain/speaking/turns.ts';
import type { PublicReply, PublicSpeakTask } from '#domain/tasks/presentation.ts';
import { useNorwegianVoices } from '#web/speech/norwegian-voices.ts';
import { type Listening, listenToTurn } from './live-recogniser.ts';
import { sayLine } from './partner-voice.ts';
import type { RecordingControl } from './use-recording.ts';

export type PartnerControl = {
  /** The partner's words, where they can only be read; null while they are heard. */
  readonly words: string | null;
  /** Not even the words came. */
  readonly failed: boolean;
  readonly again: () => void;
  /** The line was read: the learner's turn begins. */
  readonly read: () => void;
  /** Ways on to choose from, after a turn that told nothing for certain. */
  readonly replies: readonly PublicReply[];
  readonly choose: (reply: PublicReply) => void;
  /** The learner has said what they wanted in this turn. */
  readonly endTurn: () => void;
};

/** The turns of a task with somebody who is heard; where there is nobody, a turn is all there is. */
export function usePartner(of: {
  readonly sittingId: string;
  readonly position: number;
  readonly taskId: string;
  readonly task: PublicSpeakTask;
  readonly recording: RecordingControl;
  /** The browser's recogniser is switched on. */
  readonly recognises: boolean;
}): PartnerControl {
  const { sittingId, position, taskId, task, recording, recognises } = of;
  const { state, facts, send, note } = recording;
  const voices = useNorwegianVoices();
  const [words, setWords] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const listening = useRef<Listening | null>(null);
  const reply = useRef<PublicReply | null>(null);
  const turn = 'turn' in state ? state.turn : 0;
  const latest = useRef({ facts, voices });
  latest.current = { facts, voices };

  // A line is said when its turn comes, and stops when the turn is over or the page goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` says it again
  useEffect(() => {
    if (state.kind !== 'listening') return;
    const line = lineBefore(task, { turn, reply: reply.current });
    if (line === null) return send({ kind: 'heard' });
    const speaking = new AbortController();
    const { signal } = speaking;
    setWords(null);
    setFailed(false);
    const voice = task.partner?.voice ?? 'woman';
    sayLine({ sittingId, position, taskId, line, voice, voices: latest.current.voices, signal }).then(
      (outcome) => {
        if (signal.aborted) return;
        note({ heardLines: [...latest.current.facts.heardLines.slice(0, heardBefore(task, turn)), line] });
        if (outcome.kind === 'heard') send({ kind: 'heard' });
        else setWords(outcome.text);
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
    return () => speaking.abort();
  }, [state.kind, turn, attempt]);

  useEffect(() => {
    if (state.kind !== 'recording' || !recognises) return;
    setWords(null);
    listening.current = listenToTurn();
    return () => {
      const { facts: known } = latest.current;
      const heard = listening.current?.end() ?? '';
      listening.current = null;
      if (heard) note({ transcript: withTurn(known.transcript, turn, heard) });
    };
  }, [state.kind, turn, recognises, note]);

  const replies = repliesAfter(task, turn - (state.kind === 'choosing' ? 1 : 0));
  return {
    ...{ words, failed, replies },
    again: () => setAttempt((before) => before + 1),
    read() {
      setWords(null);
      send({ kind: 'heard' });
    },
    choose(chosen) {
      reply.current = chosen;
      send({ kind: 'chosen' });
    },
    endTurn() {
      const heard = listening.current?.end() ?? '';
      if (heard) note({ transcript: withTurn(facts.transcript, turn, heard) });
      listening.current = null;
      reply.current = replies.length > 0 ? replyTo(heard, replies) : null;
      send({ kind: 'turn_over', asks: replies.length > 0 && reply.current === null });
    },
  };
}

/** How many lines were heard before a turn, this one's not counted. */
function heardBefore({ partner }: PublicSpeakTask, turn: number): number {
  return partner?.speaksFirst === false ? turn - 2 : turn - 1;
}

/** The words of a turn in their place; a turn of which nothing was understood stays empty. */
function withTurn(turns: readonly string[], turn: number, words: string): readonly string[] {
  return Array.from({ length: Math.max(turns.length, turn) }, (_, place) =>
    place === turn - 1 ? words : (turns[place] ?? ''),
  );
}
