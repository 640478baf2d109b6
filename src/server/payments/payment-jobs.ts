import { handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { orderMailsJob, orderRefundJob, paymentsSweepJob } from './payment-job-definitions.ts';
import type { PaymentService } from './payment-service.ts';
import { sendDueMails } from './receipt-mails.ts';
import { sendPendingRefunds } from './refunds.ts';
import { sweepPayments } from './sweep.ts';

/** What payments leave to the queue. */
export function paymentJobs(payments: PaymentService): readonly JobHandler[] {
  return [
    handleJob(orderMailsJob, ({ orderId }) => sendDueMails(payments, orderId)),
    handleJob(orderRefundJob, ({ orderId }) => sendPendingRefunds(payments, orderId)),
    handleJob(paymentsSweepJob, () => sweepPayments(payments)),
  ];
}
