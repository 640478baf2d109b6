import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { addDays, daysFrom, endOfOsloDay, mondayOf, osloDay } from './days.ts';

describe('9.54 days are Norwegian days', () => {
  test.each([
    ['the last second before midnight in winter', '2026-11-20T22:59:59Z', '2026-11-20'],
    ['midnight in winter', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['the last second before midnight in summer', '2026-07-20T21:59:59Z', '2026-07-20'],
    ['midnight in summer', '2026-07-20T22:00:00Z', '2026-07-21'],
    ['the new year', '2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s', (_, at, day) => {
    expect(osloDay(new Date(at))).toBe(day);
  });
});

describe('9.54 a Norwegian day ends at midnight in Norway', () => {
  test.each([
    ['in winter', '2026-11-21T12:00:00Z', '2026-11-21T23:00:00Z'],
    ['in summer', '2026-07-21T12:00:00Z', '2026-07-21T22:00:00Z'],
    ['at its first moment', '2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z'],
    ['before the day on which summer time begins', '2026-03-28T12:00:00Z', '2026-03-28T23:00:00Z'],
    ['on the day on which summer time begins', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00Z'],
    ['on the day on which it ends', '2026-10-25T00:30:00Z', '2026-10-25T23:00:00Z'],
  ])('%s', (_, at, end) => {
    expect(endOfOsloDay(new Date(at)).toISOString()).toBe(new Date(end).toISOString());
  });
});

describe('9.54 weeks begin on Monday, as ISO 8601 counts them', () => {
  test.each([
    ['a Monday', '2026-11-16', '2026-11-16'],
    ['a Sunday', '2026-11-22', '2026-11-16'],
    ['new year’s day of 2027, a Friday, lies in the last week of 2026', '2027-01-01', '2026-12-28'],
    ['the first Sunday of 2027', '2027-01-03', '2026-12-28'],
    ['the first Monday of 2027', '2027-01-04', '2027-01-04'],
    ['a leap day', '2028-02-29', '2028-02-28'],
  ])('%s', (_, day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });
});

test('days are added and counted over months, years and summer time', () => {
  expect(addDays('2026-10-10', 30)).toBe('2026-11-09');
  expect(addDays('2026-12-15', 30)).toBe('2027-01-14');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysFrom('2026-10-10', '2026-11-09')).toBe(30);
  expect(daysFrom('2026-11-09', '2026-10-10')).toBe(-30);
});

describe('whatever the day', () => {
  const moment = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2100-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  const day = moment.map((at) => at.toISOString().slice(0, 10));

  test('days added are days counted, and taken away again', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        expect(daysFrom(from, addDays(from, count))).toBe(count);
        expect(addDays(addDays(from, count), -count)).toBe(from);
      }),
      propertySettings(300),
    );
  });

  test('a Norwegian day ends at one moment: the last before it is of the day, it is of the next', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const end = endOfOsloDay(at);
        expect(end.getTime()).toBeGreaterThan(at.getTime());
        expect(osloDay(new Date(end.getTime() - 1))).toBe(osloDay(at));
        expect(osloDay(end)).toBe(addDays(osloDay(at), 1));
      }),
      propertySettings(300),
    );
  });

  test('a week begins on its Monday, which is its own', () => {
    fc.assert(
      fc.property(day, (of) => {
        const monday = mondayOf(of);
        expect(new Date(monday).getUTCDay()).toBe(1);
        expect(daysFrom(monday, of)).toBeGreaterThanOrEqual(0);
        expect(daysFrom(monday, of)).toBeLessThan(7);
        expect(mondayOf(monday)).toBe(monday);
      }),
      propertySettings(300),
    );
  });
});
