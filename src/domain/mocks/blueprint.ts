import type { TaskLevel } from '#domain/levels/levels.ts';

/** The parts whose tests follow from the answers: one test for all, in three stages. Rule 9.290. */
export const stagedParts = ['read', 'listen'] as const;
export type StagedPart = (typeof stagedParts)[number];

/** The tests of the three stages, by the names that the exam's page gives them. */
export const stageTests = ['1', '2A', '2B', 'A1–A2', 'A2–B1', 'B1–B2'] as const;
export type StageTest = (typeof stageTests)[number];

export type Stage = 1 | 2 | 3;

export type TestBlueprint = {
  readonly stage: Stage;
  /** Tasks of each level, easiest first. */
  readonly levels: readonly { readonly level: TaskLevel; readonly tasks: number }[];
  /** Questions that may be asked of one text or clip, at most. */
  readonly mostOfStimulus: number;
  /** Texts or clips of one topic, at most. */
  readonly mostOfTopic: number;
  readonly leastTopics: number;
  /** Different kinds of task, at least. */
  readonly leastKinds: Readonly<Record<StagedPart, number>>;
};

const preTest = {
  mostOfStimulus: 3,
  mostOfTopic: 2,
  leastTopics: 3,
  leastKinds: { read: 3, listen: 2 },
} as const;
const mainTest = {
  mostOfStimulus: 4,
  mostOfTopic: 2,
  leastTopics: 5,
  leastKinds: { read: 4, listen: 2 },
} as const;

/**
 * What each test of a stage holds, within the facts `multistage` and `tasksPerPart`: 8 + 8 + 20 tasks on every way through.
 * A main test between two levels has as many tasks of the one as of the other. Rule 9.291.
 */
export const blueprints: Readonly<Record<StageTest, TestBlueprint>> = {
  '1': { ...preTest, stage: 1, levels: [{ level: 'A2', tasks: 8 }] },
  '2A': { ...preTest, stage: 2, levels: [{ level: 'A2', tasks: 8 }] },
  '2B': { ...preTest, stage: 2, levels: [{ level: 'B1', tasks: 8 }] },
  'A1–A2': { ...mainTest, stage: 3, levels: both('A1', 'A2') },
  'A2–B1': { ...mainTest, stage: 3, levels: both('A2', 'B1') },
  'B1–B2': { ...mainTest, stage: 3, levels: both('B1', 'B2') },
};

/** How often a kind should come among the tasks of a part, in parts of the whole. */
export const kindParts: Readonly<Record<StagedPart, Readonly<Record<string, number>>>> = {
  read: { choose: 8, click_word: 4, cloze: 3, which_person: 3, match: 3, order: 2, picture: 2 },
  listen: { choose: 7, match: 3, picture: 2 },
};

/** The mean difficulty of a level's tasks in a test may lie so far from the level, in levels. Rule 9.293. */
export const difficultyTolerance = 0.35;

function both(lower: TaskLevel, upper: TaskLevel): TestBlueprint['levels'] {
  return [
    { level: lower, tasks: 10 },
    { level: upper, tasks: 10 },
  ];
}

export function tasksOf({ levels }: Pick<TestBlueprint, 'levels'>): number {
  return levels.reduce((sum, { tasks }) => sum + tasks, 0);
}
