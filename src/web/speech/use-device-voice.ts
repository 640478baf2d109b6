import { useCallback, useEffect, useRef, useState } from 'react';
import type { SpokenLine } from './cast-voices.ts';
import { useNorwegianVoices } from './norwegian-voices.ts';

export type DeviceVoice = {
  /** The device can read, and has not failed to. */
  readonly ready: boolean;
  readonly speaking: boolean;
  /** Share of the lines that is read, 0 to 1; kept while it is paused. */
  readonly share: number;
  /** Begins, goes on with the line where it was stopped, or stops. */
  readonly toggle: () => void;
  /** To the line before. */
  readonly back: () => void;
};

/**
 * The lines of a clip by the device's Norwegian voice. They are fetched when they are first wanted. What does not work
 * (no lines, no voice after all) is told once by `onFail`, and the device is not asked again.
 */
export function useDeviceVoice(of: {
  readonly wanted: boolean;
  /** Null: these lines are not given away. @throws when they cannot be fetched */
  readonly fetchLines: () => Promise<readonly SpokenLine[] | null>;
  readonly onStart: () => void;
  readonly onEnd: () => void;
  readonly onFail: () => void;
}): DeviceVoice {
  const { wanted } = of;
  const voices = useNorwegianVoices();
  const latest = useRef(of);
  latest.current = of;
  const lines = useRef<readonly SpokenLine[]>([]);
  const stop = useRef(() => {});
  const [failed, setFailed] = useState(false);
  const [speaking, setSpeaking] = useState(false);
  const [at, setAt] = useState(0);

  const fail = useCallback(() => {
    setSpeaking(false);
    setFailed(true);
    setAt(0);
    latest.current.onFail();
  }, []);
  const speak = useCallback(
    async (from: number) => {
      setSpeaking(true);
      let stopped = false;
      stop.current = () => {
        stopped = true;
      };
      const { speakLines } = await import('./speak-lines.ts');
      if (stopped) return;
      stop.current = speakLines({
        ...{ lines: lines.current, voices, from, onFail: fail },
        onLine(index) {
          setAt(index);
          if (index === from) latest.current.onStart();
        },
        onEnd() {
          setSpeaking(false);
          setAt(0);
          latest.current.onEnd();
        },
      });
    },
    [voices, fail],
  );
  useEffect(() => () => stop.current(), []);

  async function begin() {
    unlockSpeech();
    setSpeaking(true);
    let cancelled = false;
    stop.current = () => {
      cancelled = true;
    };
    try {
      const fetched = lines.current.length > 0 ? lines.current : await latest.current.fetchLines();
      if (cancelled) return;
      if (fetched === null || fetched.length === 0) return fail();
      lines.current = fetched;
      await speak(at);
    } catch {
      if (!cancelled) fail();
    }
  }

  return {
    ready: wanted && voices.length > 0 && !failed,
    speaking,
    share: lines.current.length > 0 ? at / lines.current.length : 0,
    toggle() {
      if (!speaking) return void begin();
      stop.current();
      setSpeaking(false);
    },
    back() {
      stop.current();
      setAt(Math.max(0, at - 1));
      if (speaking) speak(Math.max(0, at - 1)).catch(fail);
    },
  };
}

/** Safari lets a page speak later only when it spoke while a button was pressed. */
function unlockSpeech(): void {
  window.speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}
