import { useCallback, useEffect, useRef, useState } from 'react';
import {
  afterReload,
  beginning,
  type MicrophoneProblem,
  nextRecordingState,
  type RecordingEvent,
  type RecordingRules,
  type RecordingState,
  spokenMs,
} from '#domain/speaking/recording-machine.ts';
import { inOnlyWindow } from './only-window.ts';
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
  begunAt: null,
};

export type RecordingControl = {
  /** False until the browser has said what it kept, and while another window has the recording. */
  readonly ready: boolean;
  /** Another window has the recording: it is done there, or taken over. Null where it is this one's. */
  readonly takeOver: (() => void) | null;
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

/** How long ago the recording began; null where none did. Rule 9.502. */
export function begunMsAgo({ begunAt }: Pick<KeptRecording, 'begunAt'>): number | null {
  return begunAt === null ? null : Math.max(0, clock() - begunAt);
}

/** A recording in this browser: the states of `recording-machine.ts`, with the devices and the database behind them. */
export function useRecording(of: {
  readonly recordingKey: RecordingKey;
  readonly rules: RecordingRules;
  readonly microphone: MicrophoneControl;
}): RecordingControl {
  const { recordingKey: key, rules, microphone } = of;
  const [state, setState] = useState<RecordingState>(beginning);
  const [facts, setFacts] = useState<Facts>(noFacts);
  const [ready, setReady] = useState(false);
  const [at, setAt] = useState(clock);
  const now = useRef({ state, facts });
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

  const sender = useRef<(event: RecordingEvent) => void>(() => {});
  const { sound, follow, takeUp, end } = useSound({ key, now, latest, note, sender });

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
    [keep, follow],
  );
  sender.current = send;

  const [isElsewhere, setIsElsewhere] = useState(false);
  const taking = useRef(() => {});
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void sweepRecordings(Date.now());
    taking.current = inOnlyWindow(`recording ${key}`, {
      signal,
      async own() {
        const kept = await readKept(key);
        if (signal.aborted) return;
        if (kept) {
          now.current = { state: kept.state, facts: kept.facts };
          takeUp(kept.pieces);
          setState(kept.state);
          setFacts(kept.facts);
          keep();
        }
        setIsElsewhere(false);
        setReady(true);
      },
      elsewhere() {
        setReady(false);
        setIsElsewhere(true);
        // What came until now lies in the browser, for the other window; the last piece belongs to the state it was said in.
        void end().then(() => {
          latest.current.microphone.close();
          now.current = { state: beginning, facts: noFacts };
          setState(beginning);
        });
      },
    });
    return () => {
      leaving.abort();
      void end();
    };
  }, [key, keep, takeUp, end]);

  useTicks({ state, send, onTick: setAt });

  return {
    ...{ ready, state, at, facts, sound, send, note },
    takeOver: isElsewhere ? taking.current : null,
  };
}

type Known = { state: RecordingState; facts: Facts };

/** The recorder and what it has brought so far, as each state asks for it. */
function useSound(of: {
  readonly key: RecordingKey;
  readonly now: { readonly current: Known };
  readonly latest: { readonly current: { readonly microphone: MicrophoneControl } };
  readonly note: RecordingControl['note'];
  readonly sender: { readonly current: RecordingControl['send'] };
}) {
  const { key, now, latest, note, sender } = of;
  const [sound, setSound] = useState<Blob | null>(null);
  const recorder = useRef<Recorder | null>(null);
  const pieces = useRef<Blob[]>([]);

  const end = useCallback(async () => {
    const ending = recorder.current;
    recorder.current = null;
    await ending?.stop();
  }, []);

  const record = useCallback(() => {
    const started = startRecording(latest.current.microphone.stream, {
      piece(piece) {
        pieces.current.push(piece);
        const ms = Math.round(spokenMs(now.current.state, clock()));
        void piece.arrayBuffer().then((bytes) => savePiece({ key, bytes, ms }));
      },
      fail: () => sender.current({ kind: 'problem', problem: 'busy' }),
    });
    if (typeof started === 'string') return sender.current({ kind: 'problem', problem: started });
    recorder.current = started;
    note({ type: started.type, begunAt: clock() });
  }, [key, now, latest, note, sender]);

  /** What the devices have to do in a state. */
  const follow = useCallback(
    async (after: RecordingState) => {
      if (now.current.facts.silent) return;
      if (after.kind === 'recording') {
        if (recorder.current) recorder.current.resume();
        else record();
      } else if (after.kind === 'listening' || after.kind === 'choosing') recorder.current?.pause();
      else if (after.kind === 'stopped') {
        await end();
        latest.current.microphone.close();
        setSound(new Blob(pieces.current, { type: now.current.facts.type }));
      } else if (after.kind === 'waiting') {
        await end();
        pieces.current = [];
        setSound(null);
        await dropRecording(key, 'sound');
        note({ heardLines: [], transcript: [], name: null, uploadUrl: null, begunAt: null });
      }
    },
    [key, now, latest, note, record, end],
  );

  /** Goes on with what the browser kept. */
  const takeUp = useCallback(
    (kept: Blob[]) => {
      pieces.current = kept;
      if (kept.length > 0) setSound(new Blob(kept, { type: now.current.facts.type }));
    },
    [now],
  );

  return { sound, follow, takeUp, end };
}

/** A recorder that runs, or why there is none. */
function startRecording(
  stream: MediaStream | null,
  on: Parameters<typeof startRecorder>[1],
): Recorder | MicrophoneProblem {
  if (!stream) return 'missing';
  try {
    return startRecorder(stream, on);
  } catch {
    return 'unsupported';
  }
}

/** What the browser kept of a recording, and where it goes on from; null for none. */
async function readKept(
  key: RecordingKey,
): Promise<{ readonly state: RecordingState; readonly facts: Facts; readonly pieces: Blob[] } | null> {
  const kept = await readRecording(key);
  if (!kept) return null;
  const lying = await readPieces(key);
  const { state: saved, key: _key, savedAt: _savedAt, ...known } = kept;
  const keptMs = known.silent ? spokenMs(saved, kept.savedAt) : (lying.at(-1)?.ms ?? 0);
  return {
    state: afterReload(saved, { at: clock(), keptMs }),
    facts: { ...noFacts, ...known },
    pieces: lying.map(({ bytes }) => new Blob([bytes])),
  };
}

/** The clock of what runs; a countdown that is not seen begins anew. */
function useTicks(of: {
  readonly state: RecordingState;
  readonly send: (event: RecordingEvent) => void;
  readonly onTick: (at: number) => void;
}): void {
  const { state, send, onTick } = of;
  const { kind } = state;
  const runs = kind === 'preparing' || kind === 'countdown' || kind === 'recording';
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      onTick(clock());
      send({ kind: 'tick' });
    }, tickMs);
    const hide = () =>
      document.visibilityState === 'hidden' ? send({ kind: 'hidden' }) : send({ kind: 'tick' });
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [runs, send, onTick]);
}
