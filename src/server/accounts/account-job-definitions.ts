import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { mostAttempts } from './archives.ts';

/** Rule 9.68: makes one archive. */
export const exportJob = defineJob({
  name: 'export',
  data: z.strictObject({ exportId: z.uuid() }),
  key: ({ exportId }) => exportId,
  retryLimit: mostAttempts - 1,
  // Large uploads go into it, from a store that may be slow.
  timeoutSeconds: 3600,
});

/** Archives that are too old, and those that nobody makes. */
export const exportsSweepJob = defineJob({
  name: 'exports-sweep',
  data: z.strictObject({}),
  schedule: '*/5 * * * *',
});

/** Rule 2.21: accounts whose 14 days are over, demos whose day is, and mails about deletions that did not go out. */
export const dueDeletionsJob = defineJob({
  name: 'due-deletions',
  data: z.strictObject({}),
  schedule: '*/10 * * * *',
  timeoutSeconds: 1800,
});

/** Rule 9.69. */
export const deletionMailJob = defineJob({
  name: 'deletion-mail',
  data: z.strictObject({ userId: z.uuid() }),
  key: ({ userId }) => userId,
});

/** Rule 9.69. The language is the one of the screen on which it was taken back. */
export const deletionCancelledMailJob = defineJob({
  name: 'deletion-cancelled-mail',
  data: z.strictObject({ userId: z.uuid(), locale: z.enum(['en-GB', 'nb-NO']) }),
  key: ({ userId }) => userId,
});

export const accountJobDefinitions = [
  exportJob,
  exportsSweepJob,
  dueDeletionsJob,
  deletionMailJob,
  deletionCancelledMailJob,
];
