import type { SupabaseClient } from '@supabase/supabase-js';
import { addDays, type Day, mondayOf, osloDay } from '#domain/time/days.ts';
import type { TestDatabase } from '#server/testing/database.ts';

export type Past = {
  readonly testDate?: Day;
  /** Weeks before that of the test, each with tasks on its Monday and Tuesday. */
  readonly weeks?: readonly number[];
  /** Tasks in each of them, half reading and half listening; at most 60. */
  readonly tasks?: number;
  readonly levelTest?: boolean;
  /** Null: no licence at the test. */
  readonly tier?: number | null;
};

/** A test ten days ago, for which everything was done. */
export function recentTest(): Day {
  return addDays(osloDay(new Date()), -10);
}

/** Writes what somebody did and held before a test; left out is what the guarantee asks for. */
export async function writePast(database: TestDatabase, userId: string, past: Past = {}): Promise<void> {
  const { testDate = recentTest(), weeks = [1, 2, 3, 4], tasks = 26, levelTest = true, tier = 11 } = past;
  await writeTasks(database);
  for (const week of weeks) {
    const monday = addDays(mondayOf(testDate), -7 * week);
    await writeSitting(database, userId, { day: monday, tasks: tasks / 2, status: 'aborted' });
    await writeSitting(database, userId, { day: addDays(monday, 1), tasks: tasks / 2, status: 'aborted' });
  }
  if (levelTest)
    await writeSitting(database, userId, { day: addDays(testDate, -40), tasks: 0, status: 'finished' });
  if (tier === null) return;
  await database.pool.query(
    `insert into public.license_users (user_id, tier, started_at, expires_at, source)
     values ($1, $2, $3::date - 20, $3::date + 5, 'payment')`,
    [userId, tier, testDate],
  );
}

/** A level test of a day at noon, so many tasks of it answered. */
export async function writeSitting(
  database: TestDatabase,
  userId: string,
  { day, tasks, status }: { day: Day; tasks: number; status: 'finished' | 'aborted' },
): Promise<string> {
  const at = `${day}T12:00:00Z`;
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into public.sittings (user_id, request_key, kind, settings, chance, status, started_at, finished_at)
     values ($1, gen_random_uuid(), 'level', '{}', 0.5, $2, $3, $3) returning id`,
    [userId, status, at],
  );
  const sittingId = rows[0]?.id as string;
  await database.pool.query(
    `insert into public.sitting_tasks (sitting_id, position, task_id, given_at, answered_at, response, a, b, c, weight, key_hash)
     select $1, n, case when n % 2 = 0 then 'read-' else 'listen-' end || n, $2, $2, '{}', 1, 1, 0, 1, 'hash'
     from generate_series(1, $3::int) n`,
    [sittingId, at, tasks],
  );
  return sittingId;
}

/** A small file that is what it says. */
export const pdf = new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], {
  type: 'application/pdf',
});

/** Uploads a proof of somebody. @returns its name in the bucket. */
export async function sendProof(client: SupabaseClient, userId: string): Promise<string> {
  const name = `${userId}/${crypto.randomUUID()}.pdf`;
  const { error } = await client.storage.from('guarantee-proofs').upload(name, pdf);
  if (error) throw error;
  return name;
}

async function writeTasks(database: TestDatabase): Promise<void> {
  await database.pool.query(`
    insert into public.stimuli (id, category, level, topic, title, public, content_hash)
      select c || '-stimulus', c, 'A1', 'home', 'A title', '{}', 'hash' from unnest(array['read', 'listen']) c
      on conflict do nothing;
    insert into public.tasks (id, stimulus_id, category, level, topic, kind, skill, public, difficulty, guessing,
        position, package, seconds, key_hash)
      select c || '-' || n, c || '-stimulus', c, 'A1', 'home', 'single', 'detail', '{}', 1, 0.25, n, 'free', 60, 'hash'
      from unnest(array['read', 'listen']) c, generate_series(1, 60) n
      on conflict do nothing`);
}
