import type { CardState } from '#domain/flashcards/schedule.ts';

/** A row of `public.flashcards`; as JSON its times are text. */
export type CardRow = {
  readonly due_at: Date | string;
  readonly stability: number;
  readonly difficulty: number;
  readonly state: CardState['state'];
  readonly learning_step: number;
  readonly scheduled_days: number;
  readonly reviews: number;
  readonly lapses: number;
  readonly reviewed_at: Date | string;
};

/** The card as the schedule knows it. */
export function cardOf(row: CardRow): CardState {
  return {
    dueAt: new Date(row.due_at),
    stability: row.stability,
    difficulty: row.difficulty,
    state: row.state,
    learningStep: row.learning_step,
    scheduledDays: row.scheduled_days,
    reviews: row.reviews,
    lapses: row.lapses,
    reviewedAt: new Date(row.reviewed_at),
  };
}

/** The row that `cardOf` reads. */
export function rowOf(card: CardState): CardRow {
  return {
    ...{ due_at: card.dueAt, stability: card.stability, difficulty: card.difficulty, state: card.state },
    ...{ learning_step: card.learningStep, scheduled_days: card.scheduledDays, reviews: card.reviews },
    ...{ lapses: card.lapses, reviewed_at: card.reviewedAt },
  };
}

/** Its values in the order of `cardColumns`. */
export function cardValues(card: CardState): readonly unknown[] {
  return [
    ...[card.dueAt, card.stability, card.difficulty, card.state, card.learningStep],
    ...[card.scheduledDays, card.reviews, card.lapses, card.reviewedAt],
  ];
}

export const cardColumns =
  'due_at, stability, difficulty, state, learning_step, scheduled_days, reviews, lapses, reviewed_at';
