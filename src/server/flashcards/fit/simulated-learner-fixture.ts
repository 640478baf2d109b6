import type { CardHistory } from '#domain/flashcards/parameter-choice.ts';
import type { CardRating } from '#domain/flashcards/ratings.ts';
import { createSchedule, type Memory, publishedParameters } from '#domain/flashcards/schedule.ts';
import { standardSchedule } from '#domain/flashcards/schedule-settings.ts';
import { dayMs } from '#domain/time/days.ts';

const times = (factor: number) => (usual: number) => usual * factor;

/** Forgets new words within days, and gains little from knowing them. */
export const forgetsSoon = memoryLike({
  ...{ 0: times(0.2), 1: times(0.2), 2: times(0.2), 3: times(0.25) },
  8: (usual) => usual - 0.7,
});

/** Keeps what was once known, and loses nearly all of what was once forgotten. */
export const losesTheForgotten = memoryLike({
  ...{ 0: times(0.5), 1: times(0.5), 2: times(0.5), 3: times(0.5) },
  11: times(0.3),
});

/** The published parameters, each changed as the learner's memory differs from the usual one. */
export function memoryLike(changes: Readonly<Record<number, (usual: number) => number>>): readonly number[] {
  return publishedParameters.map((usual, index) => changes[index]?.(usual) ?? usual);
}

/**
 * A learner's answers of so many days, as the published schedule asks and the learner's own memory answers.
 * `memory` null: a learner who presses any button, whatever is asked.
 */
export function simulateAnswers(learner: {
  readonly memory: readonly number[] | null;
  readonly cards: number;
  readonly days: number;
  readonly seed: number;
}): readonly CardHistory[] {
  const chance = chances(learner.seed);
  const own = createSchedule({ ...standardSchedule, parameters: learner.memory });
  const asking = createSchedule();
  return Array.from({ length: learner.cards }, (_, nth) => {
    const history: CardHistory[number][] = [];
    let [memory, asked]: [Memory | null, Memory | null] = [null, null];
    const answer = (rating: CardRating, days: number, at: number) => {
      history.push({ rating, days, at: at * dayMs + Math.floor(chance() * dayMs) });
      memory = own.remember(memory, { rating, days });
      asked = asking.remember(asked, { rating, days });
    };
    let day = Math.floor((nth / learner.cards) * learner.days * 0.6);
    answer(pick(['again', 'good', 'good', 'easy'], chance()), 0, day);
    while (true) {
      const pause = pauseOf(asking.daysUntilDue((asked as unknown as Memory).stability), chance());
      day += pause;
      if (day >= learner.days) return history;
      const recall = learner.memory ? own.recallChance(memory as unknown as Memory, pause) : 0.5;
      const recalled = chance() < recall;
      answer(recalled ? pick(['hard', 'good', 'good', 'good', 'easy'], chance()) : 'again', pause, day);
    }
  });
}

/** People come a little early, and up to a third late. */
function pauseOf(days: number, chance: number): number {
  return Math.max(1, Math.round(days * (0.9 + 0.4 * chance)));
}

function pick(among: readonly CardRating[], chance: number): CardRating {
  return among[Math.floor(chance * among.length)] ?? 'good';
}

/** Numbers in [0, 1) that are the same for the same seed (Mulberry32, public domain). */
function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
