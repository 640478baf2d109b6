import { expect, test } from 'vitest';
import { usualPractice } from './practice.ts';
import { readPractice } from './read-practice.ts';

test.each([
  [{}, {}],
  [null, {}],
  ['text', {}],
  [
    { weeklyDays: 3, quick: true },
    { weeklyDays: 3, quick: true },
  ],
  [{ levels: ['B1', 'A2'] }, { levels: ['B1', 'A2'] }],
  [{ levels: ['D9'], weeklyDays: 9, showAnswers: 'yes', categories: ['listen'] }, { categories: ['listen'] }],
])('what is stored as %o is read as the usual with %o (9.74)', (value, change) => {
  expect(readPractice(value)).toEqual({ ...usualPractice, ...change });
});
