import { type CastLine, castVoices, type SpokenLine } from './cast-voices.ts';

/** A voice that has not begun by then will not: some browsers hang without an error. */
const patienceMs = 4000;

type Speaking = {
  readonly lines: readonly SpokenLine[];
  readonly voices: readonly SpeechSynthesisVoice[];
  /** Line to begin with, from 0. */
  readonly from?: number;
  readonly onLine?: (index: number) => void;
  readonly onEnd: () => void;
  /** The voice did not begin, or broke off. */
  readonly onFail: () => void;
};

/** Reads lines one after the other by the device's voices. @returns what stops it; then nothing more is called */
export function speakLines(speaking: Speaking): () => void {
  const cast = castVoices(speaking.lines, speaking.voices);
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Held, because browsers drop what nobody holds before it has ended.
  let current: SpeechSynthesisUtterance | null = null;

  function stop() {
    stopped = true;
    clearTimeout(timer);
    current = null;
    window.speechSynthesis.cancel();
  }
  function fail() {
    if (stopped) return;
    stop();
    speaking.onFail();
  }
  function say(index: number) {
    const line = cast[index];
    if (!line) {
      stopped = true;
      speaking.onEnd();
      return;
    }
    current = utteranceOf(line);
    current.onstart = () => {
      clearTimeout(timer);
      if (!stopped) speaking.onLine?.(index);
    };
    current.onend = () => {
      clearTimeout(timer);
      if (!stopped) say(index + 1);
    };
    current.onerror = fail;
    timer = setTimeout(fail, patienceMs);
    window.speechSynthesis.speak(current);
  }

  window.speechSynthesis.cancel();
  say(speaking.from ?? 0);
  return stop;
}

function utteranceOf(line: CastLine<SpeechSynthesisVoice>): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(line.text);
  utterance.lang = 'nb-NO';
  utterance.voice = line.by;
  utterance.pitch = line.pitch;
  utterance.rate = line.rate;
  return utterance;
}
