import { type OrderEvent, type OrderState, orderState } from '#domain/licences/order.ts';
import type { Transaction } from '#server/db/database.ts';
import { revokeUnfoundedExtensions } from '#server/guarantee/founded-extensions.ts';
import { grantLicence, revokeLicence } from '#server/licences/grants.ts';
import { extendReservation, redeemCode, releaseCode } from './checkout-codes.ts';
import { type Order, readEvents } from './orders.ts';
import { attachUnmatchedEvents } from './payment-events.ts';
import type { PaymentService } from './payment-service.ts';

/**
 * Rule 9.45: writes what follows from everything that is known of an order: its state, the licence, the code, the
 * receipt's number. Run it with the order locked, in the transaction that recorded the event; running it again changes
 * nothing.
 */
export async function settleOrder(
  { context }: Pick<PaymentService, 'context'>,
  { transaction, order }: { readonly transaction: Transaction; readonly order: Order },
): Promise<OrderState> {
  const events = await readAllEvents(transaction, order);
  const state = orderState(events, order.amount_ore);
  await transaction.query(
    `update public.orders set status = $2, paid_at = $3, payment_id = coalesce($4, payment_id), refunded_ore = $5,
       refunded_at = $6, refund_reason = $7, owed_ore = $8, refund_failed_ore = $9, dispute = $10 where id = $1`,
    [
      order.id,
      state.status,
      state.paidAt,
      state.paymentId,
      state.refundedOre,
      state.refundedAt,
      state.refundReason,
      state.owedOre,
      state.failedOre,
      state.dispute,
    ],
  );
  await settleLicence(transaction, { order, state });
  if (state.code === 'free') await releaseCode(transaction, order.id);
  const pending = events.find(({ kind }) => kind === 'pending');
  if (state.code === 'held' && pending)
    await extendReservation(transaction, { orderId: order.id, since: pending.at });
  if (state.code === 'redeemed' && order.code) {
    const at = state.paidAt ?? state.endedAt ?? context.now();
    const used = { id: order.id, code: order.code, userId: order.user_id, at };
    if (!(await redeemCode(transaction, used)))
      context.log.error({ orderId: order.id }, 'an order was paid with a code that is used up');
  }
  if (state.paidAt && !order.receipt_number) await numberReceipt(transaction, order.id);
  return state;
}

/** With what was told of the payment before this order was known to be paid with it. */
async function readAllEvents(transaction: Transaction, order: Order): Promise<OrderEvent[]> {
  const events = await readEvents(transaction, order.id);
  const paymentId = orderState(events, order.amount_ore).paymentId ?? order.payment_id;
  if (!paymentId || !(await attachUnmatchedEvents(transaction, { order, paymentId }))) return events;
  return readEvents(transaction, order.id);
}

async function settleLicence(
  transaction: Transaction,
  { order, state }: { readonly order: Order; readonly state: OrderState },
): Promise<void> {
  if (!state.paidAt) return;
  // The books stay; what was paid after the account was deleted goes back (`recordPaymentEvent`).
  if (!order.user_id) return;
  const { user_id: userId, tier, days, id: reference } = order;
  await grantLicence(transaction, {
    ...{ userId, tier, days, reference },
    ...{ source: 'payment', grantedAt: state.paidAt },
  });
  if (!state.endedAt) return;
  await revokeLicence(transaction, { source: 'payment', reference, revokedAt: state.endedAt });
  await revokeUnfoundedExtensions(transaction, { userId, at: state.endedAt });
}

/**
 * Rule 9.47: one after the other, without gaps: the lock is held until the transaction ends, and a number that was rolled
 * back is given again. Taken last, so that nobody who holds it waits for anything.
 */
async function numberReceipt(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock(hashtext('receipt_number'))`);
  await transaction.query(
    `update public.orders set receipt_number = (select coalesce(max(receipt_number), 0) + 1 from public.orders)
     where id = $1 and receipt_number is null`,
    [orderId],
  );
}
