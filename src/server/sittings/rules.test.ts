import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '#server/testing/api.ts';
import { apiWithBank, call, type Given, given, start, startBody, visitor } from './sitting-fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await apiWithBank();
});
afterAll(() => api.close());

/** The sitting as its owner reads it. */
async function sittingOf(client: SupabaseClient, sittingId: string) {
  const { data } = await client.from('sittings').select('status, summary').eq('id', sittingId).maybeSingle();
  return data;
}

/** Leaves the last given task unanswered. */
async function skip(client: SupabaseClient, sittingId: string) {
  const open = (await given(client, sittingId)).at(-1) as Given;
  const body = { sittingId, position: open.position, taskId: open.task_id, response: null, ms: 1 };
  return { body, answer: await call(client, 'answers', body) };
}

describe('4.9 a test can be aborted', () => {
  test('and then has no result, and goes on no more', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client);
    await skip(client, sittingId);
    const ended = await call(client, 'completions', { sittingId, status: 'aborted' });
    expect(ended.data).toEqual({ status: 'aborted' });
    expect(await sittingOf(client, sittingId)).toEqual({ status: 'aborted', summary: null });
    expect((await skip(client, sittingId)).answer.error).toEqual({ status: 409, code: 'sitting_over' });
  });

  test('one that is ended early with an answer has a result of what was answered', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client);
    await skip(client, sittingId);
    await call(client, 'completions', { sittingId, status: 'finished' });
    expect(await sittingOf(client, sittingId)).toMatchObject({ status: 'finished', summary: { tasks: 1 } });
  });

  test('one that is ended without any answer is aborted', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client);
    expect((await call(client, 'completions', { sittingId, status: 'finished' })).data).toEqual({
      status: 'aborted',
    });
  });

  test('an ended one stays as it ended', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client);
    await skip(client, sittingId);
    await call(client, 'completions', { sittingId, status: 'finished' });
    const again = await call(client, 'completions', { sittingId, status: 'aborted' });
    expect(again.data).toEqual({ status: 'finished' });
    expect((await sittingOf(client, sittingId))?.summary).not.toBeNull();
  });

  test('by its owner only', async () => {
    const [client, stranger] = [await visitor(api), await visitor(api)];
    const { sittingId } = await start(client);
    const { error } = await call(stranger, 'completions', { sittingId, status: 'aborted' });
    expect(error).toEqual({ status: 404, code: 'sitting_not_found' });
    expect((await sittingOf(client, sittingId))?.status).toBe('active');
  });
});

describe('4.10 answers are shown during the test only where the settings say so', () => {
  test.each([
    [true, null],
    [false, { status: 403, code: 'answers_hidden' }],
  ])('showAnswers %s', async (showAnswers, error) => {
    const client = await visitor(api);
    const { sittingId } = await start(client, { showAnswers });
    const [first] = (await given(client, sittingId)) as [Given];
    const reveal = await call(client, 'reveals', { sittingId, position: 1, taskId: first.task_id });
    expect(reveal.error).toEqual(error);
  });
});

test('4.30 an answer is final: it can be looked at, not changed', async () => {
  const client = await visitor(api);
  const { sittingId } = await start(client, { showAnswers: true, categories: ['read'] });
  const { body } = await skip(client, sittingId);
  const [first] = (await given(client, sittingId)) as [Given];
  const change = { ...body, response: { kind: first.tasks.kind, letter: 'a' } };
  expect((await call(client, 'answers', change)).error).toEqual({ status: 409, code: 'already_answered' });
  expect((await given(client, sittingId))[0]).toEqual(first);
  const { data } = await call(client, 'reviews', { sittingId });
  expect(data?.reviews).toMatchObject([{ position: 1, secret: { explanation: { nb: expect.any(String) } } }]);
});

test('an answer is there as soon as it is taken, for another window too (4.34)', async () => {
  const client = await visitor(api);
  const { sittingId } = await start(client);
  const { answer } = await skip(client, sittingId);
  expect(answer.data?.next).toEqual({ kind: 'task', position: 2 });
  const seen = await given(client, sittingId);
  expect(seen.map(({ answered_at }) => answered_at !== null)).toEqual([true, false]);
});

describe('6.17 a person reads their own tests and nobody else’s', () => {
  const tables = {
    sittings: 'id',
    sitting_tasks: 'position',
    tasks: 'id',
    stimuli: 'id',
    result_shares: 'token',
  };

  test('a stranger and a visitor without a session see no row', async () => {
    const [client, stranger] = [await visitor(api), await visitor(api)];
    const { sittingId } = await start(client);
    await skip(client, sittingId);
    await call(client, 'completions', { sittingId, status: 'finished' });
    await call(client, 'shares', { sittingId });
    for (const [table, column] of Object.entries(tables)) {
      expect((await client.from(table).select(column)).data?.length, table).toBeGreaterThan(0);
      expect((await stranger.from(table).select(column)).data, table).toEqual([]);
      expect((await api.client().from(table).select(column)).data ?? [], table).toEqual([]);
    }
  });

  test('the owner changes nothing by the tables themselves', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client);
    const changes = [
      client.from('sittings').update({ status: 'finished' }).eq('id', sittingId),
      client.from('sitting_tasks').update({ score: 1 }).eq('sitting_id', sittingId),
      client.from('sitting_tasks').delete().eq('sitting_id', sittingId),
      client.from('sittings').delete().eq('id', sittingId),
      client.from('tasks').update({ retired_at: new Date().toISOString() }).neq('id', ''),
    ];
    for (const change of changes) expect((await change).error?.code).toBe('42501');
    expect(await sittingOf(client, sittingId)).toEqual({ status: 'active', summary: null });
    expect(await given(client, sittingId)).toHaveLength(1);
  });
});

describe('7.12 functions under functions/v1', () => {
  test('7.20 the calls that a test is taken by', async () => {
    const client = api.client();
    for (const name of ['sittings', 'answers', 'reveals', 'completions', 'reviews', 'shares', 'clip-lines'])
      expect((await call(client, name, {})).error).toEqual({ status: 401, code: 'not_signed_in' });
    expect((await call(client, 'no-such', {})).error).toEqual({ status: 404, code: 'function_not_found' });
  });

  test('a body of the wrong form is refused', async () => {
    const client = await visitor(api);
    for (const body of [{}, { kind: 'level' }, { ...startBody('a-request-key'), more: 1 }])
      expect((await call(client, 'sittings', body)).error).toEqual({ status: 400, code: 'wrong_shape' });
  });

  test('7.22 a call that only reads may be a GET, with its input in the query; one that changes may not', async () => {
    const client = await visitor(api);
    const { sittingId } = await start(client);
    const get = { method: 'GET' } as const;
    const posted = await client.functions.invoke('reviews', { body: { sittingId } });
    expect(posted.data).toEqual({ reviews: [] });
    const got = await client.functions.invoke(`reviews?sittingId=${sittingId}`, get);
    expect([got.data, got.response?.headers.get('cache-control')]).toEqual([posted.data, 'no-store']);
    expect((await client.functions.invoke('reviews?sittingId=1', get)).response?.status).toBe(400);
    const changed = await client.functions.invoke(`endings?sittingId=${sittingId}&status=aborted`, get);
    expect(changed.response?.status).toBe(404);
    expect(await sittingOf(client, sittingId)).toMatchObject({ status: 'active' });
  });

  test('8.26 an unknown error is one plain sentence with an id, never its cause', async () => {
    const client = await visitor(api);
    await api.database.pool.query('alter table public.sittings rename to sittings_away');
    try {
      const { error } = await client.functions.invoke('sittings', {
        body: startBody('a-request-key') as never,
      });
      const body = (await (error as { context: Response }).context.json()) as {
        code: string;
        message: string;
      };
      expect(body.code).toBe('unexpected_failure');
      expect(body.message).toMatch(/^Something went wrong on our side\. .* number: [0-9a-f-]{36}$/);
      expect(JSON.stringify(body)).not.toMatch(/sittings|relation/);
    } finally {
      await api.database.pool.query('alter table public.sittings_away rename to sittings');
    }
  });
});

describe('7.11 the data by REST: from, rpc, schema', () => {
  test('the counts of the bank are for everybody', async () => {
    const { data } = await api.client().from('bank_counts').select('category, tasks');
    expect(data?.length).toBeGreaterThan(0);
    const named = await api.client().schema('public').from('bank_counts').select('category, tasks');
    expect(named.data).toEqual(data);
    expect((await api.client().schema('auth').from('users').select('*')).error?.code).toBe('PGRST106');
  });

  test('rpc calls a function of the database', async () => {
    const { data, error } = await api.client().rpc('shared_result', { share_token: 'no-such-token' });
    expect({ data, error }).toEqual({ data: null, error: null });
  });
});

describe('7.21 the lines of a clip go to the browser’s own voice', () => {
  /** Puts a task of a kind at the first place of a new sitting. */
  async function sittingAt(
    client: SupabaseClient,
    category: string,
    kinds: readonly string[],
  ): Promise<string | null> {
    const { sittingId } = await start(client);
    const found = await api.database.pool.query<{ id: string }>(
      // Of clips first those whose words no task asks for.
      `select id from public.tasks t where category = $1 and kind = any($2) and retired_at is null
       order by exists (select from public.tasks w where w.stimulus_id = t.stimulus_id
         and w.kind in ('dictation', 'typed_cloze')), content_id limit 1`,
      [category, kinds],
    );
    if (!found.rows[0]) return null;
    await api.database.pool.query('update public.sitting_tasks set task_id = $2 where sitting_id = $1', [
      sittingId,
      found.rows[0].id,
    ]);
    return sittingId;
  }

  test('of a given listening task, with voice and speed', async () => {
    const client = await visitor(api);
    const sittingId = await sittingAt(client, 'listen', ['choose', 'true_false']);
    const { data } = await call(client, 'clip-lines', { sittingId, position: 1 });
    const lines = data?.lines as { text: string; voice: string; rate: number }[];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatchObject({ text: expect.any(String), voice: expect.stringMatching(/^(wo)?man$/) });
      expect(line.rate).toBeGreaterThanOrEqual(0.8);
      expect(line.rate).toBeLessThanOrEqual(1);
    }
  });

  test('never where the words are the key', async () => {
    const client = await visitor(api);
    const sittingId = await sittingAt(client, 'listen', ['dictation', 'typed_cloze']);
    const { error } = await call(client, 'clip-lines', { sittingId, position: 1 });
    expect(error).toEqual({ status: 403, code: 'words_are_the_key' });
  });

  test('not of a reading task, of one that was not given, or to somebody else', async () => {
    const [client, stranger] = [await visitor(api), await visitor(api)];
    const reading = await sittingAt(client, 'read', ['choose']);
    const listening = await sittingAt(client, 'listen', ['choose']);
    const refused = [
      [client, reading, 1, 409],
      [client, listening, 2, 409],
      [stranger, listening, 1, 404],
    ] as const;
    for (const [who, sittingId, position, status] of refused)
      expect((await call(who, 'clip-lines', { sittingId, position })).error?.status).toBe(status);
  });
});
