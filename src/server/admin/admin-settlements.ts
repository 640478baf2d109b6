import type { ServerFunction } from '#server/functions/define-function.ts';
import type { PaymentService } from '#server/payments/payment-service.ts';
import { settleFailedRefund } from '#server/payments/settle-failed-refund.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';

/** Rule 9.60, Rule 9.81. `admin-settlements`: refunds that did not arrive were paid in another way; `reason` says how. */
export function adminSettlementsFunction(payments: PaymentService): ServerFunction {
  return defineAdminFunction({
    name: 'admin-settlements',
    permission: 'refundOrders',
    run: ({ orderId, amountOre, reason }, { userId: actorId }) =>
      settleFailedRefund(payments, {
        paid: { orderId, amountOre },
        also: (transaction, subjectId) =>
          writeAudit(transaction, {
            ...{ actorId, action: 'order.settled', subjectId },
            details: { orderId, amountOre, reason },
          }),
      }),
  });
}
