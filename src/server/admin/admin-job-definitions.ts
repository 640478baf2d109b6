import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

/** Enqueued with the removal: whoever did not ask for it must hear of it. */
export const factorsRemovedMailJob = defineJob({
  name: 'factors-removed-mail',
  data: z.strictObject({ userId: z.uuid() }),
});

export const adminJobDefinitions = [factorsRemovedMailJob];
