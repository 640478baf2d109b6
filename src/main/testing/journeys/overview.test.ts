import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { summarise } from '#domain/assessment/summary.ts';
import { calendarWeeks } from '#domain/overview/practice-calendar.ts';
import { addDays, osloDay } from '#domain/time/days.ts';
import { type Browser, fillBank, openBrowser } from '#main/testing/browser-fixture.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import type { MyOverviewData } from '#web/features/overview/overview-data.ts';
import * as auth from '#web/routes/auth.tsx';
import * as custom from '#web/routes/custom.tsx';
import * as leveltest from '#web/routes/leveltest.tsx';
import * as onboarding from '#web/routes/onboarding.tsx';
import * as overview from '#web/routes/overview.tsx';
import * as practice from '#web/routes/settings-practice.tsx';
import * as tests from '#web/routes/tests.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await fillBank(api);
});
afterAll(() => api.close());

let people = 0;
type Person = { readonly browser: Browser; readonly id: string };

async function person(profile: Record<string, string> = {}): Promise<Person> {
  const browser = openBrowser(api);
  const email = `overview-${++people}@example.no`;
  const password = 'et fjell i solnedgang';
  await browser.visit(auth.action, '/auth?create', {
    ...{ mode: 'create', email, password, confirmPassword: password },
  });
  await browser.visit(onboarding.action, '/onboarding', {
    ...{ fullName: 'Rojin Demir', country: 'TR', dateOfBirth: '1994-02-28', next: '/app' },
    ...profile,
  });
  const { rows } = await api.database.pool.query('select id from auth.users where email = $1', [email]);
  return { browser, id: rows[0].id };
}

function give({ id }: Person, tier: number): Promise<string> {
  return api.database.asService((transaction) =>
    grantLicence(transaction, {
      ...{ userId: id, tier, days: 30, source: 'admin', grantedAt: new Date(Date.now() - 1000) },
      reference: randomUUID(),
    }),
  );
}

async function seen({ browser }: Person): Promise<MyOverviewData> {
  const { data } = await browser.visit(overview.loader, '/app');
  const found = data as { who: string; overview: MyOverviewData };
  expect(found.who).toBe('user');
  return found.overview;
}

const everything = {
  ...{ length: 'full', randomOrder: true, showAnswers: false, plays: 'exam' },
  levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
  categories: ['read', 'listen'],
};

/** A test that was taken: so many tasks answered so many days ago. */
async function took(
  { id }: Person,
  of: {
    tasks: number;
    daysAgo: number;
    kind?: 'level' | 'custom';
    response?: string | null;
    shown?: boolean;
  },
): Promise<void> {
  const { tasks, daysAgo, kind = 'level', response = '{}', shown = false } = of;
  // At noon of that day: so many times 24 hours end a day earlier where summer time lies between.
  const noon = Date.parse(`${addDays(osloDay(new Date()), -daysAgo)}T11:00:00Z`);
  const at = new Date(Math.min(noon, Date.now()));
  const summary = summarise({ answers: [], settings: everything as never });
  const { rows } = await api.database.pool.query(
    `insert into public.sittings (user_id, request_key, kind, settings, chance, status, summary, started_at, finished_at)
     values ($1, $2, $3, $4, 0.5, 'finished', $5, $6, $6) returning id`,
    [id, randomUUID(), kind, JSON.stringify(everything), JSON.stringify(summary), at],
  );
  await api.database.pool.query(
    `insert into public.sitting_tasks (sitting_id, position, task_id, given_at, answered_at, response, shown, a, b, c, weight, key_hash)
     select $1, row_number() over (), id, $2, $2, $4::jsonb, $5, 1, 0, 0, 1, 'hash' from public.tasks
     where category in ('read', 'listen') limit $3`,
    [rows[0].id, at, tasks, response, shown],
  );
}

describe('9.73 the overview says what to do next', () => {
  test('a new account finds one way on: the level test', async () => {
    const found = await seen(await person());
    expect(found.steps.map(({ step }) => step.kind)).toEqual(['level_test']);
    expect(found).toMatchObject({ standing: null, recent: [], words: { due: 0, any: false }, tier: 0 });
  });

  test('a test that waits comes first', async () => {
    const someone = await person();
    await someone.browser.visit(leveltest.action, '/app/leveltest', {
      ...{ level: ['A1', 'A2'], category: ['read'], requestKey: randomUUID() },
    });
    const { steps } = await seen(someone);
    expect(steps.map(({ step }) => step.kind)).toEqual(['go_on', 'level_test']);
  });

  test('where one stands is the newest level test; a custom test is a result and no standing', async () => {
    const someone = await person();
    await took(someone, { tasks: 3, daysAgo: 40 });
    await took(someone, { tasks: 3, daysAgo: 1, kind: 'custom' });
    const { standing, recent, steps } = await seen(someone);
    expect(standing?.daysAgo).toBe(40);
    expect(recent.map(({ kind }) => kind)).toEqual(['custom', 'level']);
    expect(steps[0]?.step).toEqual({ kind: 'test_again', daysAgo: 40 });
  });

  test('the level one wants to reach, asked for at onboarding, stands where one stands', async () => {
    const someone = await person({ targetLevel: 'B1' });
    await took(someone, { tasks: 3, daysAgo: 1 });
    expect((await seen(someone)).standing?.goal).toBe('B1');
    const without = await person();
    await took(without, { tasks: 3, daysAgo: 1 });
    expect((await seen(without)).standing?.goal).toBeNull();
  });

  test('due words are counted and shown by name', async () => {
    const someone = await person();
    await give(someone, 11);
    await api.database.pool.query(
      `insert into public.lexicon values ('utsette-verb', 'utsette', 'verb', null, 'B1', 'work', '{}', '{utsette}',
         'postpone', 'Vi må utsette møtet.', 'We must postpone the meeting.') on conflict do nothing`,
    );
    await api.database.pool.query(
      `insert into public.flashcards (user_id, lemma_id, kind, due_at, stability, difficulty, state, reviewed_at)
       values ($1, 'utsette-verb', 'meaning', now() - interval '1 hour', 2, 5, 'review', now() - interval '2 days')`,
      [someone.id],
    );
    const { words, steps, tier } = await seen(someone);
    expect(words).toEqual({
      ...{ due: 1, any: true, next: [{ lemma: 'utsette', english: 'postpone' }] },
      forecast: [1, 0, 0, 0, 0, 0, 0],
      known: [],
    });
    const menu = async () =>
      ((await someone.browser.visit(overview.loader, '/app')).data as { dueWords: number }).dueWords;
    expect(await menu()).toBe(1);
    await api.database.pool.query('delete from public.license_users where user_id = $1', [someone.id]);
    // Without a package they cannot be reviewed, so the menu does not call for it.
    expect(await menu()).toBe(0);
    expect(steps.map(({ step }) => step.kind)).toContain('review_words');
    expect(tier).toBe(11);
  });

  test('1.27 the pass guarantee is measured in small', async () => {
    const someone = await person();
    await give(someone, 11);
    // What was done today counts at once, where no day of the exam is set.
    await took(someone, { tasks: 4, daysAgo: 0 });
    const { guarantee } = await seen(someone);
    expect(guarantee).toMatchObject({ hasLevelTest: true, hasPackage: true, weeks: { have: 0, need: 4 } });
    expect(guarantee?.tasks).toEqual({ have: 4, need: 100, met: false });
  });

  test('the days to the exam are days of Oslo', async () => {
    const today = osloDay(new Date());
    const { exam } = await seen(await person({ examDate: addDays(today, 41) }));
    expect(exam).toMatchObject({ day: addDays(today, 41), days: 41, roundsPerYear: 4 });
    expect((await seen(await person())).exam.day).toBeNull();
  });
});

describe('9.74 the days of practice', () => {
  test('count the tasks that one answered oneself, in the last 12 weeks, of every kind of test', async () => {
    const someone = await person();
    await took(someone, { tasks: 6, daysAgo: 2 });
    await took(someone, { tasks: 4, daysAgo: 2, kind: 'custom' });
    await took(someone, { tasks: 3, daysAgo: 3, response: null });
    await took(someone, { tasks: 3, daysAgo: 4, shown: true });
    await took(someone, { tasks: 9, daysAgo: calendarWeeks * 7 + 1 });
    const { calendar } = await seen(someone);
    expect(calendar).toMatchObject({ activeDays: 1, tasks: 10 });
    const days = calendar.weeks.flatMap((week) => week.days);
    expect(days.find(({ tasks }) => tasks > 0)).toEqual({
      ...{ day: addDays(osloDay(new Date()), -2), tasks: 10, step: 3 },
    });
  });

  test('are one’s own: nobody else sees them', async () => {
    const someone = await person();
    await took(someone, { tasks: 6, daysAgo: 2 });
    expect((await seen(await person())).calendar.tasks).toBe(0);
    const { data } = await api.client().rpc('own_activity', { from_day: '2026-01-01' });
    expect(data).toBeNull();
  });

  test('hold against the goal of the week that was set, and preferences open the start pages', async () => {
    const someone = await person();
    await give(someone, 12);
    const saved = await someone.browser.visit(practice.action, '/app/settings/practice', {
      ...{ level: ['B1', 'B2'], category: ['read', 'listen'], showAnswers: 'on', weeklyDays: '3' },
    });
    expect(saved).toMatchObject({ status: 200, data: { outcome: 'saved' } });
    expect((await seen(someone)).weeklyDays).toBe(3);
    const preferences = { levels: ['B1', 'B2'], categories: [], showAnswers: true, randomOrder: false };
    for (const [loader, path] of [
      [leveltest.loader, '/app/leveltest'],
      [custom.loader, '/app/custom'],
      [practice.loader, '/app/settings/practice'],
    ] as const) {
      const { data } = await someone.browser.visit(loader, path);
      expect(data, path).toMatchObject({ preferences });
    }
  });
});

describe('2.27 the custom test has a start page', () => {
  const choice = { level: ['A2'], category: ['read'], tasks: '7', randomOrder: 'on' };
  const start = ({ browser }: Person, change: Record<string, string | string[]> = {}) =>
    browser.visit(custom.action, '/nb/app/custom', { ...choice, requestKey: randomUUID(), ...change });

  test('it starts the test, which previous tests name as a custom test', async () => {
    const someone = await person();
    await give(someone, 11);
    const { status, location } = await start(someone);
    expect(status).toBe(302);
    expect(location).toMatch(/^\/nb\/app\/test\/[0-9a-f-]{36}\?started$/);
    const { data } = await someone.browser.visit(tests.loader, '/nb/app/test');
    expect(data).toMatchObject({ tests: [{ kind: 'custom', chosen: { levels: ['A2'], tasks: 7 } }] });
  });

  test('a quick one has twelve tasks, whatever number stands in the form (3.8)', async () => {
    const someone = await person();
    await give(someone, 11);
    expect((await start(someone, { quick: 'on', tasks: '40' })).status).toBe(302);
    const { data } = await someone.browser.visit(tests.loader, '/nb/app/test');
    expect(data).toMatchObject({ tests: [{ kind: 'custom', chosen: { tasks: 12 } }] });
  });

  test.each([
    [{ tasks: '4' }, ['tasks_range']],
    [{ tasks: 'many' }, ['tasks_range']],
    [{ tasks: '51', level: [] }, ['no_level', 'tasks_range']],
    [{ category: [] }, ['no_category']],
    [{ level: ['C1'] }, ['package_needed']],
  ])('%o is refused with %o, and what was chosen stays', async (change, errors) => {
    const someone = await person();
    await give(someone, 11);
    const { data } = await start(someone, change);
    const { level, tasks } = { ...choice, ...change };
    expect(data).toMatchObject({ errors, typed: { tasks, levels: level, randomOrder: true } });
  });

  test('whoever has no licence is refused, and so is a visitor (5.4)', async () => {
    expect((await start(await person())).data).toMatchObject({ errors: ['package_needed'] });
    expect(await start({ browser: openBrowser(api), id: '' })).toMatchObject({
      ...{ status: 401, data: { errors: ['not_signed_in'] } },
    });
  });
});
