import type { CardRating } from '#domain/flashcards/ratings.ts';
import { type CardState, intervals } from '#domain/flashcards/schedule.ts';

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

/** Its values in the order of `cardColumns`. */
export function cardValues(card: CardState): readonly unknown[] {
  return [
    ...[card.dueAt, card.stability, card.difficulty, card.state, card.learningStep],
    ...[card.scheduledDays, card.reviews, card.lapses, card.reviewedAt],
  ];
}

export const cardColumns =
  'due_at, stability, difficulty, state, learning_step, scheduled_days, reviews, lapses, reviewed_at';

/** When the word would come again after each rating, ISO 8601. */
export function nextTimes(card: CardState | null, now: Date): Record<CardRating, string> {
  const { again, hard, good, easy } = intervals(card, now);
  return {
    again: again.toISOString(),
    hard: hard.toISOString(),
    good: good.toISOString(),
    easy: easy.toISOString(),
  };
}
