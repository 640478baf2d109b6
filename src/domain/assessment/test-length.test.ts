import { expect, test } from 'vitest';
import { lengthRules } from './test-length.ts';

test('9.36 a full level test has 10 to 40 tasks, a quick one 6 to 12', () => {
  expect(lengthRules.full).toMatchObject({ atLeast: 10, atMost: 40 });
  expect(lengthRules.quick).toMatchObject({ atLeast: 6, atMost: 12 });
});
