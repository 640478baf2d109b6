import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

/** Rule 9.57: enqueued with the decision. */
export const decisionMailJob = defineJob({
  name: 'decision-mail',
  data: z.strictObject({ claimId: z.uuid() }),
  key: ({ claimId }) => claimId,
});

/** Decisions whose mail did not go out, though its tries are used up or its job was lost. */
export const decisionMailsSweepJob = defineJob({
  name: 'decision-mails-sweep',
  data: z.strictObject({}),
  schedule: '23 8 * * *',
});

export const guaranteeJobDefinitions = [decisionMailJob, decisionMailsSweepJob];
