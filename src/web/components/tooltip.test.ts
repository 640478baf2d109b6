import { expect, test } from 'vitest';
import { tooltipDelays } from './tooltip.tsx';

test('9.30 a tooltip opens after 700 ms, and the next one within 300 ms at once', () => {
  expect(tooltipDelays).toEqual({ openMs: 700, skipMs: 300 });
});
