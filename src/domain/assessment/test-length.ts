import type { Answer, Progress, SittingSettings, TestLength } from './types.ts';

export type LengthRule = {
  /** Tasks before which the test does not end of itself. */
  readonly atLeast: number;
  readonly atMost: number;
  /** Where it ends on average, by simulation; parts taken one after the other share it. */
  readonly expected: number;
  /** A task must promise to raise the probability of naming the right level by this much. */
  readonly worthwhileGain: number;
};

/** The two lengths of a sitting, in tasks. Rule 9.36. */
export const lengthRules: Readonly<Record<TestLength, LengthRule>> = {
  quick: { atLeast: 6, atMost: 12, expected: 9, worthwhileGain: 0.012 },
  full: { atLeast: 8, atMost: 40, expected: 18, worthwhileGain: 0.0025 },
};

/** Tasks done, and between how many and how many tasks the sitting will have. */
export function progressOf(answers: readonly Answer[], settings: SittingSettings): Progress {
  const { atLeast, atMost } = lengthRules[settings.length];
  return { done: answers.length, atLeast: Math.max(atLeast, Math.min(answers.length, atMost)), atMost };
}
