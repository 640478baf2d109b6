import type { OrderEvent, OrderState } from '#domain/licences/order.ts';
import type { Transaction } from '#server/db/database.ts';
import type { PaymentEvent } from '#server/providers/payment/payment-provider.ts';
import { type Order, readOrder } from './orders.ts';
import { sendDueMails } from './receipt-mails.ts';
import { settleOrder } from './settle-order.ts';
import type { Till } from './till.ts';

/** Something that happened to an order; the same `id` happens once. */
export type OrderNews = { readonly id: string; readonly orderId: string; readonly event: OrderEvent };

/** Rule 9.45: records it and settles the order, in one transaction; mails go out after it. */
export async function recordNews(till: Till, news: OrderNews): Promise<void> {
  const isNew = await till.context.database.asService(async (transaction) => {
    const order = await readOrder(transaction, news.orderId, 'lock');
    return order !== null && (await recordIn(till, transaction, { ...news, order })) !== null;
  });
  if (isNew) till.afterwards(() => sendDueMails(till, news.orderId));
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
  return isNew ? settleOrder(till, transaction, news.order) : null;
}

/** Rule 9.45, Rule 9.48: takes an event whose signature was checked. Of what is nothing to us only the fact is kept. */
export async function recordProviderEvent(till: Till, event: PaymentEvent): Promise<void> {
  const { log } = till.context;
  if (event.kind === 'notice') {
    const orderId = await keepNotice(till, event);
    log.error({ event: event.id, about: event.about, orderId }, 'somebody has to look at a payment');
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

type OfOrder = Exclude<PaymentEvent, { readonly kind: 'notice' }>;

function orderEventOf(event: OfOrder): OrderEvent {
  const { at } = event;
  if (event.kind === 'paid') return { kind: 'paid', at, paymentId: event.paymentId };
  return event.kind === 'refunded'
    ? { kind: 'refunded', at, totalOre: event.totalOre }
    : { kind: event.kind, at };
}

async function keepNotice(
  till: Till,
  event: Extract<PaymentEvent, { readonly kind: 'notice' }>,
): Promise<string | null> {
  return till.context.database.asService(async (transaction) => {
    const [order] = await transaction.query<{ id: string }>(
      'select id from public.orders where payment_id = $1',
      [event.paymentId],
    );
    const orderId = order?.id ?? null;
    const payload = { paymentId: event.paymentId };
    await keepEvent(till, transaction, { ...event, kind: event.about, orderId, payload });
    return orderId;
  });
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
