/** For tests: answers after the time it is asked to wait, with its environment. */
import { setTimeout as delay } from 'node:timers/promises';
import { answerQuestions } from './child-answers.ts';

answerQuestions(async ({ header }) => {
  const { waitMs } = header as { waitMs: number };
  await delay(waitMs);
  return { header: { waited: waitMs, environment: process.env }, body: new Uint8Array() };
});
