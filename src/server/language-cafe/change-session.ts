import type { FunctionInput } from '#domain/functions/functions.ts';
import { sessionEnd, weeklyStarts } from '#domain/language-cafe/session-times.ts';
import type { Transaction } from '#server/db/database.ts';
import { checkSession, linkOf } from './check-session.ts';
import { fillSeats } from './fill-seats.ts';
import type { Hosting } from './hosting.ts';
import { refusal } from './refusal.ts';
import { isBusy, lockSession, type SessionRecord } from './session-record.ts';
import { tellOfSession } from './tell-of-session.ts';

type Input = Extract<FunctionInput<'host-changes'>, { kind: 'change' }>;

/**
 * Rule 9.477: a session as its host wants it now. A new time is told to all who signed up, and reminded of anew; a new link to
 * those with a seat. @throws AppError with a code of `refusal.ts`
 */
export async function changeSession(
  transaction: Transaction,
  input: Input,
  { userId, context, settings }: Hosting,
): Promise<string> {
  const now = context.now();
  const session = await lockSession(transaction, input.sessionId);
  if (session.hostId !== userId) throw refusal('session_not_found');
  if (session.cancelledAt) throw refusal('session_cancelled');
  if (now >= session.startsAt) throw refusal('session_begun');
  const title = await checkSession(transaction, input, { weeks: 1, now, settings });
  const [startsAt] = weeklyStarts(input.start, 1) ?? [];
  if (!startsAt) throw refusal('start_invalid');
  const endsAt = sessionEnd(startsAt, input.minutes);
  if (await isBusy(transaction, { userId, startsAt, endsAt, besides: session.id }))
    throw refusal('host_busy');
  const people = await transaction.query<{ userId: string; seated: boolean }>(
    `select user_id as "userId", seated_at is not null as seated from public.cafe_sign_ups
     where session_id = $1 order by number`,
    [session.id],
  );
  if (people.filter(({ seated }) => seated).length > input.seats) throw refusal('seats_taken');
  const { seats } = input;
  const changed: SessionRecord = {
    ...session,
    title,
    startsAt,
    endsAt,
    seats,
    link: linkOf(input, settings),
  };
  await transaction.query(
    `update public.cafe_sessions set topic = $2, title = $3, level = $4, starts_at = $5, ends_at = $6, seats = $7,
       note = $8, link = $9 where id = $1`,
    [
      ...[session.id, input.topic, title, input.level, startsAt, endsAt, input.seats, input.note],
      changed.link,
    ],
  );
  const isMoved = timeOf(changed) !== timeOf(session);
  if (isMoved)
    await transaction.query(
      'update public.cafe_sign_ups set day_reminded_at = null, hour_reminded_at = null where session_id = $1',
      [session.id],
    );
  const isElsewhere = changed.link !== session.link;
  const userIds = people
    .filter(({ seated }) => isMoved || (isElsewhere && seated))
    .map((person) => person.userId);
  await tellOfSession(transaction, { session: changed, userIds, news: 'changed', context });
  await fillSeats(transaction, { session: changed, context });
  return session.id;
}

function timeOf({ startsAt, endsAt }: SessionRecord): string {
  return `${startsAt.toISOString()} ${endsAt.toISOString()}`;
}
