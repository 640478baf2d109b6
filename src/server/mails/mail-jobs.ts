import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { sweepMails } from './chosen-mails.ts';

/** Rule 9.53: the mails that a person may choose, in the hours of the day. */
const chosenMailsJob = defineJob({
  name: 'chosen-mails',
  data: z.strictObject({}),
  schedule: '3 * * * *',
  timeoutSeconds: 3000,
});

export const mailJobDefinitions = [chosenMailsJob];

/** What mails leave to the queue. */
export function mailJobs(context: ServerContext): readonly JobHandler[] {
  return [handleJob(chosenMailsJob, () => sweepMails(context))];
}
