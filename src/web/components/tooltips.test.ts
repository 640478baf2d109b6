import { expect, test } from 'vitest';
import { openDelayMs, tooltipDelays } from './tooltips.ts';

test('9.30 a tooltip opens after 700 ms, and the next one within 300 ms at once', () => {
  expect(tooltipDelays).toEqual({ openMs: 700, skipMs: 300 });
  expect(openDelayMs(Number.POSITIVE_INFINITY)).toBe(700);
  expect(openDelayMs(301)).toBe(700);
  expect(openDelayMs(300)).toBe(0);
});
