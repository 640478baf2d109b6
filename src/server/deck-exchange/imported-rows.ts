import type { ExchangedNote } from '#domain/decks/exchange.ts';
import { type CardKind, cardIdOf } from '#domain/flashcards/card-kinds.ts';

/** A note with the place it gets. */
export type PlacedNote = {
  readonly id: string;
  readonly note: ExchangedNote;
  readonly lemmaId: string | null;
  readonly kinds: readonly CardKind[];
  readonly possible: readonly CardKind[];
  readonly position: number;
};

/** Cards that have begun. */
export function cardRows({ id, lemmaId, note, kinds }: PlacedNote): object[] {
  return note.cards.flatMap(({ kind, state, suspended }) => {
    if (!state || !kinds.includes(kind)) return [];
    const { dueAt, stability, difficulty, learningStep, scheduledDays, reviews, lapses, reviewedAt } = state;
    return [
      {
        ...{
          lemma_id: lemmaId,
          note_id: lemmaId === null ? id : null,
          kind,
          due_at: dueAt,
          stability,
          difficulty,
        },
        ...{
          state: state.state,
          learning_step: learningStep,
          scheduled_days: scheduledDays,
          reviews,
          lapses,
        },
        ...{ reviewed_at: reviewedAt, suspended_at: suspended ? reviewedAt : null },
      },
    ];
  });
}

/** The log. Of each card the first review began it (`before` is null); what it was before the others is not known. */
export function reviewRows({ id, lemmaId, note, kinds }: PlacedNote): object[] {
  return note.cards.flatMap(({ kind, reviews }) => {
    if (!kinds.includes(kind)) return [];
    const cardId = cardIdOf(lemmaId === null ? { noteId: id, kind } : { lemmaId, kind });
    const inOrder = reviews.toSorted((one, other) => one.reviewedAt.getTime() - other.reviewedAt.getTime());
    return inOrder.map(({ rating, reviewedAt, dueAt, ms }, index) => ({
      ...{ request_key: `imported-${reviewedAt.getTime()}-${cardId}`.slice(0, 80), card_id: cardId },
      ...{ lemma_id: lemmaId, rating, before: index === 0 ? null : {}, due_at: dueAt, ms },
      reviewed_at: reviewedAt,
    }));
  });
}
