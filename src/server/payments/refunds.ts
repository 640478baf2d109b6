import { orderState } from '#domain/licences/order.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { readEvents, readOrder } from './orders.ts';
import type { PaymentService } from './payment-service.ts';
import { recordIn, recordPaymentEvent } from './record-event.ts';
import { withdrawableOre } from './withdrawable.ts';

export type RefundedOrder = {
  readonly refundedOre: number /** The provider has it. */;
  readonly sent: boolean;
};

/**
 * Rule 9.46: the buyer withdraws. From now on the licence is over and the money is owed, whether or not the provider can
 * be reached: what it did not take is tried again by a job (`order-refund`), then by the sweep. Again gives the same answer.
 * @throws AppError 404 `order_unknown`, 409 `order_not_paid`, `withdrawal_over`.
 */
export async function withdraw(
  payments: PaymentService,
  own: { readonly orderId: string; readonly userId: string },
): Promise<RefundedOrder> {
  return giveBack(payments, { orderId: own.orderId, userId: own.userId, reason: 'withdrawal' });
}

/**
 * An administrator gives back all that was paid, and the licence ends. For functions, after they authorised; `also` writes
 * in the same transaction, when it is the first time.
 * @throws AppError 404 `order_unknown`, 409 `order_not_paid`.
 */
export async function refundOrder(
  payments: PaymentService,
  orderId: string,
  also: (transaction: Transaction, refund: { userId: string | null; refundOre: number }) => Promise<void>,
): Promise<RefundedOrder> {
  return giveBack(payments, { orderId, reason: 'admin', also });
}

type Return = {
  readonly orderId: string;
  /** Whose order it has to be. */
  readonly userId?: string;
  readonly reason: 'withdrawal' | 'admin';
  readonly also?: Parameters<typeof refundOrder>[2];
};

async function giveBack(payments: PaymentService, asked: Return): Promise<RefundedOrder> {
  const { orderId, reason } = asked;
  await payments.context.database.asService(async (transaction) => {
    const order = await readOrder(transaction, orderId, 'lock');
    if (!order || (asked.userId !== undefined && order.user_id !== asked.userId))
      throw new AppError({ code: 'order_unknown', status: 404, message: 'There is no such order.' });
    if (!order.paid_at)
      throw new AppError({ code: 'order_not_paid', status: 409, message: 'This order is not paid.' });
    // Given back before: only what is still owed is left to do.
    if (order.status === 'refunded') return;
    // Rule 9.86: what is given back hangs on the person's other purchases, which may be given back at this moment.
    await transaction.query('select from public.users where id = $1 for no key update', [order.user_id]);
    const now = payments.context.now();
    const refundOre =
      reason === 'withdrawal'
        ? await withdrawableOre(transaction, { order, now })
        : order.amount_ore - order.refunded_ore;
    if (refundOre === null)
      throw new AppError({
        code: 'withdrawal_over',
        status: 409,
        message: 'The period in which this purchase could be withdrawn from is over.',
      });
    const totalOre = order.refunded_ore + refundOre;
    const event = { kind: 'returned', at: now, totalOre, reason } as const;
    await recordIn(payments, { transaction, news: { id: `returned:${orderId}`, orderId, event, order } });
    await asked.also?.(transaction, { userId: order.user_id, refundOre });
  });
  const sent = await sendPendingRefunds(payments, orderId).catch((error: Error) => {
    payments.context.log.error({ err: error, orderId }, 'a refund could not be sent; it is tried again');
    return false;
  });
  const order = await payments.context.database.asService((transaction) => readOrder(transaction, orderId));
  return { refundedOre: order?.refunded_ore ?? 0, sent };
}

/** Sends what was promised and has not been sent. @returns whether nothing is owed any more. @throws AppError 502 */
export async function sendPendingRefunds(payments: PaymentService, orderId: string): Promise<boolean> {
  const { order, state } = await payments.context.database.asService(async (transaction) => {
    const found = await readOrder(transaction, orderId);
    if (!found) throw new Error(`order ${orderId} vanished`);
    return { order: found, state: orderState(await readEvents(transaction, orderId), found.amount_ore) };
  });
  if (state.owedOre === 0) return true;
  if (!order.payment_id || order.provider !== payments.provider.kind)
    throw new Error(`the payment of order ${orderId} cannot be reached through ${payments.provider.kind}`);
  const { payment_id: paymentId } = order;
  await payments.provider.refund({ paymentId, amountOre: state.owedOre, key: `returned:${orderId}` });
  const event = {
    kind: 'refunded',
    at: payments.context.now(),
    totalOre: state.sentOre + state.owedOre,
  } as const;
  await recordPaymentEvent(payments, { id: `sent:${orderId}`, orderId, event });
  return true;
}
