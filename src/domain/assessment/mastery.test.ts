import { describe, expect, test } from 'vitest';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { levelScores, masteryOf } from './mastery.ts';
import type { Answer } from './types.ts';

describe('4.17 the mastery of a level', () => {
  test.each([
    [null, 'no_tasks'],
    [0, 'challenging'],
    [0.29, 'challenging'],
    [0.3, 'beginning'],
    [0.49, 'beginning'],
    [0.5, 'partial'],
    [0.69, 'partial'],
    [0.7, 'good'],
    [0.84, 'good'],
    [0.85, 'very_good'],
    [1, 'very_good'],
  ] as const)('a share of %s of the points is %s', (share, mastery) => {
    const correct = (share ?? 0) * 100;
    expect(masteryOf({ tasks: share === null ? 0 : 100, correct, partly: 0 })).toBe(mastery);
  });
});

function answer(level: TaskLevel, score: number, shown = false): Answer {
  return {
    taskId: `${level}-${score}-${shown}`,
    stimulusId: level,
    category: 'read',
    level,
    kind: 'choose',
    item: { a: 1, b: 0, c: 0.25, weight: 1 },
    score,
    shown,
  };
}

test('9.181 fewer than four tasks of a level have no mastery', () => {
  expect(masteryOf({ tasks: 3, correct: 3, partly: 0 })).toBe('too_few_tasks');
  expect(masteryOf({ tasks: 4, correct: 4, partly: 0 })).toBe('very_good');
});

test('9.182 of each level the answers that count, right or partly right; what is shown or too fast does not count', () => {
  const scores = levelScores([
    answer('A1', 1),
    answer('B1', 0.5),
    answer('B1', 1),
    answer('B1', 1, true),
    { ...answer('B1', 1), tooFast: true },
  ]);
  expect(scores.map(({ level, tasks, points }) => [level, tasks, points])).toEqual([
    ['A1', 1, 1],
    ['A2', 0, 0],
    ['B1', 2, 1.5],
    ['B2', 0, 0],
    ['C1', 0, 0],
  ]);
  expect(scores[1]?.mastery).toBe('no_tasks');
});
