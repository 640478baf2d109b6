import type { CardRating } from '#domain/flashcards/ratings.ts';

/** What was done and has not reached the server yet, oldest first. */
export type Letter =
  | {
      readonly kind: 'review';
      readonly lemmaId: string;
      readonly rating: CardRating;
      readonly ms: number;
      readonly requestKey: string;
    }
  | { readonly kind: 'undo'; readonly requestKey: string };

const key = 'bestatt:card-reviews';

/** Rule 9.77: reviews wait in the browser's storage until they got through: a lost network or a closed tab loses none. */
export function readOutbox(): readonly Letter[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Letter[];
  } catch {
    return [];
  }
}

export function keepOutbox(letters: readonly Letter[]): void {
  try {
    if (letters.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(letters));
  } catch {
    // Full or closed storage: what waits still lives in the page.
  }
}

/** Takes a review back: one that was not sent is never sent. The oldest is on its way, and may have got through. */
export function undoIn(letters: readonly Letter[], requestKey: string): readonly Letter[] {
  const waits = letters.slice(1).some((letter) => letter.requestKey === requestKey);
  return waits
    ? letters.filter((letter) => letter.requestKey !== requestKey)
    : [...letters, { kind: 'undo', requestKey }];
}
