import { expect, test } from 'vitest';
import { daysBetween, formatDate } from './format-date.ts';
import { inSecondsOrMinutes } from './in-seconds-or-minutes.ts';

test('a day is the Norwegian day, in the words of the language', () => {
  // Half past eleven at night in London's winter is the next day in Oslo.
  expect(formatDate('2026-11-19T23:30:00Z', 'en-GB')).toBe('20\u00a0November 2026');
  expect(formatDate('2026-11-19T23:30:00Z', 'nb-NO')).toBe('20.\u00a0november 2026');
});

test.each([
  ['2026-11-20T08:00:00Z', '2026-11-20T22:59:00Z', 0],
  ['2026-11-20T22:59:00Z', '2026-11-20T23:01:00Z', 1],
  // The clocks are turned back between these days.
  ['2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', 2],
])('from %s to %s are %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  [0, 0, 'seconds'],
  [99_400, 99, 'seconds'],
  [99_600, 2, 'minutes'],
  [31 * 60_000, 31, 'minutes'],
] as const)('%d ms are %d %s', (ms, value, unit) => {
  expect(inSecondsOrMinutes(ms)).toEqual({ value, unit });
});
