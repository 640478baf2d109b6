import { expect, test } from 'vitest';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { mistakesOfRound, nextMistake } from './mistakes.ts';

const wrong = (taskId: string, level: TaskLevel, stimulusId = taskId) =>
  ({ taskId, level, stimulusId, category: 'read', score: 0 }) as const;

test('9.240 a round of mistakes begins with the easiest, keeps questions to one text together, and has ten at most', () => {
  const mistakes = [
    wrong('a', 'B1', 'text'),
    wrong('b', 'A2'),
    wrong('c', 'B1'),
    wrong('d', 'B1', 'text'),
    wrong('e', 'A1'),
  ];
  expect(mistakesOfRound(mistakes).map(({ taskId }) => taskId)).toEqual(['e', 'b', 'a', 'd', 'c']);
  const many = Array.from({ length: 14 }, (_, index) => wrong(`task ${index}`, 'A1'));
  expect(mistakesOfRound(many)).toHaveLength(10);
});

test('mistakes are asked once each in their order; one that has left the bank is passed over (9.240)', () => {
  const tasks = [{ taskId: 'a' }, { taskId: 'c' }];
  const next = (answered: readonly string[]) =>
    nextMistake({ mistakes: ['a', 'b', 'c'], tasks, answers: answered.map((taskId) => ({ taskId })) });
  expect(next([])).toEqual({ kind: 'task', taskId: 'a' });
  expect(next(['a'])).toEqual({ kind: 'task', taskId: 'c' });
  expect(next(['a', 'c']).kind).toBe('finished');
});
