import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { SessionRecord } from './session-record.ts';
import { tellOfSession } from './tell-of-session.ts';

/**
 * Rule 9.475: whoever waits longest gets each seat that is free, and is told. Passed over is who has a seat elsewhere at that
 * time, which a session that was moved can bring about. The session is locked.
 */
export async function fillSeats(
  transaction: Transaction,
  { session, context }: { readonly session: SessionRecord; readonly context: ServerContext },
): Promise<void> {
  const now = context.now();
  if (session.cancelledAt || now >= session.startsAt) return;
  const moved = await transaction.query<{ user_id: string }>(
    `update public.cafe_sign_ups set seated_at = $2
     where session_id = $1 and user_id in (
       select w.user_id from public.cafe_sign_ups w
       where w.session_id = $1 and w.seated_at is null and not exists (
         select from public.cafe_sign_ups p join public.cafe_sessions o on o.id = p.session_id
         where p.user_id = w.user_id and p.seated_at is not null and o.id <> $1 and o.cancelled_at is null
           and o.starts_at < $5 and o.ends_at > $4)
       order by w.number
       limit greatest(0, $3 - (
         select count(*) from public.cafe_sign_ups t where t.session_id = $1 and t.seated_at is not null)))
     returning user_id`,
    [session.id, now, session.seats, session.startsAt, session.endsAt],
  );
  const userIds = moved.map(({ user_id: userId }) => userId);
  await tellOfSession(transaction, { session, userIds, news: 'seat', context });
}
