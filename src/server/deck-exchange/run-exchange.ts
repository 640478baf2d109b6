import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ExchangeAnswer, ExchangeReply, ExchangeRequest, ExchangeWork } from './exchange-work.ts';
import { PackageError, packageLimits } from './package-limits.ts';

/** One at a time in a process: each may take half a gigabyte. */
const atOnce = pLimit(1);
const mostMemoryMb = 512;

/**
 * Does it in a thread of its own, which ends with it: no request waits for a large package, and one that never comes to an
 * end, or wants all memory, ends with its thread. Rule 9.415.
 * @throws PackageError for what somebody sent
 */
export function runExchange<Kind extends keyof ExchangeWork>(
  kind: Kind,
  work: ExchangeWork[Kind],
  timeMs: number = packageLimits.readMs,
): Promise<ExchangeAnswer[Kind]> {
  return atOnce(() => inThread({ kind, work } as ExchangeRequest, timeMs)) as Promise<ExchangeAnswer[Kind]>;
}

function inThread(request: ExchangeRequest, timeMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./exchange-thread.ts', import.meta.url), {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    });
    const timer = setTimeout(() => {
      reject(new PackageError('package_timeout', `took longer than ${timeMs} ms`));
      void worker.terminate();
    }, timeMs);
    worker.on('message', (reply: ExchangeReply) => {
      if ('answer' in reply) resolve(reply.answer);
      else if ('problem' in reply) reject(new PackageError(reply.problem, reply.why));
      else reject(new Error(`A package could not be opened or packed: ${reply.failure}`));
    });
    worker.on('error', (error: Error & { code?: string }) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new PackageError('package_too_large', error.message)
          : error,
      ),
    );
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread ended without an answer.'));
    });
  });
}
