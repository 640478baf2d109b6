import { type Card, createEmptyCard, default_w, type FSRS, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import { dayMs } from '#domain/time/days.ts';
import type { CardRating } from './ratings.ts';
import { type ScheduleSettings, standardSchedule } from './schedule-settings.ts';

// The one place that knows ts-fsrs, because it patches Date.prototype (decision 045).

/** A card that was reviewed at least once. */
export type CardState = {
  readonly dueAt: Date;
  /** Days in which the chance to recall it falls to 90 %. */
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

/** A card known this many days ahead counts as learned. */
export const learnedDays = 21;

/** FSRS 6 as published: 21 numbers. Source: open-spaced-repetition, from some 10,000 people's reviews. */
export const publishedParameters: readonly number[] = default_w;

/** One answer in a card's history: how well it was known, and days since the answer before it (0 for the first). */
export type PastReview = { readonly rating: CardRating; readonly days: number };

/** How well something is remembered, in the card's units. */
export type Memory = Pick<CardState, 'stability' | 'difficulty'>;

const grades: Readonly<Record<CardRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};
const states = { learning: State.Learning, review: State.Review, relearning: State.Relearning } as const;

/** How a person's cards come again. */
export type Schedule = {
  /** Rule 9.75: the card after a review at `now`; `card` is null for a new one. */
  review(card: CardState | null, answer: { readonly rating: CardRating; readonly now: Date }): CardState;
  /** When the card would come again after each rating. */
  intervals(card: CardState | null, now: Date): Readonly<Record<CardRating, Date>>;
  /** What is left in memory after one more answer; `memory` is null before the first. */
  remember(memory: Memory | null, answer: PastReview): Memory;
  /** The chance to recall it so many days after the last answer, 0 to 1. */
  recallChance(memory: Memory, days: number): number;
  /** Whole days until a card of this stability comes again, before they are spread. */
  daysUntilDue(stability: number): number;
};

/** Rule 9.421: the schedule of a person with these settings. Source: FSRS 6, github.com/open-spaced-repetition. */
export function createSchedule(settings: ScheduleSettings = standardSchedule): Schedule {
  const { longestDays } = settings;
  const scheduler: FSRS = fsrs({
    request_retention: settings.recallAim,
    maximum_interval: longestDays,
    // Spreads what was learned on one day; the same review always gives the same day.
    enable_fuzz: settings.spread,
    learning_steps: settings.learningMinutes.map((minutes) => `${minutes}m` as const),
    relearning_steps: settings.relearningMinutes.map((minutes) => `${minutes}m` as const),
    w: settings.parameters ?? publishedParameters,
  });

  /** FSRS parts the ratings by a day each even where all have reached the longest interval: it is held here once more. */
  function next(card: CardState | null, rating: CardRating, now: Date): Card {
    const found = scheduler.next(card ? cardOf(card) : createEmptyCard(now), now, grades[rating]).card;
    if (found.scheduled_days <= longestDays) return found;
    return { ...found, scheduled_days: longestDays, due: new Date(now.getTime() + longestDays * dayMs) };
  }
  return {
    review: (card, { rating, now }) => stateOf(next(card, rating, now)),
    intervals(card, now) {
      const due = (rating: CardRating) => next(card, rating, now).due;
      return { again: due('again'), hard: due('hard'), good: due('good'), easy: due('easy') };
    },
    remember: (memory, { rating, days }) => scheduler.next_state(memory, days, grades[rating]),
    recallChance: (memory, days) => scheduler.forgetting_curve(days, memory.stability),
    daysUntilDue: (stability) =>
      Math.min(Math.max(1, Math.round(stability * scheduler.interval_modifier)), longestDays),
  };
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
