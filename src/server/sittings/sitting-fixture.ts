import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { loadBank } from '#server/bank/load-bank.ts';
import { type TestApi, type TestWorld, testApi } from '#server/testing/api.ts';

/** The API with the whole bank of content/, drafts too. For tests; close it. */
export async function apiWithBank(world: TestWorld = {}): Promise<TestApi> {
  const api = await testApi(undefined, world);
  await loadBank({
    database: api.database,
    contentDir: join(import.meta.dirname, '../../../content'),
    drafts: true,
    log: api.context.log,
  });
  return api;
}

const settings = {
  levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
  categories: ['read', 'listen'],
  length: 'quick',
  randomOrder: true,
  showAnswers: false,
  plays: 'exam',
};

/** What `sittings` takes; `change` changes the settings. */
export function startBody(requestKey: string, change: object = {}): object {
  return { kind: 'level', settings: { ...settings, ...change }, requestKey };
}

export type Answer = {
  readonly error: { readonly status: number; readonly code: string } | null;
  readonly data: Record<string, unknown> | null;
};

/** Calls a function through the official client. */
export async function call(client: SupabaseClient, name: string, body: object): Promise<Answer> {
  const { data, error } = await client.functions.invoke<Record<string, unknown>>(name, {
    body: body as Record<string, unknown>,
  });
  if (!error) return { error: null, data };
  const response = (error as { context: Response }).context;
  const { code } = (await response.json()) as { code: string };
  return { data: null, error: { status: response.status, code } };
}

/** A client with an anonymous session. */
export async function visitor(api: TestApi, address?: string): Promise<SupabaseClient> {
  const client = api.client(address);
  const { error } = await client.auth.signInAnonymously();
  if (error) throw error;
  return client;
}

let made = 0;

/** Starts a quick test of everything, or what `change` makes of it. */
export async function start(client: SupabaseClient, change: object = {}): Promise<{ sittingId: string }> {
  const { data } = await call(client, 'sittings', startBody(`request-${++made}`, change));
  return data as { sittingId: string };
}

export type Given = {
  readonly position: number;
  readonly task_id: string;
  readonly answered_at: string | null;
  readonly score: number | null;
  readonly tasks: {
    readonly category: string;
    readonly level: string;
    readonly kind: string;
    readonly public: { readonly kind: string };
  };
};

/** The tasks given in a sitting, as their owner reads them. */
export async function given(client: SupabaseClient, sittingId: string): Promise<Given[]> {
  const { data, error } = await client
    .from('sitting_tasks')
    .select('position, task_id, answered_at, score, tasks(category, level, kind, public)')
    .eq('sitting_id', sittingId)
    .order('position')
    .overrideTypes<Given[], { merge: false }>();
  if (error) throw error;
  return data;
}
