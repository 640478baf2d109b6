import type { CardKind } from '#domain/flashcards/card-kinds.ts';
import type { CardRating } from '#domain/flashcards/ratings.ts';
import type { CardState } from '#domain/flashcards/schedule.ts';

/** Decks on their way in or out: what a package or a table of columns holds, whoever wrote it. */
export type ExchangedDeck = { readonly name: string; readonly notes: readonly ExchangedNote[] };

export type ExchangedNote = {
  /** Anki's id of the note; 'word:<lemma_id>' for a word of our lexicon. */
  readonly guid: string;
  readonly front: string;
  readonly back: string;
  readonly example: string;
  readonly exampleMeaning: string;
  readonly tags: readonly string[];
  readonly media: readonly ExchangedMedia[];
  /** One for each kind the note is asked as. */
  readonly cards: readonly ExchangedCard[];
};

export type MediaSide = 'front' | 'back' | 'example';
/** A sound or picture by its name in the package. */
export type ExchangedMedia = { readonly side: MediaSide; readonly name: string };

export type ExchangedCard = {
  readonly kind: CardKind;
  /** Null: not begun. */
  readonly state: CardState | null;
  readonly suspended: boolean;
  readonly reviews: readonly ExchangedReview[];
};

export type ExchangedReview = {
  readonly rating: CardRating;
  readonly reviewedAt: Date;
  readonly dueAt: Date;
  /** How long it took. */
  readonly ms: number;
};

/** Bytes by the name that the notes have for them. */
export type ExchangedFiles = ReadonlyMap<string, Uint8Array>;

/** What could not be taken over, and how often; the words for it are in the texts. */
export type ExchangeLoss = 'cards' | 'media' | 'mediaNames' | 'longTexts' | 'emptyNotes';
export type ExchangeLosses = Readonly<Partial<Record<ExchangeLoss, number>>>;

/** Most that a note's parts hold; the table has the same limits. */
export const noteLimits = { front: 2000, back: 8000, example: 2000, exampleMeaning: 2000 } as const;

/** Guid of a word of the lexicon in a package of ours. */
export function wordGuid(lemmaId: string): string {
  return `word:${lemmaId}`;
}

/** The word of the lexicon that a guid names, or null. */
export function lemmaOfGuid(guid: string): string | null {
  return guid.startsWith('word:') ? guid.slice('word:'.length) : null;
}
