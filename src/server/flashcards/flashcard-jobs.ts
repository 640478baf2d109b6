import type { ServerContext } from '#server/context/server-context.ts';
import { handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { fitCards } from './fit/fit-cards.ts';
import { cardFitsJob } from './flashcard-job-definitions.ts';

/** What flashcards leave to the queue. */
export function flashcardJobs(context: ServerContext): readonly JobHandler[] {
  return [handleJob(cardFitsJob, (_, running) => fitCards(context, running))];
}
