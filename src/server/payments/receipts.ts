import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { readOwnOrder } from './orders.ts';
import type { PaymentService } from './payment-service.ts';
import { readReceipt } from './receipt.ts';

/** `receipts`: how an own order stands, with everything that its receipt says. Rule 9.47. */
export function receiptsFunction(payments: PaymentService): ServerFunction {
  return defineFunction({
    name: 'receipts',
    access: 'session',
    limit: { burst: 60, perHour: 600 },
    async run({ orderId }, { userId, context }) {
      const receipt = await context.database.asService(async (transaction) =>
        readReceipt(payments, { transaction, order: await readOwnOrder(transaction, { orderId, userId }) }),
      );
      const { withdrawal } = receipt;
      return {
        ...receipt,
        paidAt: iso(receipt.paidAt),
        startsAt: iso(receipt.startsAt),
        expiresAt: iso(receipt.expiresAt),
        refundedAt: iso(receipt.refundedAt),
        withdrawal: withdrawal && { ...withdrawal, until: withdrawal.until.toISOString() },
      };
    },
  });
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
