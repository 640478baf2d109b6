import { describe, expect, test } from 'vitest';
import { osloHour } from './days.ts';
import { formatDate, formatDay, formatMoment } from './format-date.ts';

/** Half past midnight in Norway; in UTC it is the day before. */
const at = new Date('2026-11-20T23:30:00Z');

describe('a moment is written as Norway counts it', () => {
  test.each([
    ['en-GB', '21 November 2026', '21 November 2026 at 00:30'],
    ['nb-NO', '21. november 2026', '21. november 2026 kl. 00:30'],
  ])('in %s', (locale, day, moment) => {
    expect(formatDate(at, locale)).toBe(day);
    expect(formatMoment(at, locale)).toBe(moment);
  });

  test('its hour is that of Norway, in winter and in summer', () => {
    expect(osloHour(at)).toBe(0);
    expect(osloHour(new Date('2026-07-20T21:59:00Z'))).toBe(23);
  });
});

test('a day stays the day that it is', () => {
  expect(formatDay('2026-11-21', 'en-GB')).toBe('21 November 2026');
  expect(formatDay('2026-11-21', 'nb-NO')).toBe('21. november 2026');
});
