import { orderState } from '#domain/licences/order.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { readEvents, readOrder } from './orders.ts';
import type { PaymentService } from './payment-service.ts';
import { recordIn } from './record-event.ts';

/**
 * Rule 9.81: somebody has paid in another way what did not arrive. For functions, after they authorised; `also` writes in
 * the same transaction, when it is the first time. Nothing due any more is an answer too, so that it may be repeated.
 * @throws AppError 404 `order_unknown`, 409 `amount_changed` when something else is due than was paid.
 */
export async function settleFailedRefund(
  payments: PaymentService,
  {
    paid,
    also,
  }: {
    readonly paid: { readonly orderId: string; readonly amountOre: number };
    readonly also: (transaction: Transaction, userId: string | null) => Promise<void>;
  },
): Promise<{ readonly failedRefundOre: number }> {
  const { orderId, amountOre } = paid;
  return payments.context.database.asService(async (transaction) => {
    const order = await readOrder(transaction, orderId, 'lock');
    if (!order)
      throw new AppError({ code: 'order_unknown', status: 404, message: 'There is no such order.' });
    const events = await readEvents(transaction, orderId);
    const { failedOre } = orderState(events, order.amount_ore);
    if (failedOre === 0) return { failedRefundOre: 0 };
    if (failedOre !== amountOre)
      throw new AppError({
        code: 'amount_changed',
        status: 409,
        message: 'Another amount is due by now than the one that was paid.',
      });
    const before = events.flatMap((event) => (event.kind === 'settled' ? [event.totalOre] : []));
    const totalOre = Math.max(0, ...before) + amountOre;
    const event = { kind: 'settled', at: payments.context.now(), totalOre } as const;
    await recordIn(payments, {
      transaction,
      news: { id: `settled:${orderId}:${totalOre}`, orderId, event, order },
    });
    await also(transaction, order.user_id);
    return { failedRefundOre: 0 };
  });
}
