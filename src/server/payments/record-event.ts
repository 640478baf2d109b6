import type { OrderEvent, OrderState } from '#domain/licences/order.ts';
import type { Transaction } from '#server/db/database.ts';
import type { PaymentEvent } from '#server/providers/payment/payment-provider.ts';
import { type Order, readOrder } from './orders.ts';
import { auditNews, lockPayment, orderOfPayment } from './payment-events.ts';
import type { Till } from './payment-service.ts';
import { sendDueMails } from './receipt-mails.ts';
import { settleOrder } from './settle-order.ts';

/** Something that happened to an order; the same `id` happens once. */
export type OrderNews = { readonly id: string; readonly orderId: string; readonly event: OrderEvent };

/** Rule 9.45: records it and settles the order, in one transaction; mails go out after it. */
export async function recordNews(till: Till, news: OrderNews): Promise<void> {
  const isNew = await till.context.database.asService(async (transaction) => {
    const order = await readOrder(transaction, news.orderId, 'lock');
    const state = order && (await recordIn(till, transaction, { ...news, order }));
    if (order && state && isPaidByNobody(order, state)) await promiseBack(till, transaction, order);
    return state !== null;
  });
  if (isNew) till.afterwards(() => sendDueMails(till, news.orderId));
}

/** Rule 9.85: it was paid just now, and the account was deleted before: nobody can use what was bought. */
function isPaidByNobody(order: Order, state: OrderState): boolean {
  return order.user_id === null && order.receipt_number === null && state.status === 'paid';
}

/** All of it goes back; the sweep sends it. */
async function promiseBack(till: Till, transaction: Transaction, order: Order): Promise<void> {
  const at = till.context.now();
  const event = { kind: 'returned', at, totalOre: order.amount_ore, reason: 'admin' } as const;
  await recordIn(till, transaction, { id: `returned:${order.id}`, orderId: order.id, event, order });
}

/** The same within a transaction that holds the order. @returns null when it was known. */
export async function recordIn(
  till: Till,
  transaction: Transaction,
  news: OrderNews & { readonly order: Order },
): Promise<OrderState | null> {
  const { kind, at, ...payload } = news.event;
  const isNew = await keepEvent(till, transaction, {
    ...{ id: news.id, orderId: news.order.id, kind, at, payload },
  });
  if (!isNew) return null;
  await auditNews(transaction, news.order, news.event);
  return settleOrder(till, transaction, news.order);
}

/** Rule 9.45, Rule 9.48: takes an event whose signature was checked. Of what is nothing to us only the fact is kept. */
export async function recordProviderEvent(till: Till, event: PaymentEvent): Promise<void> {
  const { log } = till.context;
  if ('paymentId' in event && event.kind !== 'paid') {
    await recordPaymentNews(till, event);
    return;
  }
  const order = isUuid(event.orderId)
    ? await till.context.database.asService((transaction) => readOrder(transaction, event.orderId))
    : null;
  if (!order) {
    log.warn({ event: event.id, kind: event.kind }, 'an event is of no order of ours');
    await till.context.database.asService((transaction) =>
      keepEvent(till, transaction, { ...event, orderId: null, payload: {} }),
    );
    return;
  }
  if (event.kind === 'paid' && event.paidOre < order.amount_ore) {
    log.error(
      { orderId: order.id, paidOre: event.paidOre },
      'an order was paid with less, and is not settled',
    );
    const { id, at, paymentId, paidOre } = event;
    const payload = { paymentId, paidOre };
    await till.context.database.asService((transaction) =>
      keepEvent(till, transaction, { id, at, kind: 'underpaid', orderId: order.id, payload }),
    );
    return;
  }
  await recordNews(till, { id: event.id, orderId: order.id, event: orderEventOf(event) });
}

type OfOrder = Extract<PaymentEvent, { readonly orderId: string }>;
type OfPayment = Exclude<PaymentEvent, OfOrder>;

function orderEventOf(event: OfOrder): OrderEvent {
  const { at } = event;
  if (event.kind === 'paid') return { kind: 'paid', at, paymentId: event.paymentId };
  return event.kind === 'refunded'
    ? { kind: 'refunded', at, totalOre: event.totalOre }
    : { kind: event.kind, at };
}

/** Rule 9.81: what is told of a payment goes to its order; where that is not known yet it waits for it (`adoptNews`). */
async function recordPaymentNews(till: Till, { id, paymentId, ...event }: OfPayment): Promise<void> {
  const { database, log } = till.context;
  const orderId = await database.asService(async (transaction) => {
    await lockPayment(transaction, paymentId);
    const known = await orderOfPayment(transaction, paymentId);
    const { kind, at, ...told } = event;
    const payload = { ...told, paymentId };
    if (!known) await keepEvent(till, transaction, { id, kind, at, orderId: null, payload });
    return known;
  });
  log.error({ event: id, kind: event.kind, orderId }, 'somebody has to look at a payment');
  if (orderId) await recordNews(till, { id, orderId, event });
}

/** Ids, kind, amounts and times: no name and no address. @returns false when the event was there. */
async function keepEvent(
  till: Till,
  transaction: Transaction,
  event: {
    readonly id: string;
    readonly orderId: string | null;
    readonly kind: string;
    readonly at: Date;
    readonly payload: object;
  },
): Promise<boolean> {
  const kept = await transaction.query(
    `insert into public.payment_events (id, provider, kind, order_id, happened_at, payload) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do nothing returning id`,
    [event.id, till.provider.kind, event.kind, event.orderId, event.at, JSON.stringify(event.payload)],
  );
  return kept.length > 0;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
