/** The thread of `fit-in-thread.ts`: fits one person's answers after the other. */
import { parentPort } from 'node:worker_threads';
import type { CardHistory } from '#domain/flashcards/parameter-choice.ts';
import type { FitReply } from './fit-in-thread.ts';
import { fitParameters } from './fit-parameters.ts';

parentPort?.on('message', async (histories: readonly CardHistory[]) => {
  parentPort?.postMessage(await reply(histories));
});

async function reply(histories: readonly CardHistory[]): Promise<FitReply> {
  try {
    return { fitted: await fitParameters(histories) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
