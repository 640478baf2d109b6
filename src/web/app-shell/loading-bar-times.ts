/** Rule 9.29: shown after 200 ms, runs 2000 ms, hides 500 ms after the end, resets 400 ms later. */
export const loadingBarTimes = {
  throttleMs: 200,
  durationMs: 2000,
  hideDelayMs: 500,
  resetDelayMs: 400,
} as const;
