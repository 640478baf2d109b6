import type { FunctionInput } from '#domain/functions/functions.ts';
import { sessionEnd, weeklyStarts } from '#domain/language-cafe/session-times.ts';
import type { Transaction } from '#server/db/database.ts';
import { checkSession, linkOf } from './check-session.ts';
import type { Hosting } from './hosting.ts';
import { refusal } from './refusal.ts';
import { isBusy } from './session-record.ts';

type Input = Extract<FunctionInput<'host-changes'>, { kind: 'create' }>;

/** Rule 9.474: a session, or one each week. @returns the first one's id @throws AppError with a code of `refusal.ts` */
export async function createSessions(
  transaction: Transaction,
  input: Input,
  { userId, context, settings }: Hosting,
): Promise<string> {
  const [known] = await transaction.query<{ id: string; host_id: string | null }>(
    'select id, host_id from public.cafe_sessions where series_id = $1 order by starts_at limit 1',
    [input.requestKey],
  );
  if (known && known.host_id !== userId) throw refusal('session_not_found');
  if (known) return known.id;
  const now = context.now();
  const title = await checkSession(transaction, input, { weeks: input.weeks, now, settings });
  const ids: string[] = [];
  for (const startsAt of weeklyStarts(input.start, input.weeks) ?? []) {
    const endsAt = sessionEnd(startsAt, input.minutes);
    if (await isBusy(transaction, { userId, startsAt, endsAt, besides: null })) throw refusal('host_busy');
    const rows = await transaction.query<{ id: string }>(
      `insert into public.cafe_sessions
         (series_id, host_id, topic, title, level, starts_at, ends_at, seats, note, link, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        ...[input.requestKey, userId, input.topic, title, input.level, startsAt, endsAt, input.seats],
        ...[input.note, linkOf(input, settings), now],
      ],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return String(ids[0]);
}
