import { expect, test } from 'vitest';
import { readSummary } from './stored-summary.ts';
import { summarise } from './summary.ts';

const settings = {
  length: 'full',
  levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
  categories: ['read'],
  randomOrder: true,
} as const;

test('9.181 a result stored earlier keeps its level and loses what it said of too few tasks', () => {
  const now = summarise({ answers: [], settings });
  const { counted: _, partly: __, tooFast: ___, untried: ____, ...rest } = now;
  const levels = now.levels.map((score) => ({ ...score, tasks: 2, points: 1.5, mastery: 'good' as const }));
  const read = readSummary({ ...rest, tasks: 10, levels });
  expect(read).toMatchObject({ counted: 10, overall: now.overall, untried: [] });
  expect(read.levels[0]).toMatchObject({ correct: 1, mastery: 'too_few_tasks' });
  expect(read.feedback.recommendations).toEqual([{ key: 'take_full_test' }]);
  expect(readSummary(now)).toBe(now);
});
