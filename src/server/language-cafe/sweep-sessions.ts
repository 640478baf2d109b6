import { permissions } from '#domain/access/permissions.ts';
import { reminderDue } from '#domain/language-cafe/session-times.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { cancelSession } from './cancel-sessions.ts';
import { fillSeats } from './fill-seats.ts';
import { lockSession, type SessionRecord, sessionColumns } from './session-record.ts';
import { tellOfSession } from './tell-of-session.ts';

/** Rule 9.477: what time brings, and what an account that is gone leaves behind; every five minutes. */
export async function sweepSessions(context: ServerContext): Promise<void> {
  await cancelWithoutHost(context);
  await fillFreeSeats(context);
  await context.database.asService((transaction) => remind(transaction, context));
  await context.database.asService((transaction) => askHowItWas(transaction, context));
}

/** A session whose host's account is gone, or who hosts no more, is cancelled; those who signed up are told. */
async function cancelWithoutHost(context: ServerContext): Promise<void> {
  await context.database.asService(async (transaction) => {
    const left = await transaction.query<SessionRecord>(
      `select ${sessionColumns} from public.cafe_sessions s
       where s.cancelled_at is null and s.starts_at > $1 and not exists (
         select from public.user_roles r where r.user_id = s.host_id and r.role = any ($2))
       order by s.starts_at, s.id for update`,
      [context.now(), [...permissions.hostSessions, 'admin']],
    );
    for (const session of left) await cancelSession(transaction, session, context);
  });
}

/** Seats of people whose accounts are gone; each session by itself, so that no two locks are held at once. */
async function fillFreeSeats(context: ServerContext): Promise<void> {
  const { rows } = await context.database.pool.query<{ id: string }>(
    `select s.id from public.cafe_sessions s
     where s.cancelled_at is null and s.starts_at > $1
       and exists (select from public.cafe_sign_ups w where w.session_id = s.id and w.seated_at is null)
       and s.seats > (select count(*) from public.cafe_sign_ups t where t.session_id = s.id and t.seated_at is not null)`,
    [context.now()],
  );
  for (const { id } of rows)
    await context.database.asService(async (transaction) =>
      fillSeats(transaction, { session: await lockSession(transaction, id), context }),
    );
}

type Seat = {
  readonly id: string;
  readonly title: string;
  readonly userId: string;
  readonly startsAt: Date;
  readonly seatedAt: Date;
  readonly day: boolean;
  readonly hour: boolean;
};

async function remind(transaction: Transaction, context: ServerContext): Promise<void> {
  const now = context.now();
  const seats = await transaction.query<Seat>(
    `select s.id, s.title, s.starts_at as "startsAt", p.user_id as "userId", p.seated_at as "seatedAt",
       p.day_reminded_at is not null as day, p.hour_reminded_at is not null as hour
     from public.cafe_sign_ups p join public.cafe_sessions s on s.id = p.session_id
     where p.seated_at is not null and p.hour_reminded_at is null and s.cancelled_at is null
       and s.starts_at > $1 and s.starts_at <= $1::timestamptz + interval '24 hours'
     order by s.id, p.number for update of p skip locked`,
    [now],
  );
  for (const seat of seats) {
    const news = reminderDue(seat.startsAt, { seated: seat, now });
    if (!news) continue;
    await transaction.query(
      `update public.cafe_sign_ups set ${news}_reminded_at = $3 where session_id = $1 and user_id = $2`,
      [seat.id, seat.userId, now],
    );
    await tellOfSession(transaction, { session: seat, userIds: [seat.userId], news, context });
  }
}

/** Rule 9.478: once, in the day after the end. */
async function askHowItWas(transaction: Transaction, context: ServerContext): Promise<void> {
  const asked = await transaction.query<Pick<Seat, 'id' | 'title' | 'userId'>>(
    `update public.cafe_sign_ups p set feedback_asked_at = $1 from public.cafe_sessions s
     where s.id = p.session_id and p.seated_at is not null and p.feedback_asked_at is null and p.rating is null
       and s.cancelled_at is null and s.ends_at <= $1 and s.ends_at > $1::timestamptz - interval '1 day'
     returning s.id, s.title, p.user_id as "userId"`,
    [context.now()],
  );
  for (const { userId, ...session } of asked)
    await tellOfSession(transaction, { session, userIds: [userId], news: 'feedback', context });
}
