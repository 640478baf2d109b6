import type { CardHold } from '#domain/flashcards/holds.ts';
import type { CardRating } from '#domain/flashcards/ratings.ts';

/** What was done and has not reached the server yet, oldest first. */
export type OutboxEntry =
  | {
      readonly kind: 'review';
      readonly cardId: string;
      readonly rating: CardRating;
      readonly ms: number;
      readonly requestKey: string;
      /** By this browser's clock, ISO 8601. */
      readonly reviewedAt: string;
    }
  | { readonly kind: 'undo'; readonly requestKey: string }
  | {
      readonly kind: 'hold';
      readonly cardId: string;
      readonly hold: CardHold;
      readonly requestKey: string;
    };

const key = 'bestatt:card-reviews';

/** Rule 9.77: reviews wait in the browser's storage until they got through: a lost network or a closed tab loses none. */
export function readOutbox(): readonly OutboxEntry[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as OutboxEntry[];
  } catch {
    return [];
  }
}

/** Ids of the cards whose review waits. */
export function waitingCards(): readonly string[] {
  return readOutbox().flatMap((entry) => ('cardId' in entry ? [entry.cardId] : []));
}

export function saveOutbox(entries: readonly OutboxEntry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Full or closed storage: what waits still lives in the page.
  }
}

/**
 * Takes back a review, or wakes a card: what was not sent is never sent. The oldest is on its way, and may have got through.
 * `undo` is sent where it has to be taken back at the server.
 */
export function withoutEntry(entries: readonly OutboxEntry[], undo: OutboxEntry): readonly OutboxEntry[] {
  const { requestKey } = undo;
  const waits = entries.slice(1).some((entry) => entry.requestKey === requestKey);
  return waits ? entries.filter((entry) => entry.requestKey !== requestKey) : [...entries, undo];
}
