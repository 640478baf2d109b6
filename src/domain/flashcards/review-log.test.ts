import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { ratings } from './ratings.ts';
import { type LoggedReview, replay } from './review-log.ts';
import { createSchedule } from './schedule.ts';

const schedule = createSchedule();
const start = Date.parse('2026-11-21T12:00:00Z');
const logs = fc
  .array(fc.tuple(fc.constantFrom(...ratings), fc.nat(400 * 24 * 60)), { minLength: 1, maxLength: 12 })
  .map((answers) =>
    answers.map(([rating, minutes], nth): LoggedReview => {
      return { requestKey: `key-${nth}`, rating, reviewedAt: new Date(start + minutes * 60_000) };
    }),
  );
const states = (reviews: readonly LoggedReview[]) => replay(schedule, { before: null, reviews });

test('9.424 answers give the same card in whatever order they arrive', () => {
  fc.assert(
    fc.property(logs, (reviews) => {
      expect(states(reviews.toReversed())).toEqual(states(reviews));
    }),
    propertySettings(200),
  );
});

test('whoever takes up the log in the middle, from the state there, comes to the same end (9.424)', () => {
  fc.assert(
    fc.property(logs, fc.nat(11), (reviews, from) => {
      const whole = states(reviews);
      const rest = whole.slice(Math.min(from, whole.length - 1));
      expect(replay(schedule, { before: rest[0]?.before ?? null, reviews: rest })).toEqual(rest);
    }),
    propertySettings(200),
  );
});

test('each state is the one that the next begins with, and each answer counts once (9.424)', () => {
  fc.assert(
    fc.property(logs, (reviews) => {
      const whole = states(reviews);
      expect(whole.slice(1).map(({ before }) => before)).toEqual(
        whole.slice(0, -1).map(({ after }) => after),
      );
      expect(whole.at(-1)?.after.reviews).toBe(reviews.length);
    }),
    propertySettings(200),
  );
});
