import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

/** What was handed in is assessed: soon, and again when whoever assesses cannot be asked. Rule 4.15. */
export const assessSubmissionJob = defineJob({
  name: 'assess-submission',
  data: z.strictObject({ submissionId: z.uuid(), userId: z.uuid() }),
  key: ({ submissionId }) => submissionId,
  ...{ retryLimit: 2, retryDelaySeconds: 3, retryDelayMaxSeconds: 30 },
  // Room for a transcript and a language model, each with its second try. They are waited for, not worked at: several at once.
  timeoutSeconds: 240,
  concurrency: 4,
});
