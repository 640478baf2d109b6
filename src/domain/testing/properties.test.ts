import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromChoices, propertySettings } from './properties.ts';

test('a property that does not hold is told with its seed and its smallest case', () => {
  const numbers = fromChoices(20, (choose) =>
    Array.from({ length: Math.floor(choose() * 10) }, () => Math.floor(choose() * 100)),
  );
  const check = () =>
    fc.assert(
      fc.property(numbers, (list) => list.every((number) => number < 50)),
      propertySettings(500),
    );
  expect(check).toThrow(/seed: 20261122/);
  expect(check).toThrow(/Counterexample: \[\[(0,)*50\]\]/);
});

test('the same seed makes the same cases', () => {
  const sample = () =>
    fc.sample(
      fromChoices(5, (choose) => [choose(), choose()]),
      propertySettings(10),
    );
  expect(sample()).toEqual(sample());
});
