import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import type { ContactSettings } from './contact-settings.ts';
import { sweepMessages } from './sweep-messages.ts';

/** Rule 9.233: messages that could not be told of, and those that are long answered. */
const contactSweepJob = defineJob({
  name: 'contact-sweep',
  data: z.strictObject({}),
  schedule: '23 * * * *',
  timeoutSeconds: 600,
});

export const contactJobDefinitions = [contactSweepJob];

/** What contact leaves to the queue. */
export function contactJobs(context: ServerContext, settings: ContactSettings): readonly JobHandler[] {
  return [handleJob(contactSweepJob, () => sweepMessages(context, settings))];
}
