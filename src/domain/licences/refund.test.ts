import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { addDays, dayMs, daysFrom, osloDay } from '#domain/time/days.ts';
import { isWorkingDay } from '#domain/time/working-days.ts';
import { unusedOre, withdrawalEnds } from './refund.ts';

describe('9.46 a purchase can be withdrawn from until the end of the fourteenth day after it', () => {
  test.each([
    // Angrerettloven §§ 20, 21: the day of the agreement does not count, and the last one counts to its end, in Norway.
    ['in winter', '2026-11-23T10:00:00Z', '2026-12-07T23:00:00Z'],
    ['just before midnight', '2026-11-23T22:59:59Z', '2026-12-07T23:00:00Z'],
    ['just after it', '2026-11-23T23:00:00Z', '2026-12-08T23:00:00Z'],
    ['in summer', '2026-07-01T10:00:00Z', '2026-07-15T22:00:00Z'],
    ['into summer time', '2027-03-17T10:00:00Z', '2027-03-31T22:00:00Z'],
    ['out of summer time', '2026-10-20T10:00:00Z', '2026-11-03T23:00:00Z'],
    ['into the new year', '2026-12-24T18:00:00Z', '2027-01-07T23:00:00Z'],
    ['to Christmas Eve', '2026-12-10T18:00:00Z', '2026-12-24T23:00:00Z'],
  ])('%s', (_, paidAt, until) => {
    expect(withdrawalEnds(new Date(paidAt)).toISOString()).toBe(until.replace('Z', '.000Z'));
  });
});

describe('9.46 and when that is no working day, until the end of the next one', () => {
  test.each([
    ['a Saturday', '2026-11-21', '2026-12-07'],
    ['a Sunday', '2026-11-22', '2026-12-07'],
    ['a Saturday in the night of which summer time begins', '2026-03-14', '2026-03-30'],
    ['a Sunday on which it begins', '2026-03-15', '2026-03-30'],
    ['Maundy Thursday 2026', '2026-03-19', '2026-04-07'],
    ['Easter Monday 2026', '2026-03-23', '2026-04-07'],
    ['Labour Day 2026, a Friday', '2026-04-17', '2026-05-04'],
    ['the Ascension 2026', '2026-04-30', '2026-05-15'],
    ['the Sunday before Pentecost Monday 2026', '2026-05-10', '2026-05-26'],
    ['Christmas Day 2026, a Friday', '2026-12-11', '2026-12-28'],
    ['New Year’s Day 2027, a Friday', '2026-12-18', '2027-01-04'],
    ['Maundy Thursday 2027', '2027-03-11', '2027-03-30'],
    ['17 May 2027, which is Pentecost Monday too', '2027-05-03', '2027-05-18'],
    ['Labour Day 2028, a Monday', '2028-04-17', '2028-05-02'],
    ['17 May 2028, in the middle of a week', '2028-05-03', '2028-05-18'],
    ['both days of Christmas 2028', '2028-12-11', '2028-12-27'],
    ['17 May 2029', '2029-05-03', '2029-05-18'],
    ['Maundy Thursday 2030', '2030-04-04', '2030-04-23'],
  ])('%s', (_, paidOn, lastDay) => {
    const ends = withdrawalEnds(new Date(`${paidOn}T12:00:00Z`));
    expect(ends.toLocaleTimeString('nb-NO', { timeZone: 'Europe/Oslo' })).toBe('00:00:00');
    expect(osloDay(new Date(ends.getTime() - 1))).toBe(lastDay);
  });
});

describe('9.46 who withdraws gets back the days that were not used', () => {
  const start = Date.UTC(2026, 10, 1, 8);
  const at = (days: number) => new Date(start + days * dayMs);
  const order = { amountOre: 9900, days: 30, withdrewBefore: false };

  test.each<[string, readonly [number, number][], number, number]>([
    ['all of them at once', [[0, 30]], 0, 9900],
    ['a day that is not over counts as unused', [[0, 30]], 0.99, 9900],
    ['one is used', [[0, 30]], 1, 9570],
    ['thirteen and a half are thirteen', [[0, 30]], 13.5, 5610],
    ['it has not begun: it waits behind another', [[20, 50]], 10, 9900],
    [
      'it was interrupted by a higher one',
      [
        [0, 4],
        [34, 60],
      ],
      10,
      8580,
    ],
    ['nothing is left', [[0, 30]], 31, 0],
  ])('%s', (_, periods, now, expected) => {
    const used = periods.map(([from, to]) => ({ startedAt: at(from), expiresAt: at(to) }));
    expect(unusedOre(order, { periods: used, now: at(now) })).toBe(expected);
  });

  test('but a begun day counts as used for somebody who withdrew before', () => {
    const used = [{ startedAt: at(0), expiresAt: at(30) }];
    expect(unusedOre({ ...order, withdrewBefore: true }, { periods: used, now: at(0.01) })).toBe(9570);
    expect(unusedOre({ ...order, withdrewBefore: true }, { periods: used, now: at(0) })).toBe(9900);
  });

  test('and what is less than an øre is given', () => {
    const used = [{ startedAt: at(0), expiresAt: at(30) }];
    // 7 921 øre × 29 / 30 = 7 656.97
    expect(unusedOre({ ...order, amountOre: 7921 }, { periods: used, now: at(1) })).toBe(7657);
  });
});

describe('whatever was paid and whenever', () => {
  const moment = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  });

  test('9.46 a purchase can be withdrawn from until the end of a working day, fourteen days after it or the next', () => {
    fc.assert(
      fc.property(moment, (paidAt) => {
        const lastDay = osloDay(new Date(withdrawalEnds(paidAt).getTime() - 1));
        expect(isWorkingDay(lastDay)).toBe(true);
        const days = daysFrom(osloDay(paidAt), lastDay);
        expect(days).toBeGreaterThanOrEqual(14);
        for (let skipped = 14; skipped < days; skipped += 1)
          expect(isWorkingDay(addDays(osloDay(paidAt), skipped))).toBe(false);
      }),
      propertySettings(300),
    );
  });

  test('9.46 what is paid back of days not used is never more than was paid, never less the sooner, and once more asked never more', () => {
    fc.assert(
      fc.property(
        fc.record({
          amountOre: fc.nat(100_000),
          days: fc.integer({ min: 1, max: 400 }),
          startedAt: moment,
          after: fc.tuple(fc.nat(400 * 24), fc.nat(400 * 24)),
        }),
        ({ amountOre, days, startedAt, after }) => {
          const periods = [{ startedAt, expiresAt: new Date(startedAt.getTime() + days * dayMs) }];
          const back = (hours: number, withdrewBefore = false) =>
            unusedOre(
              { amountOre, days, withdrewBefore },
              { periods, now: new Date(startedAt.getTime() + (hours * dayMs) / 24) },
            );
          const [sooner = 0, later = 0] = after.toSorted((one, other) => one - other);
          expect(back(0)).toBe(amountOre);
          expect(back(sooner)).toBeLessThanOrEqual(amountOre);
          expect(back(later)).toBeLessThanOrEqual(back(sooner));
          expect(back(later)).toBeGreaterThanOrEqual(0);
          expect(back(sooner, true)).toBeLessThanOrEqual(back(sooner));
        },
      ),
      propertySettings(300),
    );
  });
});
