/** Tokens at once and per second, kept in the process. */
export type Pace = { readonly burst: number; readonly perSecond: number };

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
