import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

const ofOrder = {
  data: z.strictObject({ orderId: z.uuid() }),
  key: ({ orderId }: { readonly orderId: string }) => orderId,
  concurrency: 2,
} as const;

/** Rule 9.47: enqueued with whatever happened to the order; it reads what is due. */
export const orderMailsJob = defineJob({ name: 'order-mails', ...ofOrder });

/** Rule 9.46: enqueued with the promise to pay back; the provider takes the same refund once. */
export const orderRefundJob = defineJob({
  name: 'order-refund',
  ...ofOrder,
  ...{ retryLimit: 8, retryDelaySeconds: 60, retryDelayMaxSeconds: 6 * 3600 },
});

/** What the two left undone, and orders whose events never came. */
export const paymentsSweepJob = defineJob({
  name: 'payments-sweep',
  data: z.strictObject({}),
  schedule: '7 * * * *',
  timeoutSeconds: 1800,
});

export const paymentJobDefinitions = [orderMailsJob, orderRefundJob, paymentsSweepJob];
