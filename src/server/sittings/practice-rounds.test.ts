import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Recommendation } from '#domain/assessment/types.ts';
import { grantLicence } from '#server/licences/grants.ts';
import type { TestApi } from '#server/testing/api.ts';
import { type Answer, apiWithBank, call, given, start, visitor } from './sitting-fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await apiWithBank();
});
afterAll(() => api.close());

let made = 0;

/** Answers everything with nothing until the sitting ends. @returns the tasks that were given. */
async function toTheEnd(client: SupabaseClient, sittingId: string) {
  for (let step = 0; step < 45; step += 1) {
    const open = (await given(client, sittingId)).at(-1);
    const body = { sittingId, position: open?.position, taskId: open?.task_id, response: null, ms: 1 };
    const { data, error } = await call(client, 'answers', body);
    expect(error).toBeNull();
    if ((data?.next as { kind: string } | undefined)?.kind === 'finished') break;
  }
  return given(client, sittingId);
}

type Kept = {
  readonly settings: {
    readonly levels: readonly string[];
    readonly tasks: number;
    readonly showAnswers: boolean;
    readonly practice: {
      readonly from: string | null;
      readonly asked: string;
      readonly before: { readonly points: number; readonly tasks: number } | null;
    };
  };
  readonly summary: { readonly feedback: { readonly recommendations: readonly Recommendation[] } };
};

async function kept(client: SupabaseClient, sittingId: string): Promise<Kept> {
  const { data } = await client
    .from('sittings')
    .select('settings, summary')
    .eq('id', sittingId)
    .single<Kept>();
  return data as Kept;
}

/** The result of a test with a recommendation at a level of one's choice, which an answer alone would not give. */
async function resultAsking(client: SupabaseClient, recommendation: object): Promise<string> {
  const { sittingId } = await start(client);
  await toTheEnd(client, sittingId);
  await api.database.pool.query(
    `update public.sittings set summary = jsonb_set(summary, '{feedback,recommendations}', $2) where id = $1`,
    [sittingId, JSON.stringify([recommendation, { key: 'take_full_test' }])],
  );
  return sittingId;
}

function practise(client: SupabaseClient, sittingId: string, recommendation = 0): Promise<Answer> {
  return call(client, 'sittings', {
    ...{ kind: 'practice', sittingId, recommendation },
    requestKey: `practice-request-${++made}`,
  });
}

async function withTier(tier: number): Promise<SupabaseClient> {
  const client = await visitor(api);
  const { data } = await client.auth.getUser();
  if (tier > 0)
    await api.database.asService((transaction) =>
      grantLicence(transaction, {
        ...{ userId: data.user?.id as string, tier, days: 1, source: 'admin' },
        ...{ grantedAt: new Date(Date.now() - 3_600_000), reference: `practice-${++made}` },
      }),
    );
  return client;
}

const detail = { kind: 'skill', skill: 'detail', category: 'read' };

describe('9.190 a round of practice begins from a result at once', () => {
  test('with 8 to 10 tasks of the weakness, reasons shown, none of them from the test', async () => {
    const client = await withTier(11);
    const from = await resultAsking(client, { key: 'practise', subject: detail, level: 'B2', examples: [] });
    const { data, error } = await practise(client, from);
    expect(error).toBeNull();
    const round = String(data?.sittingId);
    const tasks = await toTheEnd(client, round);
    expect(tasks.length).toBeGreaterThanOrEqual(8);
    expect(tasks.length).toBeLessThanOrEqual(10);
    const { settings } = await kept(client, round);
    expect(settings).toMatchObject({ levels: ['B2'], tasks: tasks.length, showAnswers: true });
    expect(settings.practice).toMatchObject({ from, asked: 'B2' });
    const { rows } = await api.database.pool.query<{ skill: string; category: string; level: string }>(
      'select skill, category, level from public.tasks where id = any($1)',
      [tasks.map(({ task_id }) => task_id)],
    );
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(['read']));
    expect(rows.filter(({ skill }) => skill === 'detail').length).toBeGreaterThanOrEqual(8);
    const before = new Set((await given(client, from)).map(({ task_id }) => task_id));
    expect(tasks.filter(({ task_id }) => before.has(task_id))).toEqual([]);
  });

  test('what is free is practised without a licence, at the highest level that is open', async () => {
    const client = await withTier(0);
    const from = await resultAsking(client, { key: 'practise', subject: detail, level: 'B2', examples: [] });
    const { data } = await practise(client, from);
    const round = String(data?.sittingId);
    const tasks = await toTheEnd(client, round);
    expect(tasks.length).toBeGreaterThanOrEqual(8);
    for (const { tasks: task } of tasks) expect(['A1', 'A2']).toContain(task.level);
    const { settings } = await kept(client, round);
    expect(settings.levels).toEqual(['A2']);
    expect(settings.practice).toMatchObject({ asked: 'B2', before: null });
  });

  test('the figures of the test stand beside it where they can be compared', async () => {
    const client = await withTier(0);
    const from = await resultAsking(client, { key: 'consolidate_level', level: 'A2' });
    await api.database.pool.query(
      `update public.sittings set summary = jsonb_set(summary, '{levels}', $2) where id = $1`,
      [from, JSON.stringify([{ level: 'A2', tasks: 4, points: 1 }])],
    );
    const { data } = await practise(client, from);
    expect((await kept(client, String(data?.sittingId))).settings.practice.before).toEqual({
      points: 1,
      tasks: 4,
    });
  });

  test('the same request twice begins one round', async () => {
    const client = await withTier(0);
    const from = await resultAsking(client, { key: 'consolidate_level', level: 'A1' });
    const body = { kind: 'practice', sittingId: from, recommendation: 0, requestKey: 'the-same-practice' };
    const [one, other] = [await call(client, 'sittings', body), await call(client, 'sittings', body)];
    expect(one.data?.sittingId).toBe(other.data?.sittingId);
  });

  test('nobody practises from what is no practice, or from a stranger’s result', async () => {
    const client = await withTier(0);
    const from = await resultAsking(client, { key: 'consolidate_level', level: 'A1' });
    expect((await practise(client, from, 1)).error).toEqual({ status: 400, code: 'no_practice' });
    expect((await practise(client, from, 9)).error).toEqual({ status: 400, code: 'no_practice' });
    const stranger = await withTier(12);
    expect((await practise(stranger, from)).error).toEqual({ status: 404, code: 'sitting_not_found' });
  });

  test('settings of a round cannot be sent with a custom test', async () => {
    const client = await withTier(11);
    const { error } = await call(client, 'sittings', {
      kind: 'custom',
      settings: {
        ...{ levels: ['A1'], categories: ['read'], tasks: 5, randomOrder: true },
        ...{ showAnswers: true, plays: 'free' },
        practice: { from: null, subject: null, asked: 'C1', before: null },
      },
      requestKey: `practice-request-${++made}`,
    });
    expect(error?.status).toBe(400);
  });
});

describe('9.240 mistakes are redone', () => {
  const redo = (client: SupabaseClient, sittingId: string | null) =>
    call(client, 'sittings', {
      ...{ kind: 'redo', sittingId },
      requestKey: `practice-request-${++made}`,
    });
  /** Marks an answer as right, as long ago as wanted. */
  const change = (sittingId: string, to: { readonly right: readonly string[]; readonly hoursAgo: number }) =>
    api.database.pool.query(
      `update public.sitting_tasks set correct = task_id = any($2), score = (task_id = any($2))::int,
         answered_at = now() - make_interval(hours => $3) where sitting_id = $1`,
      [sittingId, to.right, to.hoursAgo],
    );

  test('from a result at once: its own wrong tasks, reasons shown, free at every level', async () => {
    const client = await withTier(0);
    const { sittingId } = await start(client);
    const tasks = await toTheEnd(client, sittingId);
    const [right] = tasks;
    await change(sittingId, { right: [right?.task_id ?? ''], hoursAgo: 0 });
    const { data, error } = await redo(client, sittingId);
    expect(error).toBeNull();
    const round = String(data?.sittingId);
    const again = (await toTheEnd(client, round)).map(({ task_id }) => task_id);
    const wrong = tasks.slice(1).map(({ task_id }) => task_id);
    expect(again).toHaveLength(Math.min(wrong.length, 10));
    for (const taskId of again) expect(wrong).toContain(taskId);
    const { settings } = await kept(client, round);
    expect(settings).toMatchObject({ tasks: again.length, showAnswers: true });
    expect(settings.practice).toMatchObject({ from: sittingId, before: { points: 0, tasks: again.length } });
  });

  test('from the overview after a night, unless a later answer was right', async () => {
    const client = await withTier(0);
    const count = async () => {
      const span = { since: new Date(0), until: new Date(Date.now() - 12 * 3_600_000) };
      const { data } = await client.rpc('own_mistakes', {
        since: span.since.toISOString(),
        until: span.until.toISOString(),
      });
      return data as number;
    };
    const { sittingId } = await start(client);
    const tasks = await toTheEnd(client, sittingId);
    expect(await count()).toBe(0);
    expect((await redo(client, null)).error).toEqual({ status: 409, code: 'no_mistakes' });
    await change(sittingId, { right: [], hoursAgo: 20 });
    expect(await count()).toBe(tasks.length);
    const round = String((await redo(client, null)).data?.sittingId);
    const again = (await toTheEnd(client, round)).map(({ task_id }) => task_id);
    expect(again).toHaveLength(Math.min(tasks.length, 10));
    await change(round, { right: again, hoursAgo: 15 });
    expect(await count()).toBe(tasks.length - again.length);
  });

  test('nobody redoes a stranger’s result, one that goes on, or one without mistakes', async () => {
    const client = await withTier(0);
    const { sittingId } = await start(client);
    expect((await redo(client, sittingId)).error).toEqual({ status: 404, code: 'sitting_not_found' });
    const tasks = await toTheEnd(client, sittingId);
    await change(sittingId, { right: tasks.map(({ task_id }) => task_id), hoursAgo: 0 });
    expect((await redo(client, sittingId)).error).toEqual({ status: 409, code: 'no_mistakes' });
    const stranger = await withTier(12);
    expect((await redo(stranger, sittingId)).error).toEqual({ status: 404, code: 'sitting_not_found' });
  });
});

test('9.242 listening is provisional when a robot voice read it, and not when the device did', async () => {
  await api.database.pool.query(
    `insert into public.clips (stimulus_id, hash, duration_ms, peaks, engine, robot)
     select id, md5(id), 1000, '[]', 'espeak', true from public.stimuli where category = 'listen'
     on conflict (stimulus_id) do update set robot = true`,
  );
  const heard = async (deviceVoice: boolean) => {
    const client = await withTier(0);
    const { data } = await call(client, 'sittings', {
      ...{ kind: 'pool', level: 'A1', category: 'listen' },
      requestKey: `practice-request-${++made}`,
    });
    const sittingId = String(data?.sittingId);
    for (let step = 0; step < 12; step += 1) {
      const open = (await given(client, sittingId)).at(-1);
      const { data: taken } = await call(client, 'answers', {
        ...{ sittingId, position: open?.position, taskId: open?.task_id, response: null, ms: 1 },
        deviceVoice,
      });
      if ((taken?.next as { kind: string } | undefined)?.kind === 'finished') break;
    }
    const { data: row } = await client.from('sittings').select('summary').eq('id', sittingId).single();
    return (row as { summary: { robotVoice: boolean } }).summary.robotVoice;
  };
  expect([await heard(false), await heard(true)]).toEqual([true, false]);
});

describe('9.190 the pool that a licence opens is practised, Free too', () => {
  test.each([
    [0, 'A1', 'listen', null],
    [0, 'A2', 'read', null],
    [0, 'B1', 'read', 'package_needed'],
    [11, 'B2', 'listen', null],
    [11, 'C1', 'read', 'package_needed'],
    [12, 'C1', 'read', null],
  ])('tier %i, %s, %s: %s', async (tier, level, category, refusal) => {
    const client = await withTier(tier);
    const { data, error } = await call(client, 'sittings', {
      ...{ kind: 'pool', level, category },
      requestKey: `practice-request-${++made}`,
    });
    expect(error?.code ?? null).toBe(refusal);
    if (refusal !== null) return;
    const tasks = await toTheEnd(client, String(data?.sittingId));
    expect(tasks).toHaveLength(10);
    for (const { tasks: task } of tasks) expect(task).toMatchObject({ level, category });
  });
});

test('9.190 a round of the pool keeps to what it is asked for, and to the whole part where nobody has tasks of it', async () => {
  const client = await withTier(11);
  const begin = async (subject: object) => {
    const { data, error } = await call(client, 'sittings', {
      ...{ kind: 'pool', level: 'B1', category: 'read', subject },
      requestKey: `practice-request-${++made}`,
    });
    expect(error).toBeNull();
    return given(client, String(data?.sittingId));
  };
  const [first] = await begin({ kind: 'task_kind', taskKind: 'order', category: 'read' });
  expect(first?.tasks.kind).toBe('order');
  const [other] = await begin({ kind: 'task_kind', taskKind: 'no_such_kind', category: 'read' });
  expect(other?.tasks).toMatchObject({ level: 'B1', category: 'read' });
  const refused = await call(client, 'sittings', {
    ...{ kind: 'pool', level: 'B1', category: 'read', subject: { kind: 'skill' } },
    requestKey: `practice-request-${++made}`,
  });
  expect(refused.error?.status).toBe(400);
});
