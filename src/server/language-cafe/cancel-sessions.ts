import type { FunctionInput } from '#domain/functions/functions.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Hosting } from './hosting.ts';
import { refusal } from './refusal.ts';
import { lockSession, type SessionRecord, sessionColumns } from './session-record.ts';
import { tellOfSession } from './tell-of-session.ts';

type Input = Extract<FunctionInput<'host-changes'>, { kind: 'cancel' }>;

/** Rule 9.477: cancels a session, or it and those that follow in its series. @throws AppError with a code of `refusal.ts` */
export async function cancelSessions(
  transaction: Transaction,
  { sessionId, following }: Input,
  { userId, context }: Hosting,
): Promise<string> {
  const session = await lockSession(transaction, sessionId);
  if (session.hostId !== userId) throw refusal('session_not_found');
  const now = context.now();
  if (!session.cancelledAt && now >= session.startsAt) throw refusal('session_begun');
  // Sent again, the first may be cancelled and others of the series not.
  const rest = following
    ? await transaction.query<SessionRecord>(
        `select ${sessionColumns} from public.cafe_sessions s
         where s.series_id = $1 and s.starts_at > $2 and s.starts_at > $3 order by s.starts_at for update`,
        [session.seriesId, session.startsAt, now],
      )
    : [];
  for (const one of [session, ...rest]) await cancelSession(transaction, one, context);
  return session.id;
}

/** Everybody who signed up is told; one that is cancelled stays so. The session is locked. */
export async function cancelSession(
  transaction: Transaction,
  session: SessionRecord,
  context: ServerContext,
): Promise<void> {
  if (session.cancelledAt) return;
  await transaction.query('update public.cafe_sessions set cancelled_at = $2 where id = $1', [
    session.id,
    context.now(),
  ]);
  const people = await transaction.query<{ user_id: string }>(
    'select user_id from public.cafe_sign_ups where session_id = $1 order by number',
    [session.id],
  );
  const userIds = people.map(({ user_id: userId }) => userId);
  await tellOfSession(transaction, { session, userIds, news: 'cancelled', context });
}
