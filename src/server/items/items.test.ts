import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '#server/admin/admin-fixture.ts';
import { createTaskPool } from '#server/bank/task-pool.ts';
import { accountClient, mailsTo } from '#server/discounts/code-fixture.ts';
import { apiWithBank, call, given, start, visitor } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import { computeTaskStatistics } from './compute-statistics.ts';
import { sendReportMail } from './report-mail.ts';

let api: TestApi;
beforeAll(async () => {
  api = await apiWithBank();
});
afterAll(() => api.close());

const editor = async () => (await member(api, 'editor')).client;

async function reporter() {
  const { client, email, userId } = await accountClient(api);
  const { sittingId } = await start(client);
  const [task] = await given(client, sittingId);
  const taskId = task?.task_id ?? '';
  const report = (change: object = {}) =>
    call(client, 'task-reports', {
      ...{ sittingId, taskId, reason: 'wrong_key', text: 'Svaret er B.', locale: 'nb-NO' },
      ...change,
    });
  return { client, email, userId, sittingId, taskId, report };
}

const own = async (client: SupabaseClient) => {
  const { data } = await client.from('task_reports').select('reason, text, status, outcome, answer');
  return data;
};

describe('9.322 a learner says what is wrong with a task', () => {
  test('that they were given, once, with what was said last', async () => {
    const kari = await reporter();
    expect((await kari.report()).data).toEqual({ status: 'open' });
    await kari.report({ reason: 'language', text: 'Det heter «på jobb».' });
    expect(await own(kari.client)).toEqual([
      { reason: 'language', text: 'Det heter «på jobb».', status: 'open', outcome: null, answer: '' },
    ]);
  });

  test('and of no task of somebody else’s test', async () => {
    const [kari, ola] = [await reporter(), await visitor(api)];
    const { error } = await call(ola, 'task-reports', {
      ...{ sittingId: kari.sittingId, taskId: kari.taskId, reason: 'other', locale: 'en-GB' },
    });
    expect(error).toEqual({ status: 404, code: 'task_not_found' });
  });
});

test('9.323 an editor reads the report without its writer, answers it, and its writer hears of it', async () => {
  const [kari, desk] = [await reporter(), await editor()];
  await kari.report();
  const listed = await call(desk, 'admin-tasks', { list: 'reported' });
  expect(JSON.stringify(listed.data)).toContain(kari.taskId);
  const whole = await call(desk, 'admin-task', { taskId: kari.taskId });
  expect(JSON.stringify(whole.data)).not.toContain(kari.email);
  const [report] = (whole.data?.reports ?? []) as { id: string; text: string }[];
  expect(report?.text).toBe('Svaret er B.');
  const answer = {
    ...{ kind: 'answer', taskId: kari.taskId, reportId: report?.id, outcome: 'mended', text: 'Takk!' },
  };
  expect((await call(desk, 'admin-task-changes', answer)).error).toBeNull();
  expect((await call(desk, 'admin-task-changes', answer)).error).toBeNull();
  expect((await call(desk, 'admin-task-changes', { ...answer, outcome: 'kept' })).error?.code).toBe(
    'report_answered',
  );
  await sendReportMail(api.context, report?.id ?? '');
  const [mail] = (await mailsTo(api, kari.email)).filter(({ subject }) => subject.includes('oppgaven'));
  expect(mail?.text).toContain('Du hadde rett, og oppgaven er rettet.');
  // Said again it stays answered.
  expect((await kari.report()).data).toEqual({ status: 'answered' });
  expect((await own(kari.client))?.[0]).toMatchObject({ outcome: 'mended', answer: 'Takk!' });
});

test('9.321 a task that is taken out is given in no new test, and again when it is put back', async () => {
  const [kari, desk] = [await reporter(), await editor()];
  const inPool = async () =>
    (await createTaskPool(api.database, () => new Date()).tasks()).some(
      ({ taskId }) => taskId === kari.taskId,
    );
  expect(await inPool()).toBe(true);
  const change = { taskId: kari.taskId, reason: 'Two keys.' };
  expect((await call(desk, 'admin-task-changes', { kind: 'withdraw', ...change })).data).toEqual({
    withdrawn: true,
  });
  expect(await inPool()).toBe(false);
  // Whoever has it answers it.
  const { error } = await call(kari.client, 'answers', {
    ...{ sittingId: kari.sittingId, position: 1, taskId: kari.taskId, response: null, ms: 1 },
  });
  expect(error).toBeNull();
  await call(desk, 'admin-task-changes', { kind: 'restore', ...change });
  expect(await inPool()).toBe(true);
  const { rows } = await api.database.pool.query(
    `select action from public.audit_log where details ->> 'taskId' = $1 and action like 'task.%' order by id`,
    [kari.taskId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['task.withdrawn', 'task.restored']);
});

describe('9.320 statistics are made from the answers', () => {
  /** So many learners of rising ability, who all met one task; `right` says who had it right. */
  async function answersTo(count: number, right: (place: number) => boolean): Promise<string> {
    const { pool } = api.database;
    const { rows } = await pool.query<{ id: string; key_hash: string; letter: string }>(
      `select t.id, t.key_hash, k.secret ->> 'key' as letter from public.tasks t join public.task_keys k on k.task_id = t.id where t.kind = 'choose' and not exists
         (select from public.sitting_tasks g where g.task_id = t.id) order by t.id limit 1`,
    );
    const task = rows[0];
    const { data } = await (await visitor(api)).auth.getUser();
    for (let place = 0; place < count; place += 1) {
      const ability = -2 + (4 * place) / (count - 1);
      const { rows: made } = await pool.query<{ id: string }>(
        `insert into public.sittings (user_id, request_key, kind, settings, chance, status, finished_at, summary)
         values ($1, $2, 'level', '{}', 0, 'finished', now(), $3) returning id`,
        [data.user?.id, `${task?.id}-${place}`.slice(-80), JSON.stringify({ overall: { theta: ability } })],
      );
      await pool.query(
        `insert into public.sitting_tasks
           (sitting_id, position, task_id, given_at, answered_at, a, b, c, weight, key_hash, response, score, correct)
         values ($1, 1, $2, now() - interval '1 minute', now(), 1.3, 0, 0, 1, $3, $4, $5::real, $5::real = 1)`,
        [
          ...[made[0]?.id, task?.id, task?.key_hash],
          ...[
            JSON.stringify({ kind: 'choose', letter: right(place) ? task?.letter : 'other' }),
            right(place) ? 1 : 0,
          ],
        ],
      );
    }
    return task?.id ?? '';
  }

  const statisticsOf = async (taskId: string) => {
    const { rows } = await api.database.pool.query(
      'select * from public.task_statistics where task_id = $1',
      [taskId],
    );
    return rows[0] as Record<string, never> | undefined;
  };

  test('a task that the able get right fits; one that only the weak get right is flagged', async () => {
    // A little noise: nobody's answers part as cleanly as with a knife.
    const sound = await answersTo(60, (place) => (place % 7 === 0 ? place < 30 : place >= 30));
    const wrong = await answersTo(60, (place) => place < 30);
    const few = await answersTo(20, (place) => place < 10);
    await computeTaskStatistics(api.context);
    expect(await statisticsOf(sound)).toMatchObject({ answers: 60, misfits: [] });
    const flagged = await statisticsOf(wrong);
    expect(flagged?.discrimination).toBeLessThan(-0.5);
    expect(flagged?.misfits).toEqual(expect.arrayContaining(['outfit', 'infit', 'discrimination']));
    expect(flagged?.median_ms).toBe(60_000);
    expect((await statisticsOf(few))?.misfits).toEqual([]);
  });

  test('what is no longer answered goes', async () => {
    const gone = await answersTo(20, () => true);
    await computeTaskStatistics(api.context);
    expect(await statisticsOf(gone)).toBeDefined();
    await api.database.pool.query('delete from public.sitting_tasks where task_id = $1', [gone]);
    await computeTaskStatistics({ ...api.context, now: () => new Date(Date.now() + 60_000) });
    expect(await statisticsOf(gone)).toBeUndefined();
  });
});
