import { type Card, createEmptyCard, type FSRS, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import { dayMs } from '#domain/time/days.ts';
import type { CardRating } from './ratings.ts';

// The one place that knows ts-fsrs, because it patches Date.prototype (decision 045).

/** A word that was reviewed at least once. */
export type CardState = {
  readonly dueAt: Date;
  /** Days in which the chance to recall it falls to `recallAim`. */
  readonly stability: number;
  /** 1 easy to 10 hard. */
  readonly difficulty: number;
  readonly state: 'learning' | 'review' | 'relearning';
  readonly learningStep: number;
  readonly scheduledDays: number;
  readonly reviews: number;
  readonly lapses: number;
  readonly reviewedAt: Date;
};

/** The chance with which a word is to be recalled when it is due. */
export const recallAim = 0.9;
/** A word known this many days ahead counts as learned. */
export const learnedDays = 21;

const grades: Readonly<Record<CardRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};
const states = { learning: State.Learning, review: State.Review, relearning: State.Relearning } as const;

/** No word comes again later than a year from its review. */
export const longestDays = 365;

/** FSRS 6 with its published parameters; a new word comes again after a minute and ten, a forgotten one after ten. */
const scheduler: FSRS = fsrs({
  request_retention: recallAim,
  maximum_interval: longestDays,
  // Spreads what was learned on one day; the same review always gives the same day.
  enable_fuzz: true,
  learning_steps: ['1m', '10m'],
  relearning_steps: ['10m'],
});

/** Rule 9.75: the card after a review at `now`; `card` is null for a new word. Source: FSRS, github.com/open-spaced-repetition. */
export function review(
  card: CardState | null,
  { rating, now }: { readonly rating: CardRating; readonly now: Date },
): CardState {
  return stateOf(next(card, { rating, now }));
}

/** When the word would come again after each rating. */
export function intervals(card: CardState | null, now: Date): Readonly<Record<CardRating, Date>> {
  const due = (rating: CardRating) => next(card, { rating, now }).due;
  return { again: due('again'), hard: due('hard'), good: due('good'), easy: due('easy') };
}

/** FSRS parts the ratings by a day each even where all have reached the longest interval: it is held here once more. */
function next(
  card: CardState | null,
  { rating, now }: { readonly rating: CardRating; readonly now: Date },
): Card {
  const found = scheduler.next(card ? cardOf(card) : createEmptyCard(now), now, grades[rating]).card;
  if (found.scheduled_days <= longestDays) return found;
  return { ...found, scheduled_days: longestDays, due: new Date(now.getTime() + longestDays * dayMs) };
}

function cardOf(card: CardState): Card {
  const { dueAt, stability, difficulty, learningStep, scheduledDays, reviews, lapses, reviewedAt } = card;
  return {
    ...{ due: dueAt, stability, difficulty, lapses, elapsed_days: 0, scheduled_days: scheduledDays },
    ...{ learning_steps: learningStep, reps: reviews, state: states[card.state], last_review: reviewedAt },
  };
}

function stateOf(card: Card): CardState {
  const { due, stability, difficulty, learning_steps, scheduled_days, reps, lapses, last_review } = card;
  const state =
    card.state === State.Review ? 'review' : card.state === State.Relearning ? 'relearning' : 'learning';
  if (!last_review) throw new Error('a reviewed card has no review');
  return {
    ...{
      dueAt: due,
      stability,
      difficulty,
      state,
      learningStep: learning_steps,
      scheduledDays: scheduled_days,
    },
    ...{ reviews: reps, lapses, reviewedAt: last_review },
  };
}
