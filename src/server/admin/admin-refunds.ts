import type { ServerFunction } from '#server/functions/define-function.ts';
import type { PaymentService } from '#server/payments/payment-service.ts';
import { refundOrder } from '#server/payments/refunds.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';

/** Rule 9.60. `admin-refunds`: gives back all that was paid for an order; its licence ends. Doing it again gives nothing more. */
export function adminRefundsFunction(payments: PaymentService): ServerFunction {
  return defineAdminFunction({
    name: 'admin-refunds',
    permission: 'refundOrders',
    run: ({ orderId, reason }, { userId: actorId }) =>
      refundOrder(payments, orderId, (transaction, { userId: subjectId, refundOre }) =>
        writeAudit(transaction, {
          ...{ actorId, action: 'order.refunded', subjectId },
          details: { orderId, refundOre, reason },
        }),
      ),
  });
}
