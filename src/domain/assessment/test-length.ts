import type { Answer, Progress, SittingSettings, TestLength } from './types.ts';

export type LengthRule = {
  /** Tasks before which the test does not end of itself. */
  readonly atLeast: number;
  readonly atMost: number;
  /** Where it ends on average, by simulation; parts taken one after the other share it. */
  readonly expected: number;
  /**
   * A task must promise to raise the probability of naming the right level by this much: where difficulties are
   * known, and where they are the author's. An answer to the latter also teaches what the task is worth, so it is
   * worth giving for less.
   */
  readonly worthwhileGain: { readonly known: number; readonly authors: number };
};

/** The two lengths of a sitting, in tasks. Rule 9.36. */
export const lengthRules: Readonly<Record<TestLength, LengthRule>> = {
  quick: { atLeast: 6, atMost: 12, expected: 9, worthwhileGain: { known: 0.012, authors: 0.008 } },
  full: { atLeast: 10, atMost: 40, expected: 18, worthwhileGain: { known: 0.002, authors: 0.0018 } },
};

/** Minutes that a task takes on average, reading and listening together: an author's figure, 45 seconds. */
const minutesPerTask = 0.75;

/** How long a test usually is, in words for people: tasks and minutes, above ten to the nearest five. Rule 9.36. */
export function usualLength(length: TestLength): { readonly tasks: number; readonly minutes: number } {
  const { expected } = lengthRules[length];
  return { tasks: roundedForPeople(expected), minutes: roundedForPeople(expected * minutesPerTask) };
}

/** Minutes that a round of so many tasks takes, at least one. */
export function minutesOf(tasks: number): number {
  return Math.max(1, roundedForPeople(tasks * minutesPerTask));
}

function roundedForPeople(figure: number): number {
  return figure > 10 ? Math.round(figure / 5) * 5 : Math.round(figure);
}

/** Tasks done, and between how many and how many tasks the sitting will have. */
export function progressOf(answers: readonly Answer[], settings: SittingSettings): Progress {
  const { atLeast, atMost } = lengthRules[settings.length];
  return { done: answers.length, atLeast: Math.max(atLeast, Math.min(answers.length, atMost)), atMost };
}
