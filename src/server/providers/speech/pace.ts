import type { TaskLevel } from '#domain/levels/levels.ts';

/**
 * How fast a level is spoken to. Norwegian newsreaders say 160–180 words a minute; teachers speak to beginners at
 * about 100. `wordsPerMinute` is the pace aimed at inside a turn, its sentence pauses included; `rate` is that pace as a share
 * of the natural one, for engines that take a factor.
 */
export type Pace = {
  readonly wordsPerMinute: number;
  readonly rate: number;
  /** Silence between two sentences of one speaker, in milliseconds. */
  readonly sentencePauseMs: number;
  /** Silence between two speakers' turns, in milliseconds. */
  readonly turnPauseMs: number;
};

export const paces: Readonly<Record<TaskLevel, Pace>> = {
  A1: { wordsPerMinute: 105, rate: 0.74, sentencePauseMs: 650, turnPauseMs: 600 },
  A2: { wordsPerMinute: 120, rate: 0.82, sentencePauseMs: 500, turnPauseMs: 500 },
  B1: { wordsPerMinute: 138, rate: 0.9, sentencePauseMs: 400, turnPauseMs: 400 },
  B2: { wordsPerMinute: 152, rate: 0.96, sentencePauseMs: 320, turnPauseMs: 350 },
  C1: { wordsPerMinute: 165, rate: 1, sentencePauseMs: 280, turnPauseMs: 350 },
};
