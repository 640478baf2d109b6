/** For tests: works without pause for the time it is asked to, as synthesis does, and hears of its end only afterwards. */
import { answerQuestions } from './child-answers.ts';

answerQuestions(async ({ header }) => {
  const { workMs } = header as { workMs: number };
  for (const end = Date.now() + workMs; Date.now() < end; );
  return { header: { worked: workMs }, body: new Uint8Array() };
});
