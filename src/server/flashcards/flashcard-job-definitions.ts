import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

/** Rule 9.423: in the night, when few answer. */
export const cardFitsJob = defineJob({
  name: 'card-fits',
  data: z.strictObject({}),
  schedule: '20 2 * * *',
  timeoutSeconds: 1800,
});

export const flashcardJobDefinitions = [cardFitsJob];
