import { wordsIn } from '#domain/language/words.ts';

/**
 * Words a minute beyond which nobody reads for meaning: readers of their own language read 175 to 320, and some 600 when
 * they only scan for one word (Brysbaert 2019; Carver 1992, 'gears' of reading).
 */
export const fastestWordsPerMinute = 600;
/** An answer may come in the middle of a clip; before this share of it has sounded it is a guess. */
const leastHeard = 0.5;
/** What names things for the program and stands on no screen. */
const notShown = new Set(['kind', 'form', 'letter', 'scene', 'voice', 'gap', 'plays']);

/** What there is to take in before a task can be answered. */
export type TaskReading = {
  /** Words of the text or the persons; 0 for a clip. */
  readonly stimulusWords: number;
  /** Words of question, options and gaps. */
  readonly taskWords: number;
  /** Length of the clip in milliseconds; null without one, or where the browser's voice reads it. */
  readonly clipMs: number | null;
};

/** Words in the public form of a stimulus or a task, at any depth. */
export function wordsToRead(shown: unknown): number {
  if (typeof shown === 'string') return wordsIn(shown).length;
  if (typeof shown !== 'object' || shown === null) return 0;
  if (Array.isArray(shown)) return shown.reduce((sum: number, one) => sum + wordsToRead(one), 0);
  return Object.entries(shown).reduce(
    (sum, [key, value]) => (notShown.has(key) ? sum : sum + wordsToRead(value)),
    0,
  );
}

/**
 * Rule 9.180: the least time in milliseconds in which a task can be answered otherwise than by a guess (response time as
 * a sign of effort: Wise & Kong 2005, with a threshold from the task's length):
 * (task words + stimulus words) · 60,000 / 600, and no less than half of the clip. A stimulus that an earlier task of the
 * sitting stood under is known: only the task itself is to be read.
 */
export function leastMs(reading: TaskReading, stimulusKnown: boolean): number {
  const words = reading.taskWords + (stimulusKnown ? 0 : reading.stimulusWords);
  const readMs = (words * 60_000) / fastestWordsPerMinute;
  return Math.max(readMs, stimulusKnown ? 0 : (reading.clipMs ?? 0) * leastHeard);
}

/**
 * Marks the answers that came faster than their task can be read. `answers` in the order given; a task whose reading is
 * not known stays as it is.
 */
export function withoutHaste<
  One extends { readonly taskId: string; readonly stimulusId: string; readonly ms: number },
>(
  answers: readonly One[],
  readings: ReadonlyMap<string, TaskReading>,
): readonly (One & { readonly tooFast: boolean })[] {
  return answers.map((answer, index) => {
    const reading = readings.get(answer.taskId);
    const known = answers.slice(0, index).some((earlier) => earlier.stimulusId === answer.stimulusId);
    return { ...answer, tooFast: reading !== undefined && answer.ms < leastMs(reading, known) };
  });
}
