import type { CardRating } from './ratings.ts';
import type { CardState, Schedule } from './schedule.ts';

/** An answer to one card, as it stands in the log. */
export type LoggedReview = {
  /** The browser's key: the same answer sent twice is one. */
  readonly requestKey: string;
  readonly rating: CardRating;
  /** When the learner answered, which may be long before it arrived. */
  readonly reviewedAt: Date;
};

export type ReplayedReview<Review extends LoggedReview> = Review & {
  /** The card before it; null: it was new. */
  readonly before: CardState | null;
  readonly after: CardState;
};

/**
 * Rule 9.424: the answers to one card one after the other, from its state `before` the first of them, in the order in which
 * they were given. What several devices kept while they had no network gives the same, in whatever order it arrives.
 */
export function replay<Review extends LoggedReview>(
  schedule: Schedule,
  { before, reviews }: { readonly before: CardState | null; readonly reviews: readonly Review[] },
): readonly ReplayedReview<Review>[] {
  let card = before;
  return reviews.toSorted(byTime).map((review) => {
    const state = card;
    // A clock that was set back must not make a pause negative.
    const now = new Date(Math.max(review.reviewedAt.getTime(), state?.reviewedAt.getTime() ?? 0));
    card = schedule.review(state, { rating: review.rating, now });
    return { ...review, before: state, after: card };
  });
}

/** Earlier first; of answers at the same moment, by key, so that the order never depends on who sent first. */
function byTime(one: LoggedReview, other: LoggedReview): number {
  const apart = one.reviewedAt.getTime() - other.reviewedAt.getTime();
  if (apart !== 0) return apart;
  return one.requestKey < other.requestKey ? -1 : 1;
}
