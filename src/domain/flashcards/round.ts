import type { CardRating } from './ratings.ts';

/** A card on the table: what is asked, and when it would come again after each rating (ms since 1970). */
export type RoundCard = {
  readonly cardId: string;
  readonly again: Readonly<Record<CardRating, number>>;
};

export type Round<Card extends RoundCard> = {
  /** Not asked yet in this round. */
  readonly queue: readonly Card[];
  /** Comes once more in this round, not before its time. */
  readonly later: readonly { readonly card: Card; readonly dueAt: number }[];
  /** How many are through. */
  readonly done: number;
};

/** What comes again within this time comes again in the round. */
const sameRoundMs = 20 * 60_000;

export function beginRound<Card extends RoundCard>(cards: readonly Card[]): Round<Card> {
  return { queue: cards, later: [], done: 0 };
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

/** The round after the card that was asked got its rating. */
export function rate<Card extends RoundCard>(
  round: Round<Card>,
  rated: { readonly card: Card; readonly rating: CardRating; readonly now: number },
): Round<Card> {
  const { card, rating, now } = rated;
  const queue = round.queue.filter(({ cardId }) => cardId !== card.cardId);
  const later = round.later.filter((one) => one.card.cardId !== card.cardId);
  const dueAt = card.again[rating];
  if (dueAt - now > sameRoundMs) return { queue, later, done: round.done + 1 };
  return { queue, later: [...later, { card, dueAt }], done: round.done };
}

/** The server has told when the card comes after the next rating. */
export function learnTimes<Card extends RoundCard>(
  round: Round<Card>,
  told: { readonly cardId: string; readonly again: RoundCard['again'] },
): Round<Card> {
  const fresh = (card: Card) => (card.cardId === told.cardId ? { ...card, again: told.again } : card);
  return {
    ...round,
    queue: round.queue.map(fresh),
    later: round.later.map(({ card, dueAt }) => ({ card: fresh(card), dueAt })),
  };
}
