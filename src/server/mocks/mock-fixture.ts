import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { PartState } from '#domain/mocks/part-state.ts';
import { keyResponse } from '#domain/tasks/key-response.ts';
import type { PublicMarkedTask, SecretMarkedTask } from '#domain/tasks/presentation.ts';
import type { Response } from '#domain/tasks/response.ts';
import { loadBank } from '#server/bank/load-bank.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

/** A clock that a test sets. */
export type TestClock = { at: number };

/** The API with the real bank, its clips as if their sound was made, and a clock that a test sets. For tests; close it. */
export async function apiForMocks(clock: TestClock): Promise<TestApi> {
  const api = await testApi(undefined, { now: () => new Date(clock.at) });
  await loadBank({
    database: api.database,
    contentDir: join(import.meta.dirname, '../../../content'),
    drafts: false,
    log: api.context.log,
  });
  await api.database.pool.query(
    `insert into public.clips (stimulus_id, hash, duration_ms, peaks, engine, robot)
     select id, bestatt.public_name('sound of ' || content_id), 20000, '[]', 'test', true from public.stimuli where public ->> 'kind' = 'clip'`,
  );
  return api;
}

let made = 0;

/** Somebody with an account and a licence of a tier; 0 for none. */
export async function learner(api: TestApi, tier = 10): Promise<{ client: SupabaseClient; id: string }> {
  made += 1;
  const client = api.client(`192.0.2.${made}`);
  const { data } = await client.auth.signUp({
    email: `mock-${made}@example.no`,
    password: 'three quiet fjords',
  });
  const id = data.user?.id ?? '';
  if (tier > 0)
    await api.database.asService((transaction) =>
      grantLicence(transaction, {
        ...{ source: 'admin', reference: `mock-${made}`, userId: id, tier, days: 400 },
        grantedAt: new Date(api.context.now().getTime() - 60_000),
      }),
    );
  return { client, id };
}

/** What `mock-starts` takes. */
export function startOf(part: 'read' | 'listen', change: object = {}): object {
  made += 1;
  return { part, examId: null, parts: [part], requestKey: `mock-request-${made}`, ...change };
}

export async function begin(client: SupabaseClient, part: 'read' | 'listen'): Promise<string> {
  const { data, error } = await call(client, 'mock-starts', startOf(part));
  if (error) throw new Error(error.code);
  return String(data?.partId);
}

export async function stateOf(client: SupabaseClient, partId: string): Promise<PartState> {
  const { data, error } = await call(client, 'mock-states', { partId });
  if (error) throw new Error(error.code);
  return data as unknown as PartState;
}

/** The running state; fails where the part is not running. */
export async function running(
  client: SupabaseClient,
  partId: string,
): Promise<Extract<PartState, { kind: 'running' }>> {
  const state = await stateOf(client, partId);
  if (state.kind !== 'running') throw new Error(`the part is ${state.kind}`);
  return state;
}

/** The right answers to the tasks of a part so far, read from their keys as nobody else can. */
export async function keysOf(api: TestApi, partId: string): Promise<ReadonlyMap<string, Response>> {
  const { rows } = await api.database.pool.query<{
    id: string;
    shown: PublicMarkedTask;
    secret: SecretMarkedTask;
  }>(
    `select g.task_id as id, t.public as shown, k.secret from public.mock_tasks g join public.tasks t on t.id = g.task_id join public.task_keys k on k.task_id = g.task_id
     where g.part_id = $1`,
    [partId],
  );
  return new Map(rows.map(({ id, shown, secret }) => [id, keyResponse(shown, secret)]));
}

/** Answers every task of the stage rightly, or none, and hands it in. */
export async function takeStage(
  input: { readonly api: TestApi; readonly client: SupabaseClient; readonly partId: string },
  answers: 'right' | 'none',
): Promise<PartState> {
  const { api, client, partId } = input;
  const state = await running(client, partId);
  const keys = await keysOf(api, partId);
  for (const { position, taskId } of answers === 'right' ? state.tasks : []) {
    const { error } = await call(client, 'mock-answers', {
      ...{ partId, position, taskId, response: keys.get(taskId) },
    });
    if (error) throw new Error(error.code);
  }
  const { data } = await call(client, 'mock-stages', { partId, stage: state.stage });
  return data as unknown as PartState;
}
