import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { pushJob } from './push-job-definition.ts';
import { type PushParts, pushNotification } from './push-notification.ts';

const notificationSweepJob = defineJob({
  name: 'notification-sweep',
  data: z.strictObject({}),
  schedule: '17 4 * * *',
  timeoutSeconds: 600,
});

export const notificationJobDefinitions = [notificationSweepJob, pushJob];

/** What notifications leave to the queue: what is older than 180 days is forgotten (Rule 9.460), and devices are told. */
export function notificationJobs(context: ServerContext, push: PushParts): readonly JobHandler[] {
  return [
    handleJob(notificationSweepJob, async () => {
      await context.database.asOwner((transaction) =>
        transaction.query(
          `delete from public.notifications where created_at < $1::timestamptz - interval '180 days'`,
          [context.now()],
        ),
      );
    }),
    handleJob(pushJob, ({ notificationId, subscriptionId }, running) =>
      pushNotification(context, { notificationId, subscriptionId, running }, push),
    ),
  ];
}
