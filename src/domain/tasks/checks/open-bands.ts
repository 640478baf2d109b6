import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import type { SpeakKind, WriteKind } from '#domain/tasks/vocabulary.ts';

/**
 * What a writing or speaking task of a level may ask for. From the exam's facts (80 words at A2 and B1, 250–350 at B2,
 * 350 for a C1 summary; 2–3 minutes for a view of one's own), widened for the shorter kinds: ours, decision 031.
 */
interface OpenBand {
  /** Words of a prompt. */
  readonly prompt: number;
  /** The least number of words that may be asked for, and the most; and the most that may be allowed. */
  readonly guide: { readonly min: number; readonly max: number };
  readonly maxWords: number;
  readonly speakingSeconds: { readonly min: number; readonly max: number };
  readonly preparationSeconds: number;
  /** Words a minute of a learner who speaks at the level, pauses included. */
  readonly pace: number;
  /** Words of one line of a partner. */
  readonly partnerWords: number;
}

export const openBands: Readonly<Record<TaskLevel, OpenBand>> = {
  A1: {
    prompt: 40,
    guide: { min: 10, max: 50 },
    maxWords: 120,
    speakingSeconds: { min: 20, max: 60 },
    preparationSeconds: 30,
    pace: 60,
    partnerWords: 14,
  },
  A2: {
    prompt: 60,
    guide: { min: 20, max: 80 },
    maxWords: 180,
    speakingSeconds: { min: 30, max: 90 },
    preparationSeconds: 60,
    pace: 75,
    partnerWords: 20,
  },
  B1: {
    prompt: 90,
    guide: { min: 40, max: 120 },
    maxWords: 260,
    speakingSeconds: { min: 45, max: 180 },
    preparationSeconds: 120,
    pace: 95,
    partnerWords: 30,
  },
  B2: {
    prompt: 120,
    guide: { min: 80, max: 250 },
    maxWords: 450,
    speakingSeconds: { min: 60, max: 210 },
    preparationSeconds: 180,
    pace: 110,
    partnerWords: 45,
  },
  C1: {
    prompt: 150,
    guide: { min: 120, max: 300 },
    maxWords: 550,
    speakingSeconds: { min: 60, max: 300 },
    preparationSeconds: 1800,
    pace: 125,
    partnerWords: 60,
  },
};

/** Least and most of the speaking time that a text read aloud, or a model answer, may take at the level's pace. */
export const shareOfTime = { min: 0.5, max: 1.1 } as const;

/** Of a model with marked errors: it fills the time as the level speaks. */
export const modelShareOfTime = { min: 0.7, max: 1.1 } as const;

/** Least and most of marked errors in a model of a level. */
export const markedErrors: Readonly<Record<Level, { readonly min: number; readonly max: number }>> = {
  'Pre-A1': { min: 2, max: 4 },
  A1: { min: 2, max: 4 },
  A2: { min: 2, max: 4 },
  B1: { min: 2, max: 4 },
  B2: { min: 2, max: 3 },
  C1: { min: 1, max: 3 },
};

/** How far the lengths of a task's two models may lie apart: weaker is not shorter. */
export const modelLengthApart = 0.25;

type Range = readonly [first: TaskLevel, last: TaskLevel];

/** Levels at which a kind makes sense. */
export const writeKindLevels: Readonly<Record<WriteKind, Range>> = {
  message: ['A1', 'B2'],
  describe_scene: ['A1', 'B1'],
  narrate: ['A1', 'B2'],
  opinion: ['A2', 'C1'],
  argue: ['B1', 'C1'],
  summarise: ['B1', 'C1'],
};

export const speakKindLevels: Readonly<Record<SpeakKind, Range>> = {
  introduce: ['A1', 'B1'],
  read_aloud: ['A1', 'C1'],
  describe_scene: ['A1', 'B2'],
  tell: ['A1', 'C1'],
  opinion: ['A2', 'C1'],
  role_play: ['A1', 'C1'],
  discuss: ['A2', 'C1'],
  summarise: ['B1', 'C1'],
};
