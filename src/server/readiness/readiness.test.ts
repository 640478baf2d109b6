import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { dayMs } from '#domain/time/days.ts';
import { loadBank } from '#server/bank/load-bank.ts';
import { call, given, start, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

// Ahead of the real clock, by which the tokens of the clients are verified: they never expire here.
let now = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 10, 23, 8));
/** The day that is so many days from now, as `2027-11-23`. */
const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
let api: TestApi;
beforeAll(async () => {
  api = await testApi(undefined, { now: () => now });
  const { database, context } = api;
  const contentDir = join(import.meta.dirname, '../../../content');
  await loadBank({ database, contentDir, drafts: true, log: context.log });
});
afterAll(() => api.close());

async function learner(exam: { day: string | null; target: string | null }) {
  const client = await visitor(api);
  const { data } = await client.auth.getUser();
  const id = data.user?.id as string;
  await api.database.pool.query('update public.users set exam_date = $2, target_level = $3 where id = $1', [
    ...[id, exam.day, exam.target],
  ]);
  return { client, id };
}

/** Takes a quick test, a minute a task; then the answers are made right or wrong, and the test ends. */
async function takeTest(client: SupabaseClient, right: (level: string) => boolean): Promise<string> {
  const { sittingId } = await start(client, { length: 'full' });
  for (let step = 0; step < 16; step += 1) {
    now = new Date(now.getTime() + 60_000);
    const open = (await given(client, sittingId)).at(-1);
    const body = { sittingId, position: open?.position, taskId: open?.task_id, response: null, ms: 1 };
    const { data } = await call(client, 'answers', body);
    // A test that hides its marks keeps them apart until it ends.
    await api.database.pool.query(
      `update public.sitting_tasks set response = '"x"', kept_score = case when score is null then $3::real end,
         kept_correct = case when score is null then $3::real = 1 end,
         score = case when score is not null then $3::real end, correct = case when score is not null then $3::real = 1 end
       where sitting_id = $1 and position = $2`,
      [sittingId, open?.position, right(open?.tasks.level ?? '') ? 1 : 0],
    );
    if ((data?.next as { kind: string } | undefined)?.kind === 'finished') break;
  }
  await call(client, 'completions', { sittingId, status: 'finished' });
  return sittingId;
}

type Answered = NonNullable<FunctionOutput<'readiness'>['readiness']>;

async function ask(client: SupabaseClient, plan = false): Promise<Answered | null> {
  const { data, error } = await call(client, 'readiness', { plan });
  expect(error).toBeNull();
  return (data as FunctionOutput<'readiness'>).readiness;
}

async function tracksOf(id: string) {
  const { rows } = await api.database.pool.query(
    'select category, through, ability, evidence from public.ability_tracks where user_id = $1 order by category',
    [id],
  );
  return rows as { category: string; through: Date; ability: number; evidence: number }[];
}

const isEasy = (level: string) => ['A1', 'A2', 'B1'].includes(level);

test('9.310 there is nothing to be ready for without an exam to come and a level to reach in it', async () => {
  expect(await ask((await learner({ day: null, target: 'B1' })).client)).toBeNull();
  expect(await ask((await learner({ day: inDays(58), target: null })).client)).toBeNull();
  expect(await ask((await learner({ day: inDays(-1), target: 'B1' })).client)).toBeNull();
  const unknown = await ask((await learner({ day: inDays(58), target: 'B1' })).client);
  expect(unknown?.parts).toEqual(
    ['read', 'listen'].map((category) => ({
      category,
      chance: null,
      withoutPractice: null,
      evidence: 0,
      missing: 8,
      practise: 'B1',
    })),
  );
});

test('9.310 the chance follows the answers, the level that is wanted and the practice of the last weeks', async () => {
  const { client, id } = await learner({ day: inDays(98), target: 'B1' });
  await takeTest(client, isEasy);
  await takeTest(client, isEasy);
  const [read, listen] = (await ask(client))?.parts ?? [];
  for (const part of [read, listen]) {
    expect(part?.chance?.chance).toBeGreaterThan(0.5);
    expect(part?.chance?.low).toBeLessThan(part?.chance?.chance ?? 0);
    // What was practised today is taken to go on.
    expect(part?.chance?.chance).toBeGreaterThanOrEqual(part?.withoutPractice ?? 1);
  }
  await api.database.pool.query(`update public.users set target_level = 'C1' where id = $1`, [id]);
  expect((await ask(client))?.parts[0]?.chance?.chance).toBeLessThan(0.3);
});

test('9.312 a test is counted once, whoever asks how often, and a task that was met before says nothing', async () => {
  const { client, id } = await learner({ day: inDays(98), target: 'B1' });
  const first = await takeTest(client, isEasy);
  await Promise.all([ask(client), ask(client), ask(client)]);
  const once = await tracksOf(id);
  const evidence = once.reduce((sum, track) => sum + track.evidence, 0);
  expect(evidence).toBe((await given(client, first)).filter(({ answered_at }) => answered_at).length);
  now = new Date(now.getTime() + dayMs);
  await takeTest(client, () => false);
  await ask(client);
  const twice = await tracksOf(id);
  expect(twice.every(({ through }, index) => through > (once[index]?.through ?? now))).toBe(true);
  expect(twice.reduce((sum, track) => sum + track.evidence, 0)).toBeGreaterThan(evidence);
  for (const [index, track] of twice.entries()) expect(track.ability).toBeLessThan(once[index]?.ability ?? 0);

  const met = await takeTest(client, () => false);
  await api.database.pool.query(
    `insert into public.sitting_tasks (sitting_id, position, task_id, given_at, a, b, c, weight, key_hash)
     select $2, 500 + position, task_id, given_at - interval '1 day', a, b, c, weight, key_hash
     from public.sitting_tasks where sitting_id = $1
     on conflict do nothing`,
    [met, first],
  );
  await ask(client);
  const after = await tracksOf(id);
  expect(after.map((track) => track.evidence)).toEqual(twice.map((track) => track.evidence));
});

test('9.313 the plan is there when it is asked for, on the days that are wanted, and begins today', async () => {
  const { client, id } = await learner({ day: inDays(58), target: 'B1' });
  await api.database.pool.query(
    `update public.users set practice = '{"weeklyDays": 3, "minutesADay": 30}' where id = $1`,
    [id],
  );
  expect((await ask(client))?.plan).toEqual([]);
  const planned = await ask(client, true);
  const [first, second] = planned?.plan ?? [];
  expect(first?.sessions[0]?.kind).toBe('level_test');
  expect(second?.sessions.map(({ minutes }) => minutes)).toEqual([30, 30, 30]);
  expect(planned?.daysAWeek).toBe(3);
});
