import { useCallback, useEffect, useRef, useState } from 'react';
import {
  afterReload,
  beginning,
  nextRecordingState,
  type RecordingEvent,
  type RecordingRules,
  type RecordingState,
  spokenMs,
} from '#domain/speaking/recording-machine.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import {
  dropRecording,
  type KeptRecording,
  type RecordingKey,
  readPieces,
  readRecording,
  savePiece,
  saveRecording,
  sweepRecordings,
} from './recording-store.ts';
import type { MicrophoneControl } from './use-microphone.ts';

/** Clocks are looked at this often. */
const tickMs = 200;

type Facts = Omit<KeptRecording, 'key' | 'state' | 'savedAt'>;

const noFacts: Facts = {
  ...{ type: '', heardLines: [], transcript: [], silent: false, name: null, uploadUrl: null },
};

export type RecordingControl = {
  /** False until the browser has said what it kept. */
  readonly ready: boolean;
  readonly state: RecordingState;
  /** The clock, as of the last tick. */
  readonly at: number;
  readonly facts: Facts;
  /** What was recorded, when it is stopped. */
  readonly sound: Blob | null;
  readonly send: (event: RecordingEvent) => void;
  /** Puts down what is known beside the sound. */
  readonly note: (facts: Partial<Facts>) => void;
};

/** Wall time that a change of the device's clock does not move while the page is open. */
const clock = () => Math.round(performance.timeOrigin + performance.now());

/** A recording in this browser: the states of `recording-machine.ts`, with the devices and the database behind them. */
export function useRecording(of: {
  readonly recordingKey: RecordingKey;
  readonly rules: RecordingRules;
  readonly microphone: MicrophoneControl;
}): RecordingControl {
  const { recordingKey: key, rules, microphone } = of;
  const [state, setState] = useState<RecordingState>(beginning);
  const [facts, setFacts] = useState<Facts>(noFacts);
  const [sound, setSound] = useState<Blob | null>(null);
  const [ready, setReady] = useState(false);
  const [at, setAt] = useState(clock);
  const now = useRef({ state, facts });
  const recorder = useRef<Recorder | null>(null);
  const pieces = useRef<Blob[]>([]);
  const latest = useRef({ rules, microphone });
  latest.current = { rules, microphone };

  const keep = useCallback(() => {
    const { state: kept, facts: known } = now.current;
    void saveRecording({ key, state: kept, ...known, savedAt: Date.now() });
  }, [key]);

  const note = useCallback(
    (change: Partial<Facts>) => {
      now.current.facts = { ...now.current.facts, ...change };
      setFacts(now.current.facts);
      keep();
    },
    [keep],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` reads refs only
  const send = useCallback(
    (event: RecordingEvent) => {
      const before = now.current.state;
      const after = nextRecordingState(before, { event, at: clock(), rules: latest.current.rules });
      if (after === before) return;
      now.current.state = after;
      setState(after);
      setAt(clock());
      if (after.kind !== before.kind) void follow(after);
      keep();
    },
    [keep],
  );

  /** What the devices have to do in a state. */
  async function follow(after: RecordingState): Promise<void> {
    if (now.current.facts.silent) return;
    if (after.kind === 'recording') {
      if (recorder.current) recorder.current.resume();
      else record();
    } else if (after.kind === 'listening' || after.kind === 'choosing') recorder.current?.pause();
    else if (after.kind === 'stopped') {
      const ending = recorder.current;
      recorder.current = null;
      await ending?.stop();
      latest.current.microphone.close();
      setSound(new Blob(pieces.current, { type: now.current.facts.type }));
    } else if (after.kind === 'waiting') {
      await recorder.current?.stop();
      recorder.current = null;
      pieces.current = [];
      setSound(null);
      await dropRecording(key, 'sound');
      note({ heardLines: [], transcript: [], name: null, uploadUrl: null });
    }
  }

  function record(): void {
    const { stream } = latest.current.microphone;
    if (!stream) {
      send({ kind: 'problem', problem: 'missing' });
      return;
    }
    try {
      recorder.current = startRecorder(stream, {
        piece(piece) {
          pieces.current.push(piece);
          const ms = Math.round(spokenMs(now.current.state, clock()));
          void piece.arrayBuffer().then((bytes) => savePiece({ key, bytes, ms }));
        },
        fail: () => send({ kind: 'problem', problem: 'busy' }),
      });
      note({ type: recorder.current.type });
    } catch {
      send({ kind: 'problem', problem: 'unsupported' });
    }
  }

  useEffect(() => {
    let gone = false;
    void (async () => {
      void sweepRecordings(Date.now());
      const kept = await readRecording(key);
      const lying = kept ? await readPieces(key) : [];
      if (gone) return;
      if (kept) {
        const { state: saved, key: _key, savedAt: _savedAt, ...known } = kept;
        const keptMs = known.silent ? spokenMs(saved, kept.savedAt) : (lying.at(-1)?.ms ?? 0);
        pieces.current = lying.map(({ bytes }) => new Blob([bytes]));
        now.current = { state: afterReload(saved, { at: clock(), keptMs }), facts: { ...noFacts, ...known } };
        setState(now.current.state);
        setFacts(now.current.facts);
        if (lying.length > 0) setSound(new Blob(pieces.current, { type: known.type }));
        keep();
      }
      setReady(true);
    })();
    return () => {
      gone = true;
      void recorder.current?.stop();
      recorder.current = null;
    };
  }, [key, keep]);

  const { kind } = state;
  const runs = kind === 'preparing' || kind === 'countdown' || kind === 'recording';
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      setAt(clock());
      send({ kind: 'tick' });
    }, tickMs);
    const hide = () => {
      if (document.visibilityState === 'hidden') send({ kind: 'hidden' });
      else send({ kind: 'tick' });
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [runs, send]);

  return {
    ...{ ready, state, at, facts, sound, send, note },
  };
}
