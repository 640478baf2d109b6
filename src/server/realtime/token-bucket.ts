import type { Pace } from './settings.ts';

/** A token bucket in the process; `take` is false when it is empty. */
export function createBucket(
  pace: Pace,
  now: () => number = () => performance.now(),
): { take: () => boolean } {
  let tokens = pace.burst;
  let filledAt = now();
  return {
    take() {
      const at = now();
      tokens = Math.min(pace.burst, tokens + ((at - filledAt) / 1000) * pace.perSecond);
      filledAt = at;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
