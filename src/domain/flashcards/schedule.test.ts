import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { type CardRating, ratings } from './ratings.ts';
import { type CardState, createSchedule } from './schedule.ts';
import { parseSteps, standardSchedule } from './schedule-settings.ts';

const { review, intervals } = createSchedule();
const { longestDays } = standardSchedule;

const now = new Date('2026-11-21T12:00:00Z');
const minutes = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;
const days = (from: Date, to: Date) => minutes(from, to) / 1440;

/** The card after these ratings, each given when the word was due. */
function learned(given: readonly CardRating[]): CardState {
  let [card, at]: [CardState | null, Date] = [null, now];
  for (const rating of given) {
    card = review(card, { rating, now: at });
    at = card.dueAt;
  }
  return card as CardState;
}

test('9.75 a new word comes again after a minute, ten minutes, or days', () => {
  const next = intervals(null, now);
  expect(minutes(now, next.again)).toBe(1);
  expect(minutes(now, next.hard)).toBe(6);
  expect(minutes(now, next.good)).toBe(10);
  expect(days(now, next.easy)).toBeGreaterThan(2);
});

test('9.75 the better it was known, the later it comes', () => {
  const card = learned(['good', 'good', 'good']);
  const next = intervals(card, card.dueAt);
  const times = ratings.map((rating) => next[rating].getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(new Set(times).size).toBe(4);
});

test('with each time it is known the pause grows, up to a year (9.75)', () => {
  let card = learned(['good', 'good']);
  for (let round = 0; round < 12; round += 1) {
    const next = review(card, { rating: 'good', now: card.dueAt });
    expect(days(card.dueAt, next.dueAt)).toBeGreaterThan(Math.min(days(card.reviewedAt, card.dueAt), 300));
    expect(days(card.dueAt, next.dueAt)).toBeLessThanOrEqual(370);
    card = next;
  }
});

test('9.75 a forgotten word is learned again, and counts as forgotten', () => {
  const known = learned(['good', 'good', 'good']);
  const forgotten = review(known, { rating: 'again', now: known.dueAt });
  expect(forgotten).toMatchObject({ state: 'relearning', lapses: 1 });
  expect(minutes(known.dueAt, forgotten.dueAt)).toBe(10);
  expect(forgotten.stability).toBeLessThan(known.stability);
});

test('the same review gives the same day (9.75)', () => {
  const card = learned(['good', 'good', 'hard']);
  expect(review(card, { rating: 'good', now: card.dueAt })).toEqual(
    review(card, { rating: 'good', now: card.dueAt }),
  );
});

test('9.75 whatever was answered before, a better rating never brings a word again sooner, and none later than a year', () => {
  const story = fc.array(fc.tuple(fc.constantFrom(...ratings), fc.nat(800)), { maxLength: 12 });
  fc.assert(
    fc.property(story, (reviews) => {
      let [card, at]: [CardState | null, Date] = [null, now];
      for (const [rating, hoursLate] of reviews) {
        card = review(card, { rating, now: at });
        expect(card.dueAt.getTime()).toBeGreaterThan(at.getTime());
        expect(days(at, card.dueAt)).toBeLessThanOrEqual(longestDays);
        at = new Date(card.dueAt.getTime() + hoursLate * 3_600_000);
      }
      const next = intervals(card, at);
      const order = [next.again, next.hard, next.good, next.easy].map((due) => due.getTime());
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }),
    propertySettings(300),
  );
});

test('9.420 the higher the chance that is aimed at, the sooner a word comes again', () => {
  const known = learned(['good', 'good', 'good']);
  const pauses = [0.8, 0.9, 0.97].map((recallAim) =>
    createSchedule({ ...standardSchedule, spread: false, recallAim }).daysUntilDue(known.stability),
  );
  expect(pauses).toEqual(pauses.toSorted((one, other) => other - one));
  expect(new Set(pauses).size).toBe(3);
});

test('a new word goes through the pauses that were chosen, a forgotten one through its own (9.420)', () => {
  const schedule = createSchedule({
    ...{ ...standardSchedule, learningMinutes: [5, 30, 120], relearningMinutes: [3, 45] },
  });
  let [card, at, pauses]: [CardState | null, Date, number[]] = [null, now, []];
  for (const rating of ['good', 'good', 'good', 'again', 'good'] as const) {
    card = schedule.review(card, { rating, now: at });
    pauses = [...pauses, minutes(at, card.dueAt)];
    at = card.dueAt;
  }
  expect(pauses.toSpliced(2, 1)).toEqual([30, 120, 3, 45]);
  expect(pauses[2]).toBeGreaterThanOrEqual(1440);
});

test.each([
  ['1 10', [1, 10]],
  ['1, 10; 60', [1, 10, 60]],
  ['', []],
  ['10 1', null],
  ['0', null],
  ['1.5', null],
  ['1 2 3 4 5', null],
  ['721', null],
  ['soon', null],
])('pauses written as «%s» are %j (9.420)', (written, minutes) => {
  expect(parseSteps(written)).toEqual(minutes);
});
