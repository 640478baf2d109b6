import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { sweepDecks } from './sweep-decks.ts';

const sweepDecksJob = defineJob({ name: 'sweep-decks', data: z.strictObject({}), schedule: '19 4 * * *' });

export const exchangeJobDefinitions = [sweepDecksJob];

/** What decks leave to the queue. */
export function exchangeJobs(context: ServerContext): readonly JobHandler[] {
  return [handleJob(sweepDecksJob, () => sweepDecks(context))];
}
