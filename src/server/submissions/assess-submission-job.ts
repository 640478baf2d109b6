import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

/** What was handed in is assessed: soon, and again when whoever assesses cannot be asked. Rule 4.15. */
export const assessSubmissionJob = defineJob({
  name: 'assess-submission',
  data: z.strictObject({ submissionId: z.uuid(), userId: z.uuid() }),
  key: ({ submissionId }) => submissionId,
  ...{ retryLimit: 2, retryDelaySeconds: 3, retryDelayMaxSeconds: 30 },
  timeoutSeconds: 120,
  concurrency: 2,
});
