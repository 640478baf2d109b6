/**
 * As what a word or a note is asked, in the order in which its cards begin: from its Norwegian to what it means; from the
 * meaning to the word; by its sound alone; as the gap in its example; its example put in order; its gender; its forms.
 */
export const cardKinds = ['meaning', 'word', 'listening', 'cloze', 'order', 'gender', 'forms'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Those a note of one's own may have: it has neither gender nor forms. */
export const noteKinds = ['meaning', 'word', 'listening', 'cloze', 'order'] as const satisfies CardKind[];

/** Which word or note a card is of, and what it asks. */
export type CardName =
  | { readonly lemmaId: string; readonly noteId?: undefined; readonly kind: CardKind }
  | { readonly noteId: string; readonly lemmaId?: undefined; readonly kind: CardKind };

/** Rule 9.410. A card's id: 'word:hus-noun:meaning', 'note:<uuid>:word'. The database makes the same of its columns (migration 0054). */
export function cardIdOf(card: CardName): string {
  return card.lemmaId === undefined
    ? `note:${card.noteId}:${card.kind}`
    : `word:${card.lemmaId}:${card.kind}`;
}

/** Null where it names no card. */
export function parseCardId(cardId: string): CardName | null {
  const [, source, id, kind] = /^(word|note):(.+):([a-z]+)$/s.exec(cardId) ?? [];
  const known = cardKinds.find((one) => one === kind);
  if (!id || !known) return null;
  if (source === 'word') return { lemmaId: id, kind: known };
  return uuid.test(id) ? { noteId: id, kind: known } : null;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
