import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { againMs, againUntilStopped } from './again-until-stopped.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what does not get through is sent again and again, and as soon as there is a network (7.19)', () => {
  let sent = 0;
  const stop = againUntilStopped(() => {
    sent += 1;
  });
  vi.advanceTimersByTime(3 * againMs);
  expect(sent).toBe(3);
  page.dispatchEvent(new Event('online'));
  expect(sent).toBe(4);
  stop();
  vi.advanceTimersByTime(3 * againMs);
  page.dispatchEvent(new Event('online'));
  expect(sent).toBe(4);
});
