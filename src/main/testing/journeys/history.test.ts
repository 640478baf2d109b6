import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { summarise } from '#domain/assessment/summary.ts';
import type { ReviewedAnswer } from '#domain/assessment/types.ts';
import { partResult } from '#domain/mocks/part-result.ts';
import { type Browser, fillBank, openBrowser } from '#main/testing/browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import type { LevelHistory } from '#web/features/history/level-history.ts';
import * as auth from '#web/routes/auth.tsx';
import * as onboarding from '#web/routes/onboarding.tsx';
import * as tests from '#web/routes/tests.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await fillBank(api);
});
afterAll(() => api.close());

async function learner(email: string): Promise<{ readonly browser: Browser; readonly id: string }> {
  const browser = openBrowser(api);
  const password = 'et fjell i solnedgang';
  await browser.visit(auth.action, '/auth?create', {
    ...{ mode: 'create', email, password, confirmPassword: password },
  });
  await browser.visit(onboarding.action, '/onboarding', {
    ...{ fullName: 'Rojin Demir', country: 'TR', dateOfBirth: '1994-02-28', next: '/app' },
    targetLevel: 'B1',
  });
  const { rows } = await api.database.pool.query('select id from auth.users where email = $1', [email]);
  return { browser, id: rows[0].id };
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
const settings = {
  ...{ length: 'full', randomOrder: true, levels: ['A1', 'A2', 'B1', 'B2', 'C1'] },
  categories: ['read', 'listen'],
} as const;

/** Answers to 20 tasks of reading around B1, so many of them right. */
function answers(right: number): readonly ReviewedAnswer[] {
  return Array.from({ length: 20 }, (_, index) => ({
    ...{ taskId: `t${index}`, stimulusId: `s${index}`, category: 'read', level: 'B1', kind: 'choose' },
    ...{
      item: { a: 1.2, b: (index % 5) - 2, c: 0.25, weight: 1 },
      score: index < right ? 1 : 0,
      shown: false,
    },
    ...{ skill: 'detail', topic: 'work', response: null, ms: 20_000 },
  }));
}

async function sat(
  id: string,
  of: { kind: 'level' | 'custom' | 'mock'; ago: number; right?: number; extra?: object },
): Promise<string> {
  const { kind, ago, right = 0, extra = {} } = of;
  const summary =
    kind === 'mock'
      ? null
      : JSON.stringify(summarise({ answers: answers(right), settings: settings as never }));
  const { rows } = await api.database.pool.query(
    `insert into public.sittings (user_id, request_key, kind, settings, chance, status, summary, started_at, finished_at)
     values ($1, $2, $3, $4, 0.5, 'finished', $5, $6, $6) returning id`,
    [id, randomUUID(), kind, JSON.stringify({ ...settings, ...extra }), summary, day(ago)],
  );
  return rows[0].id;
}

async function wrote(id: string, of: { sittingId: string; level: string; ago: number }): Promise<void> {
  const { rows } = await api.database.pool.query(
    `with task as (select id from public.tasks where category = 'write' and level = 'B1' order by id limit 1)
     insert into public.sitting_tasks (sitting_id, position, task_id, given_at, answered_at, a, b, c, weight, key_hash)
     select $1, 1, id, $2, $2, 1, 0, 0, 1, 'hash' from task returning task_id`,
    [of.sittingId, day(of.ago)],
  );
  await api.database.pool.query(
    `insert into public.submissions (user_id, sitting_id, position, task_id, kind, status, text, words, submitted_at, assessed_at, estimated_level, feedback)
     values ($1, $2, 1, $3, 'write', 'assessed', 'Hei', 1, $4, $4, $5, '{}')`,
    [id, of.sittingId, rows[0].task_id, day(of.ago), of.level],
  );
}

test('the list of tests shows how each part went from test to test and from mock exam to mock exam: tests, mocks and judged texts together, rounds of practice not, and nobody else’s (9.516)', async () => {
  const { browser, id } = await learner('history@example.no');
  const other = await learner('history-other@example.no');
  await sat(other.id, { kind: 'level', ago: 1, right: 20 });
  const old = await sat(id, { kind: 'level', ago: 30, right: 6 });
  const practised = { practice: { from: null, subject: null, asked: 'A1', before: null } };
  await sat(id, { kind: 'custom', ago: 2, right: 19, extra: practised });
  const { rows } = await api.database.pool.query(
    `with exam as (insert into public.mock_exams (user_id, parts) values ($1, '{read}') returning id)
     insert into public.mock_parts (exam_id, user_id, request_key, part, status, form, tests, started_at, stage_started_at, finished_at, finish_reason, result)
     select id, $1, $2, 'read', 'finished', '{}', '{}', $3, $3, $3, 'handed_in', $4 from exam returning id`,
    [
      ...[id, randomUUID(), day(3)],
      JSON.stringify(partResult({ answers: answers(17), answered: 20, complete: true })),
    ],
  );
  const first = await sat(id, { kind: 'custom', ago: 20, right: 0 });
  await wrote(id, { sittingId: first, level: 'A2', ago: 20 });
  const mock = await sat(id, { kind: 'mock', ago: 1 });
  await wrote(id, { sittingId: mock, level: 'B1', ago: 1 });

  const { data } = await browser.visit(tests.loader, '/app/test?show=results');
  const { history, openLevels } = data as { history: LevelHistory; openLevels: unknown };
  const part = (category: string) => history.parts.find((one) => one.category === category);
  expect(history.goal).toBe('B1');
  const reading = part('read');
  expect(reading?.points.map((point) => point.id)).toContain(old);
  expect(reading?.points.at(-1)?.id).toBe(rows[0].id);
  expect(reading?.change).toBe('up');
  expect(part('write')).toMatchObject({
    points: [
      { id: first, place: { level: 'A2' } },
      { id: mock, place: { level: 'B1' } },
    ],
    reaches: true,
  });
  expect([part('listen')?.points, part('speak')?.points]).toEqual([[], []]);
  expect(openLevels).toEqual({ [first]: { write: 'A2' }, [mock]: { write: 'B1' } });
  // An older page has its own levels, and no history.
  const before = encodeURIComponent(day(10).toISOString());
  const older = (await browser.visit(tests.loader, `/app/test?show=results&before=${before}`)).data as {
    history: unknown;
    openLevels: unknown;
  };
  expect(older).toMatchObject({ history: null, openLevels: { [first]: { write: 'A2' } } });
});
