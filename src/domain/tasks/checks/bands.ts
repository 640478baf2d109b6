import type { TaskLevel } from '#domain/levels/levels.ts';

/** What the content guide says about the length and readability of a level's texts. */
export interface Band {
  /** Words of a text or script. */
  readonly maxWords: number;
  readonly minLix: number;
  readonly maxLix: number;
  /** Words of a dictation. */
  readonly dictation: { readonly min: number; readonly max: number };
  /** How often the exam plays a clip (exam facts: twice for A1–B1, once for B2). */
  readonly plays: 1 | 2;
}

export const bands: Readonly<Record<TaskLevel, Band>> = {
  A1: { maxWords: 40, minLix: 0, maxLix: 22, dictation: { min: 3, max: 8 }, plays: 2 },
  A2: { maxWords: 90, minLix: 0, maxLix: 28, dictation: { min: 4, max: 12 }, plays: 2 },
  B1: { maxWords: 180, minLix: 20, maxLix: 38, dictation: { min: 6, max: 16 }, plays: 2 },
  B2: { maxWords: 350, minLix: 30, maxLix: 48, dictation: { min: 8, max: 20 }, plays: 1 },
  C1: { maxWords: 600, minLix: 38, maxLix: 62, dictation: { min: 10, max: 25 }, plays: 1 },
};

/** Below this many words LIX says more about chance than about the text. */
export const lixFromWords = 25;

/** Seconds of a clip; a dictation, or one short announcement at A1, may be shorter. */
export const clipSeconds = { min: 6, max: 90 } as const;
