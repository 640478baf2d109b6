import { setTimeout as delay } from 'node:timers/promises';

/** Well above what the longest way takes at rest; below what anybody notices who waits for a mail. */
export const minimumDurationMs = 40;

/**
 * Answers, also with an error, no sooner than `minimumDurationMs` after it was asked: whether an address has an account makes a
 * difference of a millisecond or more in the work, and none in the answer. Rule 9.91.
 */
export async function withMinimumDuration<Result>(work: () => Promise<Result>): Promise<Result> {
  const even = delay(minimumDurationMs);
  try {
    return await work();
  } finally {
    await even;
  }
}
