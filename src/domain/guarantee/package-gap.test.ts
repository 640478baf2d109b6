import { expect, test } from 'vitest';
import { missingDays } from './package-gap.ts';

test.each([
  ['2026-12-22T11:00:00Z', '2026-12-21', null],
  ['2026-12-22T11:00:00Z', '2026-12-22', null],
  ['2026-12-22T11:00:00Z', '2026-12-23', 30],
  ['2026-12-22T11:00:00Z', '2027-01-20', 30],
  ['2026-12-22T11:00:00Z', '2027-01-22', 60],
  // Half past midnight in Oslo is the next day.
  ['2026-12-21T23:30:00Z', '2026-12-22', null],
])('9.237 a package until %s for an exam on %s lacks %s days', (endsAt, examDay, days) => {
  expect(missingDays(endsAt, examDay)).toBe(days);
});
