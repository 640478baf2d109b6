/** The thread of `text-checker.ts`: answers each text with its findings, or with what our rules say of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkText } from '#domain/checker/check-text.ts';
import { assessText } from '#domain/text-feedback/assess-text.ts';
import { readAnalyser } from './read-analyser.ts';
import type { CheckReply, CheckRequest } from './text-checker.ts';

const analyser = readAnalyser((workerData as { readonly contentDir: string }).contentDir);
parentPort?.on('message', (request: CheckRequest) => {
  parentPort?.postMessage(reply(request));
});

function reply(request: CheckRequest): CheckReply {
  const { id } = request;
  try {
    const answer =
      request.kind === 'check' ? checkText(request.text, analyser) : assessText(request.request, analyser);
    return { id, answer };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
