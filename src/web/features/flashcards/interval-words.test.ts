import { expect, test } from 'vitest';
import { intervalWords } from './interval-words.ts';

const minute = 60_000;
test.each([
  [minute, '1 minute', '1 minutt'],
  [10 * minute, '10 minutes', '10 minutter'],
  [3 * 24 * 60 * minute, '3 days', '3 dager'],
  [24 * 60 * minute, '1 day', '1 dag'],
  [62 * 24 * 60 * minute, '2 months', '2 måneder'],
  [74 * 24 * 60 * minute, '2.4 months', '2,4 måneder'],
  [550 * 24 * 60 * minute, '1.5 years', '1,5 år'],
])('%i ms is %s and %s (9.75)', (ms, english, norwegian) => {
  expect(intervalWords(ms, 'en-GB')).toBe(english);
  expect(intervalWords(ms, 'nb-NO').replace('\u00a0', ' ')).toBe(norwegian);
});
