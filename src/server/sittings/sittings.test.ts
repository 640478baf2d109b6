import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '#server/testing/api.ts';
import { apiWithBank, call, type Given, given, start, startBody, visitor } from './sitting-fixture.ts';

let api: TestApi;

beforeAll(async () => {
  api = await apiWithBank();
});
afterAll(() => api.close());

describe('4.6 a test goes from settings over tasks to its result', () => {
  test('1.4 a visitor takes a whole test without an account', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client);
    let finished = false;
    for (let step = 0; step < 20 && !finished; step += 1) {
      const open = (await given(client, sittingId)).at(-1) as Given;
      const answer = await call(client, 'answers', {
        sittingId,
        position: open.position,
        taskId: open.task_id,
        response: null,
        ms: 10,
      });
      expect(answer.error).toBeNull();
      finished = (answer.data?.next as { kind: string } | undefined)?.kind === 'finished';
    }
    expect(finished).toBe(true);
    const { data } = await client.from('sittings').select('status, summary').eq('id', sittingId).single();
    expect(data?.status).toBe('finished');
    expect(data?.summary.tasks).toBeGreaterThanOrEqual(6);
    expect(data?.summary.correct).toBe(0);
  });

  test('the reply to an answer carries the next task as its screen shows it, and no key', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client);
    const [open] = await given(client, sittingId);
    const body = { sittingId, position: 1, taskId: open?.task_id, response: null, ms: 10 };
    const { data: reply } = await call(client, 'answers', body);
    const { data: read } = await client
      .from('sitting_tasks')
      .select('position, tasks(id, category, level, kind, public, stimuli(id, public))')
      .eq('sitting_id', sittingId)
      .eq('position', 2)
      .single<{ tasks: { id: string; public: object; stimuli: { id: string; public: object } } }>();
    if (!read) throw new Error('The next task was not given.');
    const { id, public: task, stimuli, ...facts } = read.tasks;
    expect(reply).toEqual({
      next: { kind: 'task', position: 2 },
      given: {
        ...{ position: 2, taskId: id, ...facts, task, stimulus: stimuli.public, stimulusId: stimuli.id },
        ...{ clip: null, drawings: expect.any(Array) },
      },
      review: null,
      showAnswers: false,
    });
    // Lost on the way and sent again.
    expect((await call(client, 'answers', body)).data).toEqual(reply);
  });

  test('the reply carries key and mark where the settings show answers (4.8)', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client, { showAnswers: true });
    const [open] = await given(client, sittingId);
    const body = { sittingId, position: 1, taskId: open?.task_id, response: null, ms: 10 };
    const { data: reply } = await call(client, 'answers', body);
    const { data: reviews } = await call(client, 'reviews', { sittingId });
    expect(reviews?.reviews).toEqual([reply?.review]);
    expect(reply?.review).toMatchObject({ position: 1, taskId: open?.task_id, mark: null });
  });

  test('4.31 the same start sent twice makes one sitting', async () => {
    const client = await visitor(api);
    const body = startBody('the-same-key');
    const [one, other] = await Promise.all([call(client, 'sittings', body), call(client, 'sittings', body)]);
    expect(one.data?.sittingId).toBe(other.data?.sittingId);
    const { data } = await client.from('sittings').select('id');
    expect(data).toHaveLength(1);
  });

  test('5.2 at least one level and one category', async () => {
    const client = await visitor(api);
    for (const [change, code] of [
      [{ levels: [] }, 'no_level'],
      [{ categories: [] }, 'no_category'],
    ] as const) {
      const { error } = await call(client, 'sittings', startBody('a-request-key', change));
      expect(error).toEqual({ status: 400, code });
    }
  });

  test('5.2 tasks are drawn only from the selected levels and categories', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client, { levels: ['B1'], categories: ['listen'] });
    for (let step = 0; step < 3; step += 1) {
      const open = (await given(client, sittingId)).at(-1) as Given;
      expect(open.tasks).toMatchObject({ level: 'B1', category: 'listen' });
      await call(client, 'answers', {
        sittingId,
        position: open.position,
        taskId: open.task_id,
        response: null,
        ms: 1,
      });
    }
  });
});

describe('4.7 an answer that cannot be one changes nothing', () => {
  test('to a task that was not given, of the wrong shape, twice, after the end, or by another visitor', async () => {
    const client = await visitor(api);
    const stranger = await visitor(api);
    const { sittingId } = await start(client);
    const [first] = (await given(client, sittingId)) as [Given];
    const right = { sittingId, position: first.position, taskId: first.task_id, ms: 1 };
    const refused: [object, number, string, SupabaseClient][] = [
      [{ ...right, taskId: 'read-a1-none/none', response: null }, 409, 'task_not_given', client],
      [{ ...right, position: 2, response: null }, 409, 'task_not_given', client],
      [{ ...right, response: { kind: 'choose', letter: 'z' } }, 400, 'wrong_shape', client],
      [{ ...right, response: 'b' }, 400, 'wrong_shape', client],
      [{ ...right, response: null }, 404, 'sitting_not_found', stranger],
      [{ ...right, sittingId: 'no-id', response: null }, 400, 'wrong_shape', client],
    ];
    for (const [body, status, code, who] of refused) {
      expect((await call(who, 'answers', body)).error).toEqual({ status, code });
    }
    expect((await given(client, sittingId)).map((task) => task.answered_at)).toEqual([null]);

    const answered = await call(client, 'answers', { ...right, response: null });
    expect(answered.data?.next).toEqual({ kind: 'task', position: 2 });
    expect((await call(client, 'answers', { ...right, response: null })).data).toEqual(answered.data);
    const other = await call(client, 'answers', {
      ...right,
      response: { kind: first.tasks.kind, letter: 'a' },
    });
    expect(other.error).toEqual({ status: 409, code: 'already_answered' });

    await call(client, 'completions', { sittingId, status: 'finished' });
    const [, second] = (await given(client, sittingId)) as [Given, Given];
    const late = { sittingId, position: second.position, taskId: second.task_id, response: null, ms: 1 };
    expect((await call(client, 'answers', late)).error).toEqual({ status: 409, code: 'sitting_over' });
    expect((await given(client, sittingId))[1]?.answered_at).toBeNull();
  });

  test('without a session nothing is started', async () => {
    const { error } = await call(api.client(), 'sittings', startBody('a-request-key'));
    expect(error).toEqual({ status: 401, code: 'not_signed_in' });
  });
});

describe('4.8 keys reach the browser only after the answer', () => {
  test('neither tables nor functions give them before', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client);
    for (const table of ['task_keys', 'stimulus_secrets', 'task_parameters']) {
      const { data } = await client.from(table).select('*');
      expect(data ?? []).toEqual([]);
    }
    const open = await client.from('tasks').select('id');
    expect(open.data).toHaveLength(1);
    expect((await call(client, 'reviews', { sittingId })).data).toEqual({ reviews: [] });
    const [first] = (await given(client, sittingId)) as [Given];
    const reveal = await call(client, 'reveals', { sittingId, position: 1, taskId: first.task_id });
    expect(reveal.error).toEqual({ status: 403, code: 'answers_hidden' });
  });

  test('a shown answer counts as not answered by oneself', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client, { showAnswers: true });
    const [first] = (await given(client, sittingId)) as [Given];
    const reveal = await call(client, 'reveals', { sittingId, position: 1, taskId: first.task_id });
    expect(reveal.data?.secret).toHaveProperty('explanation');
    expect(reveal.data?.mark).toBeNull();
    expect(await given(client, sittingId)).toHaveLength(2);
    await call(client, 'completions', { sittingId, status: 'finished' });
    const { data } = await client.from('sittings').select('summary').eq('id', sittingId).single();
    expect(data?.summary).toMatchObject({ shown: 1, points: 0 });
    expect(data?.summary.overall.evidence).toBe(0);
  });
});

describe('2.9 a result is shared by a link that its owner makes and withdraws', () => {
  test('the link shows the level and nothing else, and ends when it is withdrawn', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client);
    expect((await call(client, 'shares', { sittingId })).error?.code).toBe('no_result');
    const [first] = (await given(client, sittingId)) as [Given];
    await call(client, 'answers', { sittingId, position: 1, taskId: first.task_id, response: null, ms: 1 });
    await call(client, 'completions', { sittingId, status: 'finished' });
    const { data } = await call(client, 'shares', { sittingId });
    const stranger = api.client();
    const shown = await stranger.rpc('shared_result', { share_token: data?.token });
    expect(Object.keys(shown.data).sort()).toEqual(['day', 'high', 'level', 'low', 'v', 'verdict']);
    expect((await stranger.from('result_shares').select('*')).data ?? []).toEqual([]);
    await client.from('result_shares').delete().eq('token', data?.token);
    expect((await stranger.rpc('shared_result', { share_token: data?.token })).data).toBeNull();
  });
});

describe('9.12 a class behind one address', () => {
  test('60 visitors start within a minute; thousands are refused', async () => {
    const started = await Promise.all(
      Array.from({ length: 60 }, () => visitor(api, '198.51.100.7').then((client) => start(client))),
    );
    expect(started.filter((one) => one.sittingId)).toHaveLength(60);
    const flood = await Promise.all(
      Array.from({ length: 300 }, () => api.client('198.51.100.8').auth.signInAnonymously()),
    );
    // 120 at once and 200 an hour; on a busy machine some are put off (503) before the limit is asked.
    expect(flood.filter(({ error }) => !error).length).toBeLessThan(150);
    const refusals = new Set(flood.flatMap(({ error }) => (error ? [error.status] : [])));
    expect(refusals).toContain(429);
    expect([429, 503]).toEqual(expect.arrayContaining([...refusals]));
  });
});
