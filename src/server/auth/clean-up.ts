import { dayMs } from '#domain/time/days.ts';
import type { Auth } from './auth.ts';

/** Rows a statement takes at most, so that none holds locks for long. */
const batch = 500;
const anonymousBatch = 50;

/** What is deleted, and how old it must be. */
const leftovers: readonly (readonly [table: string, column: string, ageMs: number])[] = [
  ['auth.flow_state', 'created_at', dayMs],
  ['auth.one_time_tokens', 'created_at', 7 * dayMs],
  ['auth.mfa_challenges', 'created_at', dayMs],
  ['auth.audit_log_entries', 'created_at', 180 * dayMs],
  ['auth.sessions', 'not_after', dayMs],
];

/** Deletes what has expired, some rows of each kind. @returns how many. */
export async function cleanUp(auth: Pick<Auth, 'context' | 'settings'>): Promise<number> {
  let deleted = 0;
  for (const [table, column, ageMs] of leftovers) {
    const before = new Date(auth.context.now().getTime() - ageMs);
    const { rowCount } = await auth.context.database.pool.query(
      `delete from ${table} where id in (select id from ${table} where ${column} < $1 limit $2 for update skip locked)`,
      [before, batch],
    );
    deleted += rowCount ?? 0;
  }
  return deleted + (await deleteUnusedAnonymous(auth));
}

/** Rule 9.42, decision 027. Few at a time: with each go its tests and answers. */
async function deleteUnusedAnonymous({
  context,
  settings,
}: Pick<Auth, 'context' | 'settings'>): Promise<number> {
  const { anonymousUnusedDays: days } = settings;
  if (days === null) return 0;
  const before = new Date(context.now().getTime() - days * dayMs);
  const { rowCount } = await context.database.pool.query(
    `delete from auth.users where id in (
       select u.id from auth.users u where u.is_anonymous and u.created_at < $1
         and not exists (
           select from auth.sessions s where s.user_id = u.id and greatest(s.created_at, s.refreshed_at, s.updated_at) >= $1
         )
       order by u.created_at limit $2 for update skip locked)`,
    [before, anonymousBatch],
  );
  return rowCount ?? 0;
}
