import type { SupabaseClient } from '@supabase/supabase-js';
import { call, type Given, given } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import type { Listener } from './heard-in.ts';

/** Where no recording is measured or written down. */
export const nobodyListens: Listener = { measure: async () => null, transcribe: async () => null };

let made = 0;

/** Somebody with an account and a licence. */
export async function learnerWith(api: TestApi, tier: number): Promise<SupabaseClient> {
  const client = api.client();
  const { data, error } = await client.auth.signUp({
    email: `writer-${++made}-${crypto.randomUUID()}@example.no`,
    password: 'korrekt hest batteri',
  });
  if (error) throw error;
  await api.database.pool.query(
    `insert into public.license_users (user_id, tier, expires_at, source) values ($1, $2, now() + interval '30 days', 'admin')`,
    [data.user?.id, tier],
  );
  return client;
}

export type WritingTask = { readonly sittingId: string; readonly position: number; readonly taskId: string };

/** Begins one writing task of a level. */
export async function startWriting(client: SupabaseClient, level = 'A2'): Promise<WritingTask> {
  const { data, error } = await call(client, 'sittings', {
    ...{ kind: 'pool', level, category: 'write', requestKey: `writing-${++made}-${crypto.randomUUID()}` },
  });
  if (!data) throw new Error(`no writing task: ${error?.code}`);
  return openTaskOf(client, String(data.sittingId));
}

/** The task of a sitting that is not answered yet. */
export async function openTaskOf(client: SupabaseClient, sittingId: string): Promise<WritingTask> {
  const tasks: readonly Given[] = await given(client, sittingId);
  const open = tasks.find(({ answered_at }) => answered_at === null);
  if (!open) throw new Error('every task is answered');
  return { sittingId, position: open.position, taskId: open.task_id };
}

/** A text of so many words. */
export function textOf(words: number): string {
  return Array.from({ length: words }, (_, index) => `ord${index}`).join(' ');
}
