import { describe, expect, test } from 'vitest';
import { calendarStart, practiceCalendar } from './practice-calendar.ts';

describe('9.74 the calendar shows the last 12 weeks by day', () => {
  test('from a Monday up to today', () => {
    const { weeks } = practiceCalendar([], '2026-11-21');
    expect(weeks).toHaveLength(12);
    expect(weeks[0]?.monday).toBe('2026-08-31');
    expect(calendarStart('2026-11-21')).toBe('2026-08-31');
    expect(weeks.at(-1)?.days.at(-1)?.day).toBe('2026-11-21');
    expect(weeks.at(-1)?.days).toHaveLength(6);
    expect(weeks.slice(0, -1).every(({ days }) => days.length === 7)).toBe(true);
  });

  test.each([
    [0, 0],
    [1, 1],
    [4, 1],
    [5, 2],
    [9, 2],
    [10, 3],
    [19, 3],
    [20, 4],
    [400, 4],
  ])('%i tasks are step %i', (tasks, step) => {
    const { weeks } = practiceCalendar([{ day: '2026-11-21', tasks }], '2026-11-21');
    expect(weeks.at(-1)?.days.at(-1)).toMatchObject({ tasks, step });
  });

  test('and counts days and tasks in them, over the end of summer time too', () => {
    const calendar = practiceCalendar(
      [
        { day: '2026-08-30', tasks: 50 },
        { day: '2026-10-25', tasks: 3 },
        { day: '2026-10-26', tasks: 4 },
        { day: '2026-11-16', tasks: 5 },
        { day: '2026-11-18', tasks: 6 },
      ],
      '2026-11-21',
    );
    expect(calendar).toMatchObject({ activeDays: 4, tasks: 18 });
    expect(calendar.weeks.map(({ active }) => active).slice(-5)).toEqual([1, 1, 0, 0, 2]);
  });

  test('on a Monday the week of today has one day', () => {
    const { weeks } = practiceCalendar([], '2026-11-16');
    expect(weeks.at(-1)?.days.map(({ day }) => day)).toEqual(['2026-11-16']);
  });
});
