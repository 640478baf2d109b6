import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysFrom, mondayOf } from '#domain/time/days.ts';
import { practiceDays } from './practice-days.ts';
import { takeTurns } from './take-turns.ts';
import { type PlanInput, planWeeks } from './week-plan.ts';

/** A Monday. */
const monday = '2026-11-23';
const usual: PlanInput = {
  today: monday,
  examDay: '2027-01-20',
  daysAWeek: 4,
  minutesADay: 20,
  parts: [
    { category: 'read', chance: 0.8, weaknesses: [] },
    { category: 'listen', chance: 0.3, weaknesses: [] },
  ],
  practised: [],
  testedDaysAgo: 2,
  mockMinutes: { read: 75, listen: 60 },
  mockDaysAgo: null,
};
const sessionsOf = (change: Partial<PlanInput>) =>
  planWeeks({ ...usual, ...change }).flatMap(({ sessions }) => sessions);

describe('9.313 the plan until the exam', () => {
  test('has the wanted days in each whole week, none before today and none on the day before the exam', () => {
    const weeks = planWeeks(usual);
    expect(weeks.map(({ sessions }) => sessions.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 1]);
    const days = weeks.flatMap(({ sessions }) => sessions.map(({ day }) => day));
    expect(days.at(-1)).toBe('2027-01-18');
    expect(new Set(days).size).toBe(days.length);
  });

  test('gives a part the more days the less likely its level is', () => {
    const practice = sessionsOf({ mockMinutes: null }).flatMap((session) =>
      session.kind === 'practice' ? [session.category] : [],
    );
    const listening = practice.filter((category) => category === 'listen').length / practice.length;
    // Needs .7 and .2.
    expect(listening).toBeCloseTo(0.78, 1);
    expect(practice).toContain('read');
  });

  test('has a mock every second week, none in the last four days and none where none is open', () => {
    const mocks = sessionsOf({}).filter(({ kind }) => kind === 'mock');
    const gaps = mocks.slice(1).map((mock, index) => daysFrom(mocks[index]?.day ?? '', mock.day));
    expect(gaps.length).toBeGreaterThan(1);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(12);
    for (const gap of gaps) expect(gap).toBeLessThanOrEqual(21);
    expect(mocks.every(({ day }) => daysFrom(day, usual.examDay) >= 4)).toBe(true);
    expect(sessionsOf({ mockMinutes: null }).some(({ kind }) => kind === 'mock')).toBe(false);
    expect(mocks[0]?.minutes).toBe(60);
  });

  test('begins with a level test where there is none, and has another when the last one is four weeks old', () => {
    const tests = sessionsOf({ testedDaysAgo: null }).filter(({ kind }) => kind === 'level_test');
    expect(tests.map(({ day }) => day)).toEqual([monday, '2026-12-23']);
    expect(sessionsOf({ testedDaysAgo: 10 }).find(({ kind }) => kind === 'level_test')?.day).toBe(
      '2026-12-12',
    );
  });

  test('spreads what is left of a week over the days that are left, and owes nothing of what was missed', () => {
    const week = (today: string, practised: readonly string[]) =>
      planWeeks({ ...usual, today, practised })[0]?.sessions.map(({ day }) => day);
    expect(week('2026-11-27', ['2026-11-23', '2026-11-25'])).toEqual(['2026-11-27', '2026-11-28']);
    // Nothing done by Friday: three days are left, and three it is, not four and no debt in the week after.
    expect(week('2026-11-27', [])).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
    expect(planWeeks({ ...usual, today: '2026-11-27' })[1]?.sessions).toHaveLength(4);
    // Practised today already.
    expect(week('2026-11-27', ['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27'])).toEqual([]);
  });

  test('takes what was weak every other time, in turn', () => {
    const weaknesses = [
      { kind: 'skill', skill: 'detail', category: 'listen' },
      { kind: 'grammar', grammarPoint: 'modal_infinitive' },
    ] as const;
    const parts = [{ category: 'listen', chance: 0.3, weaknesses }] as const;
    const subjects = sessionsOf({ parts, mockMinutes: null })
      .slice(0, 5)
      .map((session) => (session.kind === 'practice' ? session.subject : null));
    expect(subjects).toEqual([weaknesses[0], null, weaknesses[1], null, weaknesses[0]]);
  });

  test('is empty from the day before the exam on, and without a part', () => {
    expect(planWeeks({ ...usual, today: '2027-01-19' })).toEqual([]);
    expect(planWeeks({ ...usual, today: '2027-02-19' })).toEqual([]);
    expect(planWeeks({ ...usual, parts: [] })).toEqual([]);
  });

  test('holds for any week, whatever was done: as many days as are wanted or left, each once', () => {
    const anyWeek = fc.record({
      daysAWeek: fc.integer({ min: 1, max: 7 }),
      start: fc.integer({ min: 0, max: 6 }),
      end: fc.integer({ min: 0, max: 30 }),
      done: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    });
    fc.assert(
      fc.property(anyWeek, ({ daysAWeek, start, end, done }) => {
        const from = addDays(monday, start);
        const doneDays = done.filter((index) => index <= start).map((index) => addDays(monday, index));
        const days = practiceDays({ monday, from, to: addDays(from, end), daysAWeek, done: doneDays });
        expect(days.length + doneDays.length).toBeLessThanOrEqual(Math.max(daysAWeek, doneDays.length));
        expect(new Set([...days, ...doneDays]).size).toBe(days.length + doneDays.length);
        for (const day of days) expect(mondayOf(day)).toBe(monday);
        for (const day of days) expect(day >= from && day <= addDays(from, end)).toBe(true);
      }),
    );
  });
});

test('turns are taken as often as they weigh, and spread evenly (9.313)', () => {
  const turns = takeTurns([3, 1]);
  expect(Array.from({ length: 8 }, () => turns()).join('')).toBe('00100010');
});
