import { syllables } from '#domain/language/syllables.ts';
import { foldWord, wordsIn } from '#domain/language/words.ts';
import type { SoundMeasures } from './sound-measures.ts';

/** How fast somebody spoke, by the words that were heard. */
export type SpeechRate = {
  /** Words a minute from the first sound to the last, pauses and all. */
  readonly wordsPerMinute: number;
  /** Syllables a second of the time with sound alone. */
  readonly syllablesPerSecond: number;
};

/** Less says nothing about a rate. */
const least = { words: 5, seconds: 3 } as const;

/** Null where words or time are too few. Words are what a recogniser wrote; what it did not catch is not counted. */
export function speechRate(transcript: string, sound: SoundMeasures): SpeechRate | null {
  const words = wordsIn(transcript).map(({ text }) => foldWord(text));
  const { speakingSeconds, pauseSeconds } = sound;
  if (words.length < least.words || speakingSeconds < least.seconds) return null;
  const spoken = words.reduce((sum, word) => sum + Math.max(1, syllables(word)), 0);
  return {
    wordsPerMinute: Math.round((words.length * 60) / (speakingSeconds + pauseSeconds)),
    syllablesPerSecond: Math.round((spoken * 10) / speakingSeconds) / 10,
  };
}
