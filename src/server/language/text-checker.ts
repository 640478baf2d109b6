import { Worker } from 'node:worker_threads';
import type { Finding } from '#domain/checker/finding.ts';
import type { SpeechRequest } from '#domain/speech-feedback/assess-speech.ts';
import type { AssessmentOutcome } from '#domain/submissions/assessment.ts';
import type { TextRequest } from '#domain/text-feedback/assess-text.ts';

export type CheckRequest =
  | { readonly id: number; readonly kind: 'check'; readonly text: string }
  | { readonly id: number; readonly kind: 'assess'; readonly request: TextRequest }
  | { readonly id: number; readonly kind: 'assess-speech'; readonly request: SpeechRequest };

export type CheckReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };

/** Checks texts in bokmål in a thread of its own, so that no request waits for it (decision 113). Rule 9.260. */
export interface TextChecker {
  /**
   * The errors of a text in their order.
   * @throws Error when the thread ended or the text is longer than `longestText`
   */
  readonly checkText: (text: string) => Promise<readonly Finding[]>;
  /**
   * What our own rules say of a text, or why they can say nothing. Rule 9.330.
   * @throws Error as `checkText`
   */
  readonly assessText: (request: TextRequest) => Promise<AssessmentOutcome>;
  /**
   * The same of speech, by its transcript and the measures of its sound. Rule 9.430.
   * @throws Error as `checkText`
   */
  readonly assessSpeech: (request: SpeechRequest) => Promise<AssessmentOutcome>;
  /** Ends the thread; what is still being checked is refused. */
  readonly close: () => Promise<void>;
}

/** In UTF-16 units: five times what any task asks for. */
export const longestText = 20_000;

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Opens a checker. The thread starts with the first text and again after a crash; one for each process. */
export function openTextChecker(input: { readonly contentDir: string }): TextChecker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let nextId = 0;
  let closed = false;

  function start(): Worker {
    const started = new Worker(new URL('./checker-thread.ts', import.meta.url), { workerData: input });
    started.on('message', (reply: CheckReply) => {
      const one = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (waiting.size === 0) started.unref();
      if ('answer' in reply) one?.resolve(reply.answer);
      else one?.reject(new Error(`The text could not be checked: ${reply.failure}`));
    });
    started.on('error', (error: Error) => refuseAll(error));
    started.on('exit', (code) => {
      if (worker === started) worker = null;
      refuseAll(new Error(`The checker's thread ended (${code}).`));
    });
    return started;
  }
  function refuseAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
  /** The thread's answer is of the kind that was asked for. */
  async function ask<Answer>(text: string, request: (id: number) => CheckRequest): Promise<Answer> {
    if (closed) throw new Error('The checker is closed.');
    if (text.length > longestText) throw new Error(`The text is longer than ${longestText} characters.`);
    worker ??= start();
    const thread = worker;
    const id = nextId++;
    thread.ref();
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve: (answer) => resolve(answer as Answer), reject });
      thread.postMessage(request(id));
    });
  }
  return {
    checkText: (text) => ask(text, (id) => ({ id, kind: 'check', text })),
    assessText: (request) => ask(request.text, (id) => ({ id, kind: 'assess', request })),
    assessSpeech: (request) => ask(request.text, (id) => ({ id, kind: 'assess-speech', request })),
    async close() {
      closed = true;
      await worker?.terminate();
    },
  };
}
