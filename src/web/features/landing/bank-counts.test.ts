import { expect, it } from 'vitest';
import { countsOf } from './bank-counts.ts';

it('a package opens its own tasks and those of the packages below it', () => {
  const rows = [
    { package: 'free', tasks: 70 },
    { package: 'free', tasks: 50 },
    { package: 'plus', tasks: 100 },
    { package: 'premium', tasks: 30 },
  ] as const;
  expect(countsOf(rows)).toEqual({ free: 120, plus: 220, premium: 250 });
});

it('an empty bank counts as nothing', () => {
  expect(countsOf([])).toEqual({ free: 0, plus: 0, premium: 0 });
});
