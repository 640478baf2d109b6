import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CardHistory } from '#domain/flashcards/parameter-choice.ts';
import type { FittedParameters } from './fit-parameters.ts';

export type FitReply = { readonly fitted: FittedParameters } | { readonly failure: string };

/** Fits parameters in a thread of its own, so that no request waits for it. */
export type Fitter = {
  /** @throws Error when the optimiser refuses the answers, or the thread ended */
  readonly fit: (histories: readonly CardHistory[]) => Promise<FittedParameters>;
  readonly close: () => Promise<void>;
};

/** Opens the thread; one person is fitted at a time. */
export function openFitter(): Fitter {
  const worker = new Worker(new URL('./fit-thread.ts', import.meta.url));
  return {
    async fit(histories) {
      const ended = new AbortController();
      const answered = once(worker, 'message', { signal: ended.signal }) as Promise<[FitReply]>;
      const exit = once(worker, 'exit', { signal: ended.signal }).then(() => {
        throw new Error('The thread that fits parameters ended.');
      });
      worker.postMessage(histories);
      try {
        const [reply] = await Promise.race([answered, exit]);
        if ('failure' in reply) throw new Error(reply.failure);
        return reply.fitted;
      } finally {
        ended.abort();
        await Promise.allSettled([answered, exit]);
      }
    },
    async close() {
      await worker.terminate();
    },
  };
}
