import type { OrderEvent, OrderStatus } from '#domain/licences/order.ts';
import type { CheckoutState } from '#server/providers/payment/payment-provider.ts';
import { type Order, readOrder } from './orders.ts';
import type { PaymentService } from './payment-service.ts';
import { recordIn, recordPaymentEvent } from './record-event.ts';

/** Asks the provider how an open order stands and settles what it says: the webhook may be late, or lost. */
export async function refreshOrder(payments: PaymentService, order: Order): Promise<OrderStatus> {
  if (order.status === 'open' && order.checkout_id && isOurs(payments, order))
    await recordState(payments, { order, state: await payments.provider.readCheckout(order.checkout_id) });
  return statusOf(payments, order);
}

/** Closes an open order so that it cannot be paid any more; one that was paid meanwhile is paid. */
export async function cancelOrder(payments: PaymentService, { id }: Order): Promise<OrderStatus> {
  const order = await cancelUnopened(payments, id);
  if (order.status !== 'open') return order.status;
  const closed: CheckoutState =
    order.checkout_id && isOurs(payments, order)
      ? await payments.provider.closeCheckout(order.checkout_id)
      : { kind: 'expired', at: payments.context.now() };
  if (closed.kind === 'expired') {
    const event = { kind: 'cancelled', at: payments.context.now() } as const;
    await recordPaymentEvent(payments, { id: `cancelled:${order.id}`, orderId: order.id, event });
  } else await recordState(payments, { order, state: closed });
  return statusOf(payments, order);
}

/**
 * Cancels an order whose page is not open yet, under its lock: whoever is just opening the page finds it cancelled
 * (`saveCheckout`), or it is open already and has to be closed. @returns the order as it stands then.
 */
async function cancelUnopened(payments: PaymentService, id: string): Promise<Order> {
  return payments.context.database.asService(async (transaction) => {
    const order = await readOrder(transaction, id, 'lock');
    if (!order) throw new Error(`order ${id} vanished`);
    if (order.status !== 'open' || order.checkout_id) return order;
    const event = { kind: 'cancelled', at: payments.context.now() } as const;
    const state = await recordIn(payments, {
      transaction,
      news: { id: `cancelled:${id}`, orderId: id, event, order },
    });
    return { ...order, status: state?.status ?? order.status };
  });
}

/** Writes down where an order is paid. @returns false when it was given up meanwhile: its page is to be closed. */
export async function saveCheckout(
  { context }: PaymentService,
  {
    orderId,
    checkout,
  }: { readonly orderId: string; readonly checkout: { readonly checkoutId: string; readonly url: string } },
): Promise<boolean> {
  const kept = await context.database.asService((transaction) =>
    transaction.query(
      `update public.orders set checkout_id = $2, checkout_url = $3 where id = $1 and status <> 'cancelled' returning id`,
      [orderId, checkout.checkoutId, checkout.url],
    ),
  );
  return kept.length > 0;
}

/** The provider was changed since: the one of now knows nothing of the order, and a payment is told of by the webhook. */
function isOurs(payments: PaymentService, order: Order): boolean {
  return order.provider === payments.provider.kind;
}

async function recordState(
  payments: PaymentService,
  { order, state }: { readonly order: Order; readonly state: CheckoutState },
): Promise<void> {
  if (state.kind === 'open') return;
  // The webhook tells the same under an id of its own; both are kept, and one payment is one.
  const id = `read:${order.id}:${state.kind}`;
  await recordPaymentEvent(payments, {
    id,
    orderId: order.id,
    event: eventOf(state, payments.context.now()),
  });
}

function eventOf(state: Exclude<CheckoutState, { kind: 'open' }>, now: Date): OrderEvent {
  return state.kind === 'pending' ? { ...state, at: now } : state;
}

async function statusOf({ context }: PaymentService, { id }: Order): Promise<OrderStatus> {
  const order = await context.database.asService((transaction) => readOrder(transaction, id));
  if (!order) throw new Error(`order ${id} vanished`);
  return order.status;
}
