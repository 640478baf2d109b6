import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

/** One notification to one device. Rule 9.533. */
export const pushJob = defineJob({
  name: 'push-notification',
  data: z.strictObject({ userId: z.uuid(), notificationId: z.uuid(), subscriptionId: z.uuid() }),
  key: ({ notificationId, subscriptionId }) => `${notificationId}:${subscriptionId}`,
  retryLimit: 6,
  retryDelaySeconds: 20,
  timeoutSeconds: 30,
  concurrency: 2,
});
