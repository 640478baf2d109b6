import { expect, test } from 'vitest';
import { lengthRules, usualLength } from './test-length.ts';

test('9.36 a full level test has 10 to 40 tasks, a quick one 6 to 12', () => {
  expect(lengthRules.full).toMatchObject({ atLeast: 10, atMost: 40 });
  expect(lengthRules.quick).toMatchObject({ atLeast: 6, atMost: 12 });
});

test('what is said of the length follows from the rules, rounded as people say it (9.36)', () => {
  expect(usualLength('full')).toEqual({ tasks: 20, minutes: 15 });
  expect(usualLength('quick')).toEqual({ tasks: 9, minutes: 7 });
  for (const length of ['full', 'quick'] as const) {
    expect(Math.abs(usualLength(length).tasks - lengthRules[length].expected)).toBeLessThan(3);
  }
});
