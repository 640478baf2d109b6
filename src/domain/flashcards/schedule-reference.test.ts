import { describe, expect, test } from 'vitest';
import type { CardRating } from './ratings.ts';
import {
  type CardState,
  createSchedule,
  type Memory,
  type PastReview,
  publishedParameters,
} from './schedule.ts';
import { standardSchedule } from './schedule-settings.ts';

/**
 * Numbers of the reference implementations, as their own tests state them: py-fsrs 3abe686 (tests/test_basic.py) and
 * fsrs-rs 0cbb9d3 (src/inference.rs, src/model.rs). https://github.com/open-spaced-repetition
 */
const plain = { ...standardSchedule, spread: false, longestDays: 36_500 };
const start = new Date('2022-11-29T12:30:00Z');

function remembered(parameters: readonly number[] | null, history: readonly PastReview[]): Memory {
  const schedule = createSchedule({ ...plain, parameters });
  const memory = history.reduce<Memory | null>((before, answer) => schedule.remember(before, answer), null);
  return memory as Memory;
}

const good = (days: number): PastReview => ({ rating: 'good', days });
const again: PastReview = { rating: 'again', days: 0 };

/** The parameters of fsrs-rs's own tests: 19 of FSRS 5, which it fills up with 0 and a decay of 0.5. */
const ofFsrs5 = [
  ...[0.6845422, 1.6790825, 4.7349424, 10.042885, 7.4410233, 0.64219797, 1.071918, 0.0025195254, 1.432437],
  ...[
    0.1544, 0.8692766, 2.0696752, 0.0953, 0.2975, 2.4691248, 0.19542035, 3.201072, 0.18046261, 0.121442534, 0,
    0.5,
  ],
];

describe('9.421 the schedule is FSRS 6 as its reference implementations have it', () => {
  test('thirteen answers lead to the same whole days (py-fsrs, test_review_card)', () => {
    const schedule = createSchedule(plain);
    const given: readonly CardRating[] = [
      ...['good', 'good', 'good', 'good', 'good', 'good', 'again'],
      ...['again', 'good', 'good', 'good', 'good', 'good'],
    ] as const;
    let [card, at]: [CardState | null, Date] = [null, start];
    const days = given.map((rating) => {
      card = schedule.review(card, { rating, now: at });
      const pause = Math.floor((card.dueAt.getTime() - at.getTime()) / 86_400_000);
      at = card.dueAt;
      return pause;
    });
    expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  test('ten times easy makes the easiest card there is (py-fsrs, test_repeated_correct_reviews)', () => {
    const schedule = createSchedule(plain);
    let card: CardState | null = null;
    for (let nth = 0; nth < 10; nth += 1)
      card = schedule.review(card, { rating: 'easy', now: new Date(start.getTime() + nth) });
    expect(card?.difficulty).toBe(1);
  });

  test('the memory after six answers (py-fsrs, test_memo_state; fsrs-rs, test_memory_state)', () => {
    const history = [again, good(0), good(1), good(3), good(8), good(21)];
    const memory = remembered(publishedParameters, history);
    expect(memory.stability).toBeCloseTo(53.62691, 3);
    expect(memory.difficulty).toBeCloseTo(6.3574867, 3);
  });

  test.each([
    ['again', 2.9691455, 8.000659],
    ['hard', 17.091452, 7.6913934],
    ['good', 31.722992, 7.382128],
    ['easy', 71.7502, 7.0728626],
  ] as const)('the memory after %s, with older parameters (fsrs-rs, test_next_states)', (...row) => {
    const [rating, stability, difficulty] = row;
    const memory = remembered(ofFsrs5, [again, good(1), good(3), good(8), { rating, days: 21 }]);
    expect(memory.stability).toBeCloseTo(stability, 3);
    expect(memory.difficulty).toBeCloseTo(difficulty, 3);
  });

  test('the curve of forgetting (fsrs-rs, test_power_forgetting_curve)', () => {
    const schedule = createSchedule(plain);
    const chances = [1, 2, 3, 4, 4, 2].map((stability, days) =>
      schedule.recallChance({ stability, difficulty: 5 }, days),
    );
    for (const [at, chance] of [1, 0.9403443, 0.9253786, 0.9185229, 0.9, 0.8261359].entries())
      expect(chances[at]).toBeCloseTo(chance, 4);
  });

  test('days until each chance is reached (fsrs-rs, test_next_interval)', () => {
    const days = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((recallAim) =>
      createSchedule({ ...plain, recallAim }).daysUntilDue(1),
    );
    expect(days).toEqual([2508, 387, 90, 27, 9, 3, 1, 1]);
  });
});
