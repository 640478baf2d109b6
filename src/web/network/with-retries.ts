import { isNetworkError } from './network-error.ts';

/** Waits before the second, third and fourth try: three seconds in all, as long as somebody waits for a button. */
export const pausesMs = [250, 750, 2000] as const;

type Circumstances = {
  /** Whoever asked has given up: nothing is tried again. */
  readonly signal?: AbortSignal | null | undefined;
  /** Without a network there is nothing to try: that is said at once. */
  readonly isOnline?: () => boolean;
  readonly waitMs?: readonly number[];
};

/**
 * Rule 7.19: what did not get through is tried again, up to three times. An answer is an answer, whatever its status is.
 * What is tried may have got through with only its answer lost: it has to be safe to repeat.
 * @throws what the last try threw, or the signal's reason.
 */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  { signal, isOnline = () => navigator.onLine, waitMs = pausesMs }: Circumstances = {},
): Promise<Value> {
  for (const pauseMs of waitMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!isNetworkError(error) || signal?.aborted || !isOnline()) throw error;
    }
    await pause(pauseMs, signal);
  }
  return attempt();
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
