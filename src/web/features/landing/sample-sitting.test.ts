import { expect, it } from 'vitest';
import { lengthRules } from '#domain/assessment/test-length.ts';
import { sampleSitting } from './sample-sitting.ts';

const sample = sampleSitting();

it('the public example is the same on every call', () => {
  expect(sampleSitting()).toEqual(sample);
});

it('the public example is a whole sitting of the real engine', () => {
  expect(sample.steps.length).toBeGreaterThanOrEqual(lengthRules.full.atLeast);
  expect(sample.steps.length).toBeLessThanOrEqual(lengthRules.full.atMost);
  expect(sample.steps.at(-1)).toMatchObject({ value: sample.value, low: sample.low, high: sample.high });
});

it('the example shows what the page says of it: the band narrows around a level on the way from B1 to B2', () => {
  const first = sample.steps[0];
  expect(sample.high - sample.low).toBeLessThan(((first?.high ?? 0) - (first?.low ?? 0)) / 1.5);
  expect(sample.verdict).toEqual({ kind: 'level', level: 'B1' });
  expect(sample.value).toBeGreaterThan(3.2);
  expect(sample.value).toBeLessThan(3.8);
});
