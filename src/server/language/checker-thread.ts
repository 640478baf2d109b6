/** The thread of `text-checker.ts`: answers each text with its findings. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkText } from '#domain/checker/check-text.ts';
import { readAnalyser } from './read-analyser.ts';
import type { CheckReply, CheckRequest } from './text-checker.ts';

const analyser = readAnalyser((workerData as { readonly contentDir: string }).contentDir);
parentPort?.on('message', ({ id, text }: CheckRequest) => {
  parentPort?.postMessage(reply(id, text));
});

function reply(id: number, text: string): CheckReply {
  try {
    return { id, findings: checkText(text, analyser) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
