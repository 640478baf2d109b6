import { expect, test } from 'vitest';
import { aimChoices, standardSchedule } from './schedule-settings.ts';
import { reviewsInFirstYear } from './workload.ts';

test('9.420 the higher the aim, the more reviews a new word makes in its first year', () => {
  const reviews = aimChoices.map((recallAim) => reviewsInFirstYear({ ...standardSchedule, recallAim }));
  expect(reviews).toEqual(reviews.toSorted((one, other) => one - other));
  expect(new Set(reviews).size).toBe(aimChoices.length);
  // At 90 % and with the published numbers a word is known after a handful of reviews.
  expect(reviews[aimChoices.indexOf(0.9)]).toBeGreaterThan(4);
  expect(reviews[aimChoices.indexOf(0.9)]).toBeLessThan(9);
});
