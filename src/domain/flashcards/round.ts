import type { CardRating } from './ratings.ts';
import type { CardState, Schedule } from './schedule.ts';

/** A card on the table. */
export type RoundCard = {
  readonly cardId: string;
  /** Null: it is new. */
  readonly state: CardState | null;
};

/** A card that is through, with the first rating that it got in this round. */
export type FinishedCard<Card extends RoundCard> = {
  readonly card: Card;
  readonly first: CardRating;
  /** When it comes again, ms since 1970. */
  readonly dueAt: number;
};

export type Round<Card extends RoundCard> = {
  /** Not asked yet in this round. */
  readonly queue: readonly Card[];
  /** Comes once more in this round, not before its time. */
  readonly later: readonly { readonly card: Card; readonly first: CardRating; readonly dueAt: number }[];
  readonly finished: readonly FinishedCard<Card>[];
};

/** What comes again within this time comes again in the round. */
const sameRoundMs = 20 * 60_000;

export function beginRound<Card extends RoundCard>(cards: readonly Card[]): Round<Card> {
  return { queue: cards, later: [], finished: [] };
}

/**
 * The card to ask now: one whose time has come again, else the next of the queue, else the one that comes soonest,
 * before its time. Null when the round is over. Rule 9.76.
 */
export function cardNow<Card extends RoundCard>({ queue, later }: Round<Card>, now: number): Card | null {
  const soonest = later.toSorted((one, other) => one.dueAt - other.dueAt)[0];
  if (soonest && soonest.dueAt <= now) return soonest.card;
  return queue[0] ?? soonest?.card ?? null;
}

/** Rule 9.427: the round after the card that was asked got its rating, reckoned here and now by the schedule. */
export function rate<Card extends RoundCard>(
  round: Round<Card>,
  rated: {
    readonly card: Card;
    readonly rating: CardRating;
    readonly now: Date;
    readonly schedule: Schedule;
  },
): { readonly round: Round<Card>; readonly state: CardState } {
  const { card, rating, now, schedule } = rated;
  const state = schedule.review(card.state, { rating, now });
  const dueAt = state.dueAt.getTime();
  const first = round.later.find((one) => one.card.cardId === card.cardId)?.first ?? rating;
  const others = withoutCard(round, card.cardId);
  const entry = { card: { ...card, state }, first, dueAt };
  return {
    state,
    round:
      dueAt - now.getTime() > sameRoundMs
        ? { ...others, finished: [...others.finished, entry] }
        : { ...others, later: [...others.later, entry] },
  };
}

/** The round without a card that was put away. */
export function withoutCard<Card extends RoundCard>(round: Round<Card>, cardId: string): Round<Card> {
  return {
    queue: round.queue.filter((card) => card.cardId !== cardId),
    later: round.later.filter(({ card }) => card.cardId !== cardId),
    finished: round.finished,
  };
}
