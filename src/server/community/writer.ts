import { isNewcomer, writingLimits } from '#domain/community/community-limits.ts';
import { linksIn } from '#domain/community/written-text.ts';
import type { Transaction } from '#server/db/database.ts';
import { refusal } from './refusal.ts';

export type Writer = {
  readonly userId: string;
  readonly isNew: boolean;
  readonly limits: ReturnType<typeof writingLimits>;
};

type Row = {
  readonly posts: number;
  readonly comments: number;
  readonly member_since: Date;
  readonly suspended: boolean;
};

/**
 * Whoever is about to write, and what they may. Their other requests wait until this one is done, so that what is counted is
 * so. Rule 9.382, Rule 6.7.
 * @throws AppError 403 `profile_needed`, 403 `suspended`.
 */
export async function requireWriter(
  transaction: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<Writer> {
  await transaction.query(`select pg_advisory_xact_lock(hashtext('community'), hashtext($1))`, [userId]);
  const [row] = await transaction.query<Row>(
    `select posts, comments, member_since, exists (
       select from public.community_suspensions where user_id = $1 and until > $2
     ) as suspended from public.community_user_profiles where id = $1`,
    [userId, now],
  );
  if (!row) throw refusal('profile_needed');
  if (row.suspended) throw refusal('suspended');
  const { posts, comments, member_since: memberSince } = row;
  const isNew = isNewcomer({ memberSince, posts, comments }, now);
  return { userId, isNew, limits: writingLimits(isNew) };
}

/** @throws AppError 400 `too_many_links`. */
export function requireFewLinks({ limits }: Writer, text: string): void {
  if (linksIn(text) > limits.links) throw refusal('too_many_links');
}

/** @throws AppError 429 `too_much_today` when as much was written in 24 hours as may be. */
export async function requireRoomToday(
  transaction: Transaction,
  {
    writer,
    table,
    now,
  }: { readonly writer: Writer; readonly table: 'posts' | 'comments'; readonly now: Date },
): Promise<void> {
  const most = table === 'posts' ? writer.limits.postsADay : writer.limits.commentsADay;
  const [row] = await transaction.query<{ written: number }>(
    `select count(*)::int as written from (
       select from public.community_${table} where user_id = $1 and created_at > $2::timestamptz - interval '1 day' limit $3
     ) as today`,
    [writer.userId, now, most],
  );
  if ((row?.written ?? 0) >= most) throw refusal('too_much_today');
}
