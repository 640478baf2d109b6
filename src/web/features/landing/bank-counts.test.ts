import { expect, it } from 'vitest';
import { countsOf } from './bank-counts.ts';

it('a package opens its own tasks and those of the packages below it', () => {
  const rows = [
    { category: 'read', package: 'free', tasks: 70 },
    { category: 'listen', package: 'free', tasks: 50 },
    { category: 'read', package: 'plus', tasks: 100 },
    { category: 'listen', package: 'premium', tasks: 30 },
  ] as const;
  expect(countsOf(rows)).toEqual({ free: 120, plus: 220, premium: 250 });
});

it('an empty bank counts as nothing', () => {
  expect(countsOf([])).toEqual({ free: 0, plus: 0, premium: 0 });
});

it('writing comes with Plus and speaking with Premium (1.24)', () => {
  const rows = [
    { category: 'read', package: 'plus', tasks: 100 },
    { category: 'write', package: 'plus', tasks: 40 },
    { category: 'speak', package: 'premium', tasks: 30 },
  ] as const;
  expect(countsOf(rows)).toEqual({ free: 0, plus: 140, premium: 170 });
});
