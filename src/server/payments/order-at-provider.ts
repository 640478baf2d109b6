import type { OrderEvent, OrderStatus } from '#domain/licences/order.ts';
import type { CheckoutState } from '#server/providers/payment/payment-provider.ts';
import { type Order, readOrder } from './orders.ts';
import type { Till } from './payment-service.ts';
import { recordIn, recordNews } from './record-event.ts';

/** Asks the provider how an open order stands and settles what it says: the webhook may be late, or lost. */
export async function refreshOrder(till: Till, order: Order): Promise<OrderStatus> {
  if (order.status === 'open' && order.checkout_id && isOurs(till, order))
    await recordState(till, order, await till.provider.readCheckout(order.checkout_id));
  return statusOf(till, order);
}

/** Closes an open order so that it cannot be paid any more; one that was paid meanwhile is paid. */
export async function giveUpOrder(till: Till, { id }: Order): Promise<OrderStatus> {
  const order = await cancelUnopened(till, id);
  if (order.status !== 'open') return order.status;
  const closed: CheckoutState =
    order.checkout_id && isOurs(till, order)
      ? await till.provider.closeCheckout(order.checkout_id)
      : { kind: 'expired', at: till.context.now() };
  if (closed.kind === 'expired') {
    const event = { kind: 'cancelled', at: till.context.now() } as const;
    await recordNews(till, { id: `cancelled:${order.id}`, orderId: order.id, event });
  } else await recordState(till, order, closed);
  return statusOf(till, order);
}

/**
 * Cancels an order whose page is not open yet, under its lock: whoever is just opening the page finds it cancelled
 * (`keepCheckout`), or it is open already and has to be closed. @returns the order as it stands then.
 */
async function cancelUnopened(till: Till, id: string): Promise<Order> {
  return till.context.database.asService(async (transaction) => {
    const order = await readOrder(transaction, id, 'lock');
    if (!order) throw new Error(`order ${id} vanished`);
    if (order.status !== 'open' || order.checkout_id) return order;
    const event = { kind: 'cancelled', at: till.context.now() } as const;
    const state = await recordIn(till, transaction, { id: `cancelled:${id}`, orderId: id, event, order });
    return { ...order, status: state?.status ?? order.status };
  });
}

/** Writes down where an order is paid. @returns false when it was given up meanwhile: its page is to be closed. */
export async function keepCheckout(
  { context }: Till,
  orderId: string,
  checkout: { readonly checkoutId: string; readonly url: string },
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
function isOurs(till: Till, order: Order): boolean {
  return order.provider === till.provider.kind;
}

async function recordState(till: Till, order: Order, state: CheckoutState): Promise<void> {
  if (state.kind === 'open') return;
  // The webhook tells the same under an id of its own; both are kept, and one payment is one.
  const id = `read:${order.id}:${state.kind}`;
  await recordNews(till, { id, orderId: order.id, event: eventOf(state, till.context.now()) });
}

function eventOf(state: Exclude<CheckoutState, { kind: 'open' }>, now: Date): OrderEvent {
  return state.kind === 'pending' ? { ...state, at: now } : state;
}

async function statusOf({ context }: Till, { id }: Order): Promise<OrderStatus> {
  const order = await context.database.asService((transaction) => readOrder(transaction, id));
  if (!order) throw new Error(`order ${id} vanished`);
  return order.status;
}
