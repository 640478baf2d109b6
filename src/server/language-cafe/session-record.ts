import type { SessionMinutes } from '#domain/language-cafe/session-limits.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { Transaction } from '#server/db/database.ts';
import { refusal } from './refusal.ts';

/** A session with its row locked: nobody signs up, leaves or changes it until the transaction is over. */
export type SessionRecord = {
  readonly id: string;
  readonly seriesId: string;
  readonly hostId: string | null;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly seats: number;
  readonly link: string | null;
  readonly cancelledAt: Date | null;
};

/** The columns of a `SessionRecord`, of the table `s`. */
export const sessionColumns = `s.id, s.series_id as "seriesId", s.host_id as "hostId", s.title, s.starts_at as "startsAt",
  s.ends_at as "endsAt", s.seats, s.link, s.cancelled_at as "cancelledAt"`;

/** @throws AppError 404 `session_not_found` */
export async function lockSession(transaction: Transaction, sessionId: string): Promise<SessionRecord> {
  const [session] = await transaction.query<SessionRecord>(
    `select ${sessionColumns} from public.cafe_sessions s where s.id = $1 for update`,
    [sessionId],
  );
  if (!session) throw refusal('session_not_found');
  return session;
}

/** Somebody's changes wait for each other, so that they are never in two places at once. Taken before a session's lock. */
export async function lockPerson(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock(hashtext('cafe_sign_ups'), hashtext($1))`, [userId]);
}

/** Whether somebody has signed up for, or hosts, another session between two moments. */
export async function isBusy(
  transaction: Transaction,
  {
    userId,
    startsAt,
    endsAt,
    besides,
  }: {
    readonly userId: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    /** A session that does not count; null: all do. */
    readonly besides: string | null;
  },
): Promise<boolean> {
  const [row] = await transaction.query<{ busy: boolean }>(
    `select exists (
       select from public.cafe_sessions o
       where o.cancelled_at is null and o.starts_at < $3 and o.ends_at > $2 and o.id is distinct from $4
         and (o.host_id = $1 or exists (
           select from public.cafe_sign_ups p where p.session_id = o.id and p.user_id = $1))) as busy`,
    [userId, startsAt, endsAt, besides],
  );
  return row?.busy === true;
}

/** What is read of a session for a screen, of the table `s`; counts are of all who signed up. */
export const headColumns = `s.id, s.title, s.topic, s.level, s.starts_at as "startsAt", s.seats,
  (extract(epoch from s.ends_at - s.starts_at) / 60)::int as minutes, s.cancelled_at is not null as cancelled,
  (select count(*)::int from public.cafe_sign_ups c where c.session_id = s.id and c.seated_at is not null) as taken,
  (select count(*)::int from public.cafe_sign_ups c where c.session_id = s.id and c.seated_at is null) as waiting`;

export type HeadRow = {
  readonly id: string;
  readonly title: string;
  readonly topic: string | null;
  readonly level: TaskLevel;
  readonly startsAt: Date;
  readonly minutes: SessionMinutes;
  readonly seats: number;
  readonly taken: number;
  readonly waiting: number;
  readonly cancelled: boolean;
};
