import { describe, expect, test } from 'vitest';
import { addDays } from './days.ts';
import { easterSunday, isWorkingDay, workingDayFrom } from './working-days.ts';

describe('9.46 public holidays are computed', () => {
  // Western Easter as almanacs have it, early and late ones among them.
  test.each([
    ...['1961-04-02', '2000-04-23', '2008-03-23', '2011-04-24', '2024-03-31', '2025-04-20', '2026-04-05'],
    ...['2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21', '2038-04-25', '2049-04-18', '2076-04-19'],
  ])('Easter Sunday is %s', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });

  test.each<[number, string[]]>([
    // Those that lie on Monday to Friday.
    [
      2026,
      ['01-01', '04-02', '04-03', '04-06', '05-01', '05-14', '05-25', '12-25'], // 17 May is a Sunday, 26 December a Saturday
    ],
    [2027, ['01-01', '03-25', '03-26', '03-29', '05-06', '05-17']], // 1 May and Christmas lie on a weekend
    [2028, ['04-13', '04-14', '04-17', '05-01', '05-17', '05-25', '06-05', '12-25', '12-26']],
    [2029, ['01-01', '03-29', '03-30', '04-02', '05-01', '05-10', '05-17', '05-21', '12-25', '12-26']],
  ])('of %i', (year, holidays) => {
    const found: string[] = [];
    for (let day = `${year}-01-01`; day.startsWith(`${year}`); day = addDays(day, 1)) {
      const weekday = new Date(day).getUTCDay();
      if (weekday > 0 && weekday < 6 && !isWorkingDay(day)) found.push(day.slice(5));
    }
    expect(found).toEqual(holidays);
  });

  test.each([
    ['a Friday', '2026-11-20', '2026-11-20'],
    ['a Saturday', '2026-11-21', '2026-11-23'],
    ['a Sunday', '2026-11-22', '2026-11-23'],
    ['Maundy Thursday, to the Tuesday after Easter', '2026-04-02', '2026-04-07'],
    ['Christmas Day before a weekend', '2026-12-25', '2026-12-28'],
    ['Christmas Eve, which is a working day', '2026-12-24', '2026-12-24'],
    ['New Year’s Day before a weekend', '2027-01-01', '2027-01-04'],
    ['a Saturday before 17 May on a Monday', '2027-05-15', '2027-05-18'],
    ['Pentecost beside nothing else', '2028-06-04', '2028-06-06'],
  ])('%s', (_, day, next) => {
    expect(workingDayFrom(day)).toBe(next);
  });
});
