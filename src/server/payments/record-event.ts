import { isUuid } from '#domain/identifiers/uuid.ts';
import type { OrderEvent, OrderState } from '#domain/licences/order.ts';
import type { Transaction } from '#server/db/database.ts';
import type { PaymentEvent } from '#server/providers/payment/payment-provider.ts';
import { type Order, readOrder } from './orders.ts';
import { auditPaymentEvent, lockPayment, orderOfPayment } from './payment-events.ts';
import { orderMailsJob, orderRefundJob } from './payment-job-definitions.ts';
import type { PaymentService } from './payment-service.ts';
import { settleOrder } from './settle-order.ts';

/** Something that happened to an order; the same `id` happens once. */
export type ReceivedOrderEvent = {
  readonly id: string;
  readonly orderId: string;
  readonly event: OrderEvent;
};

/** Rule 9.45: records it and settles the order, in one transaction, with the jobs for what it makes due. */
export async function recordPaymentEvent(payments: PaymentService, news: ReceivedOrderEvent): Promise<void> {
  await payments.context.database.asService(async (transaction) => {
    const order = await readOrder(transaction, news.orderId, 'lock');
    const state = order && (await recordIn(payments, { transaction, news: { ...news, order } }));
    if (order && state && isPaidByNobody(order, state))
      await scheduleRefund(payments, { transaction, order });
  });
}

/** Rule 9.85: it was paid just now, and the account was deleted before: nobody can use what was bought. */
function isPaidByNobody(order: Order, state: OrderState): boolean {
  return order.user_id === null && order.receipt_number === null && state.status === 'paid';
}

/** All of it goes back; a job sends it. */
async function scheduleRefund(
  payments: PaymentService,
  { transaction, order }: { readonly transaction: Transaction; readonly order: Order },
): Promise<void> {
  const at = payments.context.now();
  const event = { kind: 'returned', at, totalOre: order.amount_ore, reason: 'admin' } as const;
  await recordIn(payments, {
    transaction,
    news: { id: `returned:${order.id}`, orderId: order.id, event, order },
  });
}

/** The same within a transaction that holds the order. @returns null when it was known. */
export async function recordIn(
  payments: PaymentService,
  {
    transaction,
    news,
  }: { readonly transaction: Transaction; readonly news: ReceivedOrderEvent & { readonly order: Order } },
): Promise<OrderState | null> {
  const { kind, at, ...payload } = news.event;
  const isNew = await keepEvent(payments, {
    transaction,
    event: {
      ...{ id: news.id, orderId: news.order.id, kind, at, payload },
    },
  });
  if (!isNew) return null;
  await auditPaymentEvent(transaction, { order: news.order, event: news.event });
  const state = await settleOrder(payments, { transaction, order: news.order });
  await enqueueDue(payments, { transaction, orderId: news.order.id, state });
  return state;
}

/** Whoever asks for the money back is given it in the same request if the provider can be reached: the job comes after that. */
const refundTriedAfterSeconds = 60;

async function enqueueDue(
  { context }: PaymentService,
  due: { readonly transaction: Transaction; readonly orderId: string; readonly state: OrderState },
): Promise<void> {
  const { transaction, orderId, state } = due;
  if (!state.paidAt) return;
  await context.jobs.enqueue(orderMailsJob, { orderId }, { transaction });
  if (state.owedOre === 0) return;
  await context.jobs.enqueue(
    orderRefundJob,
    { orderId },
    { transaction, afterSeconds: refundTriedAfterSeconds },
  );
}

/** Rule 9.45, Rule 9.48: takes an event whose signature was checked. Of what is nothing to us only the fact is kept. */
export async function recordProviderEvent(payments: PaymentService, event: PaymentEvent): Promise<void> {
  const { log } = payments.context;
  if ('paymentId' in event && event.kind !== 'paid') {
    await recordPaymentNews(payments, event);
    return;
  }
  const order = isUuid(event.orderId)
    ? await payments.context.database.asService((transaction) => readOrder(transaction, event.orderId))
    : null;
  if (!order) {
    log.warn({ event: event.id, kind: event.kind }, 'an event is of no order of ours');
    await payments.context.database.asService((transaction) =>
      keepEvent(payments, { transaction, event: { ...event, orderId: null, payload: {} } }),
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
    await payments.context.database.asService((transaction) =>
      keepEvent(payments, { transaction, event: { id, at, kind: 'underpaid', orderId: order.id, payload } }),
    );
    return;
  }
  await recordPaymentEvent(payments, { id: event.id, orderId: order.id, event: orderEventOf(event) });
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

/** Rule 9.81: what is told of a payment goes to its order; where that is not known yet it waits for it (`attachUnmatchedEvents`). */
async function recordPaymentNews(
  payments: PaymentService,
  { id, paymentId, ...event }: OfPayment,
): Promise<void> {
  const { database, log } = payments.context;
  const orderId = await database.asService(async (transaction) => {
    await lockPayment(transaction, paymentId);
    const known = await orderOfPayment(transaction, paymentId);
    const { kind, at, ...told } = event;
    const payload = { ...told, paymentId };
    if (!known) await keepEvent(payments, { transaction, event: { id, kind, at, orderId: null, payload } });
    return known;
  });
  log.error({ event: id, kind: event.kind, orderId }, 'somebody has to look at a payment');
  if (orderId) await recordPaymentEvent(payments, { id, orderId, event });
}

/** Ids, kind, amounts and times: no name and no address. @returns false when the event was there. */
async function keepEvent(
  payments: PaymentService,
  {
    transaction,
    event,
  }: {
    readonly transaction: Transaction;
    readonly event: {
      readonly id: string;
      readonly orderId: string | null;
      readonly kind: string;
      readonly at: Date;
      readonly payload: object;
    };
  },
): Promise<boolean> {
  const kept = await transaction.query(
    `insert into public.payment_events (id, provider, kind, order_id, happened_at, payload) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do nothing returning id`,
    [event.id, payments.provider.kind, event.kind, event.orderId, event.at, JSON.stringify(event.payload)],
  );
  return kept.length > 0;
}
