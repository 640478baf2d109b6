import { dayMs } from '#domain/time/days.ts';
import { cancelOrder, refreshOrder } from './order-at-provider.ts';
import { type Order, readOrder } from './orders.ts';
import type { PaymentService } from './payment-service.ts';
import { sendDueMails } from './receipt-mails.ts';
import { sendPendingRefunds } from './refunds.ts';

/** By then the provider has closed its page, and told so. */
const openForMs = 65 * 60_000;
const atOnce = 50;
/** An address that takes no mail for so long is not tried any more. */
const mailTriesMs = 14 * dayMs;

/**
 * What was left undone: orders whose events never came, refunds that the provider did not take, mails that did not go out.
 * Each order by itself: one that fails holds up no other.
 */
export async function sweepPayments(payments: PaymentService): Promise<void> {
  const { database, now, log } = payments.context;
  const left = await database.asService((transaction) =>
    transaction.query<{ id: string; left: 'open' | 'owed' | 'mail' }>(
      `(select id, 'open' as left from public.orders where status = 'open' and created_at < $1
        order by created_at limit $2)
       union all
       (select id, 'owed' from public.orders where owed_ore > 0 order by refunded_at limit $2)
       union all
       (select id, 'mail' from public.orders where user_id is not null and paid_at is not null
          and (receipt_sent_at is null or refund_mailed_ore < refunded_ore)
          and greatest(paid_at, refunded_at) > $3 order by paid_at limit $2)`,
      [new Date(now().getTime() - openForMs), atOnce, new Date(now().getTime() - mailTriesMs)],
    ),
  );
  const doings = { open: askAgain, owed: sendPendingRefunds, mail: sendDueMails };
  for (const { id, left: what } of left) {
    await doings[what](payments, id).catch((error: Error) =>
      log.warn({ err: error, orderId: id, left: what }, 'work of the payment service stays undone'),
    );
  }
}

async function askAgain(payments: PaymentService, orderId: string): Promise<void> {
  const order: Order | null = await payments.context.database.asService((transaction) =>
    readOrder(transaction, orderId),
  );
  if (!order) return;
  if (order.checkout_id && order.provider === payments.provider.kind) await refreshOrder(payments, order);
  else await cancelOrder(payments, order);
}
