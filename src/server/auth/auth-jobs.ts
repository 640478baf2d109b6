import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { cleanUp } from './clean-up.ts';
import type { AuthSettings } from './settings.ts';

/** Sessions, codes and challenges that are over, and accounts of visitors that nobody used. */
const authCleanUpJob = defineJob({
  name: 'auth-clean-up',
  data: z.strictObject({}),
  schedule: '*/10 * * * *',
});

export const authJobDefinitions = [authCleanUpJob];

/** What the auth service leaves to the queue. */
export function authJobs(context: ServerContext, settings: AuthSettings): readonly JobHandler[] {
  return [handleJob(authCleanUpJob, () => cleanUp({ context, settings }))];
}
