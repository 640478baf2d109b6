import { readCode } from '#domain/licences/code.ts';
import { acceptedVersions } from '#domain/licences/order.ts';
import { vatPercent } from '#domain/licences/price.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { codeError, readCheckoutCode, reserveCode } from './checkout-codes.ts';
import { cancelOrder, saveCheckout } from './order-at-provider.ts';
import { findByRequest, type Order, orderUrl, readOrder } from './orders.ts';
import type { PaymentService } from './payment-service.ts';
import { readPrice } from './quote.ts';

/** The provider's page is open this long; Stripe asks for half an hour at least. */
const openMs = 60 * 60_000;
const shortestMs = 31 * 60_000;

export type CheckoutRequest = {
  readonly userId: string;
  readonly tier: number;
  readonly code: string | undefined;
  readonly locale: Order['locale'];
  readonly requestKey: string;
};

/**
 * Makes an order, holds its code, and opens the provider's page. The same request again gives the same order, and goes on
 * where the one before was interrupted.
 * @throws AppError 404/409/410 of the code, 410 `checkout_over`, 502 `payment_unavailable`.
 */
export async function startCheckout(
  payments: PaymentService,
  request: CheckoutRequest,
): Promise<{ readonly orderId: string; readonly url: string }> {
  const { database, publicUrl, now } = payments.context;
  const email = await readEmail(database, request.userId);
  const order = await findOrMakeOrder(payments, request);
  // What came of it stands on its page.
  if (order.status !== 'open') return { orderId: order.id, url: orderUrl(publicUrl, { order }) };
  if (order.checkout_url) return { orderId: order.id, url: order.checkout_url };
  const expiresAt = new Date(order.created_at.getTime() + openMs);
  if (expiresAt.getTime() - now().getTime() < shortestMs) {
    await cancelOrder(payments, order);
    throw checkoutOver('This checkout has been open for too long; start it again.');
  }
  const checkout = await payments.provider.createCheckout({
    ...{ orderId: order.id, amountOre: order.amount_ore, email, expiresAt, locale: order.locale },
    title: await titleOf(payments, order),
    paidUrl: orderUrl(publicUrl, { order, came: 'back' }),
    cancelledUrl: orderUrl(publicUrl, { order, came: 'cancelled' }),
  });
  if (await saveCheckout(payments, { orderId: order.id, checkout }))
    return { orderId: order.id, url: checkout.url };
  // Its code is another order's by now, so nobody may pay it.
  await payments.provider.closeCheckout(checkout.checkoutId);
  throw checkoutOver('This checkout was given up for another one.');
}

/** Where the provider sends its own mails; null for an account with a phone only. */
async function readEmail({ pool }: Database, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ email: string | null }>({
    name: 'buyer',
    text: 'select email from auth.users where id = $1',
    values: [userId],
  });
  return rows[0]?.email ?? null;
}

function checkoutOver(message: string): AppError {
  return new AppError({ code: 'checkout_over', status: 410, message });
}

async function findOrMakeOrder(payments: PaymentService, request: CheckoutRequest): Promise<Order> {
  const { userId, requestKey } = request;
  const { database, now } = payments.context;
  const code = request.code?.trim() ? readCode(request.code) : undefined;
  if (code === null) throw codeError('unknown');
  const { earlier, held } = await database.asService(async (transaction) => {
    const found = await findByRequest(transaction, { userId, requestKey });
    const worth =
      code === undefined || found
        ? null
        : await readCheckoutCode(transaction, { code, who: { userId, now: now() } });
    return {
      earlier: found,
      held: worth?.ownOrderId ? await readOrder(transaction, worth.ownOrderId) : null,
    };
  });
  if (
    earlier &&
    (await isOver(payments, { order: earlier, wanted: { tier: request.tier, code: code ?? null } }))
  )
    throw checkoutOver('This checkout was begun for another package or code; start it again.');
  if (earlier) return earlier;
  // One's own half-done checkout gives the code to the new one; were it paid meanwhile, the code is used.
  if (held) await cancelOrder(payments, held);
  return database.asService((transaction) =>
    makeOrder(payments, { transaction, request: { ...request, code } }),
  );
}

/** A page that was changed after its order was made must not lead to the order as it was: that one is given up. */
async function isOver(
  payments: PaymentService,
  { order, wanted }: { readonly order: Order; readonly wanted: Pick<Order, 'tier' | 'code'> },
): Promise<boolean> {
  if (order.status !== 'open' || (order.tier === wanted.tier && order.code === wanted.code)) return false;
  return (await cancelOrder(payments, order)) === 'cancelled';
}

async function makeOrder(
  payments: PaymentService,
  { transaction, request }: { readonly transaction: Transaction; readonly request: CheckoutRequest },
): Promise<Order> {
  const { userId, tier, code, locale, requestKey } = request;
  const now = payments.context.now();
  const worth =
    code === undefined ? null : await readCheckoutCode(transaction, { code, who: { userId, now } });
  if (worth && worth.state !== 'good') throw codeError(worth.state);
  const price = await readPrice(transaction, { tier, percentOff: worth?.percentOff ?? 0 });
  if (!price)
    throw new AppError({ code: 'not_for_sale', status: 409, message: 'This package is not for sale.' });
  const [made] = await transaction.query<{ id: string }>(
    `insert into public.orders (user_id, request_key, tier, days, price_ore, percent_off, amount_ore, code,
       accepted_terms, accepted_withdrawal, accepted_at, locale, provider, vat_percent, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $11)
     on conflict (user_id, request_key) do nothing returning id`,
    [
      ...[userId, requestKey, tier, price.days, price.priceOre, price.percentOff, price.amountOre],
      ...[
        code ?? null,
        acceptedVersions.terms,
        acceptedVersions.withdrawal,
        now,
        locale,
        payments.provider.kind,
      ],
      payments.seller.vatRegistered ? vatPercent : 0,
    ],
  );
  if (made && code !== undefined) await reserveCode(transaction, { code, orderId: made.id, userId, now });
  const order = await findByRequest(transaction, { userId, requestKey });
  if (!order) throw new Error('an order vanished between insert and select');
  return order;
}

async function titleOf({ context }: PaymentService, order: Order): Promise<string> {
  const price = await context.database.asService((transaction) =>
    readPrice(transaction, { tier: order.tier, percentOff: 0 }),
  );
  return `Bestått ${price?.name ?? ''}, ${order.days} ${order.locale === 'nb-NO' ? 'dager' : 'days'}`;
}
