import { unusedOre, withdrawalEnds } from '#domain/licences/refund.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Order } from './orders.ts';

/** Rule 9.46: what withdrawing now would give back; null when it is too late or there is nothing to give back. */
export async function withdrawableOre(
  transaction: Transaction,
  { order, now }: { readonly order: Order; readonly now: Date },
): Promise<number | null> {
  if (order.status !== 'paid' || !order.paid_at || now >= withdrawalEnds(order.paid_at)) return null;
  const periods = await transaction.query<{ startedAt: Date; expiresAt: Date }>(
    `select p.started_at as "startedAt", p.expires_at as "expiresAt" from public.license_users p
     join public.license_grants g on g.id = p.grant_id where g.source = 'payment' and g.reference = $1`,
    [order.id],
  );
  const [{ withdrewBefore } = { withdrewBefore: false }] = await transaction.query<{
    withdrewBefore: boolean;
  }>(
    `select exists (select from public.orders where user_id = $1 and id <> $2 and refund_reason = 'withdrawal')
       as "withdrewBefore"`,
    [order.user_id, order.id],
  );
  const bought = { amountOre: order.amount_ore, days: order.days, withdrewBefore };
  const unused = unusedOre(bought, { periods, now });
  return Math.min(unused, order.amount_ore - order.refunded_ore);
}
