import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/days.ts';
import { claimProblem, type GuaranteeInput, guaranteeConditions } from './conditions.ts';
import { type Practice, practiceWeeks } from './practice-weeks.ts';

/** A Wednesday. */
const testDate = '2026-11-11';
const on = (day: string, tasks: number, category: Practice['category'] = 'read'): Practice => ({
  day,
  tasks,
  category,
});
/** One active week, its Monday and Tuesday, so many weeks before that of the test. */
const week = (before: number, tasks = 2) => {
  const monday = addDays('2026-11-09', -7 * before);
  return [on(monday, tasks / 2), on(addDays(monday, 1), tasks / 2, 'listen')];
};
const enough = [1, 2, 3, 4].flatMap((before) => week(before, 26));

function conditions(change: Partial<GuaranteeInput> = {}) {
  return guaranteeConditions({
    ...{ practice: enough, levelTests: ['2026-09-01'], tier: 11, testDate, today: '2026-11-20' },
    ...change,
  });
}

const activeWeeks = (practice: readonly Practice[], date = testDate) =>
  practiceWeeks({ practice, testDate: date, today: '2026-11-20' }).filter(({ active }) => active).length;

describe('9.54 a week is active with practice on two days or with ten tasks', () => {
  test.each<[string, Practice[], number]>([
    ['one task on each of two days', [on('2026-11-02', 1), on('2026-11-03', 1)], 1],
    ['two skills on one day are one day', [on('2026-11-02', 4), on('2026-11-02', 4, 'listen')], 0],
    ['nine tasks on one day', [on('2026-11-02', 9)], 0],
    ['ten tasks on one day', [on('2026-11-02', 10)], 1],
    ['ten tasks of two skills on one day', [on('2026-11-02', 5), on('2026-11-02', 5, 'listen')], 1],
    ['Sunday and the Monday after it are two weeks', [on('2026-11-01', 1), on('2026-11-02', 1)], 0],
    ['nothing', [], 0],
  ])('%s', (_, practice, active) => {
    expect(activeWeeks(practice)).toBe(active);
  });
});

describe('9.54 the weeks that count are any of the sixteen up to the test', () => {
  test.each<[string, Practice[], string, number]>([
    ['with gaps between them', [...week(1), ...week(5), ...week(9), ...week(15)], testDate, 4],
    ['the sixteenth is the last', week(15), testDate, 1],
    ['the seventeenth is too long ago', week(16), testDate, 0],
    ['the week of the test counts up to the day before', week(0), testDate, 1],
    ['the day of the test does not', [on('2026-11-10', 1), on(testDate, 1)], testDate, 0],
    ['nor what comes after it', [on('2026-11-12', 20)], testDate, 0],
    ['a test on a Monday has nothing of its own week', [on('2026-11-08', 10)], '2026-11-09', 1],
    ['one week runs over the new year', [on('2026-12-31', 1), on('2027-01-01', 1)], '2027-01-20', 1],
    ['and ends there with its Sunday', [on('2027-01-03', 1), on('2027-01-04', 1)], '2027-01-20', 0],
  ])('%s', (_, practice, date, active) => {
    expect(activeWeeks(practice, date)).toBe(active);
  });

  test('they are told with their days and tasks, and those that have not come are marked', () => {
    const weeks = practiceWeeks({ practice: week(1, 6), testDate: '2026-11-18', today: '2026-11-10' });
    expect(weeks.map(({ monday }) => monday)).toEqual(
      Array.from({ length: 16 }, (_, index) => addDays('2026-08-03', 7 * index)),
    );
    expect(weeks.slice(-3)).toEqual([
      { monday: '2026-11-02', days: 2, tasks: 6, active: true, ahead: false },
      { monday: '2026-11-09', days: 0, tasks: 0, active: false, ahead: false },
      { monday: '2026-11-16', days: 0, tasks: 0, active: false, ahead: true },
    ]);
  });
});

describe('9.55 a hundred tasks before the test, some in every skill that can be practised', () => {
  const done = (read: number, listen: number, more: Practice[] = []) => [
    ...[on('2026-10-01', read), on('2026-10-02', listen, 'listen')],
    ...more,
  ];
  test.each<[string, Practice[], number, boolean]>([
    ['a hundred', done(50, 50), 100, true],
    ['ninety-nine', done(50, 49), 99, false],
    ['five of one skill are enough of it', done(95, 5), 100, true],
    ['four are not', done(200, 4), 204, false],
    ['what is answered on the day of the test does not count', done(50, 49, [on(testDate, 50)]), 99, false],
    [
      'what is answered long before counts',
      [on('2024-01-01', 60), on('2024-01-01', 60, 'listen')],
      120,
      true,
    ],
    ['writing counts where it could be done', done(40, 40, [on('2026-10-01', 20, 'write')]), 100, true],
  ])('%s', (_, practice, have, met) => {
    expect(conditions({ practice }).tasks).toMatchObject({ have, met });
  });

  test.each([null, 11, 12])('no skill is asked for that cannot be practised yet (tier %s)', (tier) => {
    expect(conditions({ tier }).tasks.skills.map(({ category }) => category)).toEqual(['read', 'listen']);
  });
});

describe('the level test counts when it was finished before the day of the test (1.27)', () => {
  test.each<[string, string[], string | null]>([
    ['none', [], null],
    ['the day before', ['2026-11-10'], '2026-11-10'],
    ['the day itself', [testDate], null],
    ['the first of several', ['2026-10-02', '2026-09-01', '2026-12-01'], '2026-09-01'],
  ])('%s', (_, levelTests, takenOn) => {
    expect(conditions({ levelTests }).levelTest).toEqual({ takenOn, met: takenOn !== null });
  });
});

describe('9.3 proof counts within 30 days, the last one included', () => {
  test.each([
    ['the day before the test', '2026-11-10', 'early'],
    ['the day of the test', '2026-11-11', 'open'],
    ['the 30th day', '2026-12-11', 'open'],
    ['the 31st day', '2026-12-12', 'late'],
  ])('%s', (_, today, state) => {
    expect(conditions({ today }).proof).toEqual({ lastDay: '2026-12-11', state });
  });

  test('over the new year', () => {
    expect(conditions({ testDate: '2026-12-02', today: '2027-01-01' }).proof).toEqual({
      lastDay: '2027-01-01',
      state: 'open',
    });
  });
});

describe('9.56 a claim is refused with the first thing that keeps it from being sent', () => {
  test.each<[string, Partial<GuaranteeInput>, ReturnType<typeof claimProblem>]>([
    ['nothing', {}, null],
    ['a test that has not been', { today: '2026-11-10', tier: null }, 'test_in_future'],
    ['too late', { today: '2026-12-12', tier: null }, 'proof_late'],
    ['no package on the day of the test', { tier: null, levelTests: [] }, 'no_package'],
    ['no level test', { levelTests: [], practice: [] }, 'condition_level_test'],
    ['three active weeks', { practice: enough.slice(0, 6) }, 'condition_practice'],
    ['too few tasks', { practice: [1, 2, 3, 4].flatMap((one) => week(one)) }, 'condition_tasks'],
  ])('%s', (_, change, problem) => {
    expect(claimProblem(conditions(change))).toBe(problem);
  });
});

test('writing and speaking are asked for in tests from the day on that their skill was opened for (9.55)', () => {
  const skills = (date: string) =>
    conditions({ testDate: date, today: date }).tasks.skills.map(({ category }) => category);
  expect(skills('2027-01-31')).toEqual(['read', 'listen']);
  expect(skills('2027-02-01')).toEqual(['read', 'listen', 'write']);
  const premium = conditions({ testDate: '2027-02-01', today: '2027-02-01', tier: 12 });
  expect(premium.tasks.skills.map(({ category }) => category)).toEqual(['read', 'listen', 'write', 'speak']);
});
