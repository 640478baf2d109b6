import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { publishDue } from './publish-due.ts';

const dueStoriesJob = defineJob({
  name: 'due-stories',
  data: z.strictObject({}),
  schedule: '* * * * *',
});

export const deskJobDefinitions = [dueStoriesJob];

/** What the desk leaves to the queue. */
export function deskJobs(context: ServerContext): readonly JobHandler[] {
  return [handleJob(dueStoriesJob, () => publishDue(context))];
}
