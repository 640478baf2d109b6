import type { Transaction } from '#server/db/database.ts';
import type { MailText } from '#server/providers/mail/mail-layout.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';
import { type Order, readOrder } from './orders.ts';
import type { PaymentService } from './payment-service.ts';
import { readReceipt } from './receipt.ts';
import { receiptMail, refundMail } from './receipt-texts.ts';

/**
 * Rule 9.47: the receipt of an order, and what was given back, each by mail once: of two who come at the same time one
 * sends. Whatever fails stays due, for the next event or the sweep.
 */
export async function sendDueMails(payments: PaymentService, orderId: string): Promise<void> {
  const to = await addressOf(payments, orderId);
  for (const send of [sendReceipt, sendRefund])
    await payments.context.database.asService(async (transaction) => {
      const [lock] = await transaction.query<{ taken: boolean }>(
        `select pg_try_advisory_xact_lock(hashtext('receipt_mail'), hashtext($1)) as taken`,
        [orderId],
      );
      // Not the order's row: a slow mail server must not hold up the provider's events.
      const order = lock?.taken ? await readOrder(transaction, orderId) : null;
      if (order?.paid_at) await send(payments, { transaction, order, to });
    });
}

type Mailed = { readonly transaction: Transaction; readonly order: Order; readonly to: string | null };
type Send = (payments: PaymentService, mailed: Mailed) => Promise<void>;

const sendReceipt: Send = async (payments, { transaction, order, to }) => {
  if (order.receipt_sent_at) return;
  const receipt = await readReceipt(payments, { transaction, order });
  await sendTo(payments, { order, mail: { to, text: receiptMail(receipt, order.locale) } });
  await transaction.query('update public.orders set receipt_sent_at = $2 where id = $1', [
    order.id,
    payments.context.now(),
  ]);
};

const sendRefund: Send = async (payments, { transaction, order, to }) => {
  const newOre = order.refunded_ore - order.refund_mailed_ore;
  if (newOre <= 0) return;
  const receipt = await readReceipt(payments, { transaction, order });
  await sendTo(payments, {
    order,
    mail: { to, text: refundMail(receipt, { newOre, locale: order.locale }) },
  });
  await transaction.query('update public.orders set refund_mailed_ore = $2 where id = $1', [
    order.id,
    order.refunded_ore,
  ]);
};

/** An account that has only a telephone number reads its receipts on their page. */
async function sendTo(
  payments: PaymentService,
  { order, mail }: { readonly order: Order; readonly mail: { to: string | null; text: MailText } },
): Promise<void> {
  const { to, text } = mail;
  const { locale, id } = order;
  if (to) await sendMail(payments.context, { to, locale, text, link: `/app/license/order/${id}` });
}

async function addressOf({ context }: PaymentService, orderId: string): Promise<string | null> {
  const { rows } = await context.database.pool.query<{ email: string | null }>({
    name: 'address-of-order',
    text: 'select u.email from public.orders o join auth.users u on u.id = o.user_id where o.id = $1',
    values: [orderId],
  });
  return rows[0]?.email || null;
}
