import type { CardRating } from '#domain/flashcards/ratings.ts';
import { type LoggedReview, type ReplayedReview, replay } from '#domain/flashcards/review-log.ts';
import type { CardState, Schedule } from '#domain/flashcards/schedule.ts';
import type { Transaction } from '#server/db/database.ts';
import { type CardRow, cardOf, rowOf } from './card-rows.ts';

/** Whose card's log it is. */
export type Log = {
  readonly transaction: Transaction;
  readonly userId: string;
  readonly cardId: string;
  readonly schedule: Schedule;
};

type LogRow = {
  readonly request_key: string;
  readonly rating: CardRating;
  readonly before: CardRow | null;
  readonly reviewed_at: Date;
};

/** Rule 9.424: adds an answer where it belongs in time; what was answered after it is reckoned anew. The card as it is then. */
export async function addToLog(
  log: Log,
  {
    card,
    review,
  }: {
    /** As it is now; null: it is new. */
    readonly card: CardState | null;
    readonly review: LoggedReview & { readonly ms: number; readonly lemmaId: string | null };
  },
): Promise<CardState> {
  const { transaction, userId, cardId } = log;
  const later = await readLater(log, review);
  const before = later[0] ? later[0].before && cardOf(later[0].before) : card;
  const [added, ...moved] = replay(log.schedule, { before, reviews: [review, ...later.map(reviewOf)] });
  if (!added) throw new Error('an answer was lost in its log');
  await transaction.query(
    `insert into public.card_reviews (user_id, request_key, card_id, rating, before, due_at, ms, reviewed_at, lemma_id, state_before)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[
        userId,
        review.requestKey,
        cardId,
        review.rating,
        added.before && JSON.stringify(rowOf(added.before)),
      ],
      ...[added.after.dueAt, review.ms, review.reviewedAt, review.lemmaId, added.before?.state ?? null],
    ],
  );
  await rewrite(log, moved);
  return (moved.at(-1) ?? added).after;
}

/**
 * Rule 9.78: takes an answer out of the log; what was answered after it is reckoned anew. `card` null: it is new again.
 * Null when there is no such answer.
 */
export async function takeFromLog(
  log: Log,
  requestKey: string,
): Promise<{ readonly card: CardState | null } | null> {
  const { transaction, userId } = log;
  const [row] = await transaction.query<LogRow>(
    `delete from public.card_reviews where user_id = $1 and request_key = $2
     returning request_key, rating, before, reviewed_at`,
    [userId, requestKey],
  );
  if (!row) return null;
  const before = row.before && cardOf(row.before);
  const later = await readLater(log, reviewOf(row));
  const moved = replay(log.schedule, { before, reviews: later.map(reviewOf) });
  await rewrite(log, moved);
  return { card: moved.at(-1)?.after ?? before };
}

function reviewOf({ request_key, rating, reviewed_at }: LogRow): LoggedReview {
  return { requestKey: request_key, rating, reviewedAt: reviewed_at };
}

/** The answers to the card after this one, in the order of time. */
function readLater(
  { transaction, userId, cardId }: Log,
  { reviewedAt, requestKey }: Pick<LoggedReview, 'reviewedAt' | 'requestKey'>,
): Promise<LogRow[]> {
  return transaction.query<LogRow>(
    `select request_key, rating, before, reviewed_at from public.card_reviews
     where user_id = $1 and card_id = $2 and (reviewed_at, request_key) > ($3, $4) order by reviewed_at, request_key`,
    [userId, cardId, reviewedAt, requestKey],
  );
}

async function rewrite(
  { transaction, userId }: Log,
  reviews: readonly ReplayedReview<LoggedReview>[],
): Promise<void> {
  if (reviews.length === 0) return;
  const rows = reviews.map(({ requestKey, before, after }) => ({
    ...{ key: requestKey, before: before && rowOf(before), due: after.dueAt, state: before?.state ?? null },
  }));
  await transaction.query(
    `update public.card_reviews r set before = nullif(n.before, 'null'), due_at = n.due, state_before = n.state
     from jsonb_to_recordset($2::jsonb) as n(key text, before jsonb, due timestamptz, state text)
     where r.user_id = $1 and r.request_key = n.key`,
    [userId, JSON.stringify(rows)],
  );
}
