/** The thread of `text-checker.ts`: answers each text with its findings, or with what our rules say of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkText } from '#domain/checker/check-text.ts';
import { assessSpeech } from '#domain/speech-feedback/assess-speech.ts';
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
    return { id, answer: answerTo(request) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

function answerTo(request: CheckRequest): unknown {
  switch (request.kind) {
    case 'check':
      return checkText(request.text, analyser);
    case 'assess':
      return assessText(request.request, analyser);
    case 'assess-speech':
      return assessSpeech(request.request, analyser);
  }
}
