import { describe, expect, test } from 'vitest';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { summarise } from './summary.ts';
import type { ReviewedAnswer, SittingSettings } from './types.ts';

const settings: SittingSettings = {
  length: 'full',
  levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
  categories: ['read', 'listen'],
  randomOrder: true,
};

let made = 0;
function answer(category: Category, level: TaskLevel, score: number, shown = false): ReviewedAnswer {
  made += 1;
  return {
    taskId: `task-${made}`,
    stimulusId: `stimulus-${made}`,
    category,
    level,
    kind: 'choose',
    item: { a: 1, b: 0, c: 0.25, weight: 1 },
    score,
    shown,
    skill: 'detail',
    topic: 'work',
    response: null,
    ms: 1500,
  };
}

describe('3.12 what a result holds', () => {
  const summary = summarise({
    settings,
    answers: [
      answer('read', 'A1', 1),
      answer('read', 'A1', 1),
      answer('read', 'B1', 0.5),
      answer('listen', 'A2', 1),
      answer('listen', 'B2', 0),
      answer('listen', 'B2', 1, true),
    ],
  });

  test('overall level, with a probability for each', () => {
    expect(Object.keys(summary.overall.probabilities)).toEqual(['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1']);
    expect(Object.values(summary.overall.probabilities).reduce((sum, one) => sum + one)).toBeCloseTo(1, 9);
    expect(summary.overall.evidence).toBe(5);
  });

  test('score and tasks per level', () => {
    expect(summary.levels.map(({ level, tasks, points }) => [level, tasks, points])).toEqual([
      ['A1', 2, 2],
      ['A2', 1, 1],
      ['B1', 1, 0.5],
      ['B2', 1, 0],
      ['C1', 0, 0],
    ]);
  });

  test('points per category', () => {
    expect(summary.categories.map(({ category, tasks, points }) => [category, tasks, points])).toEqual([
      ['read', 3, 2.5],
      ['listen', 2, 1],
    ]);
  });

  test('correct count out of total, and completion time', () => {
    expect(summary).toMatchObject({
      ...{ correct: 3, partly: 1, counted: 5, tasks: 6, points: 3.5, shown: 1, ms: 9000 },
    });
  });
});

test.each([
  [0, 3, false],
  [1, 1, false],
  [2, 1, true],
  [3, 0, true],
])(
  '9.242 of the clips that count %i by a robot and %i by a voice: provisional %s',
  (robot, voice, provisional) => {
    const heard = (robotVoice: boolean, count: number) =>
      Array.from({ length: count }, () => ({ ...answer('listen', 'A2', 1), robotVoice }));
    const shown = { ...answer('listen', 'A2', 0, true), robotVoice: true };
    const answers = [...heard(true, robot), ...heard(false, voice), shown, answer('read', 'A2', 1)];
    expect(summarise({ settings, answers }).robotVoice).toBe(provisional);
  },
);
