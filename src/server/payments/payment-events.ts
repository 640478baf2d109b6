import type { OrderEvent } from '#domain/licences/order.ts';
import type { Transaction } from '#server/db/database.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { type Order, readEvents } from './orders.ts';

/** Whoever looks whose payment it is and whoever says so wait for each other: neither misses the other's. */
export async function lockPayment(transaction: Transaction, paymentId: string): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock(hashtext('payment'), hashtext($1))`, [paymentId]);
}

/** The order that was paid with it, as far as we know. */
export async function orderOfPayment(transaction: Transaction, paymentId: string): Promise<string | null> {
  const [order] = await transaction.query<{ id: string }>(
    'select id from public.orders where payment_id = $1',
    [paymentId],
  );
  return order?.id ?? null;
}

/**
 * Rule 9.81: takes to the order what was told of its payment before anybody knew whose it is. Run it with the order
 * locked, in the transaction that writes its `payment_id`. @returns whether there was any.
 */
export async function attachUnmatchedEvents(
  transaction: Transaction,
  { order, paymentId }: { readonly order: Order; readonly paymentId: string },
): Promise<boolean> {
  await lockPayment(transaction, paymentId);
  const adopted = await transaction.query<{ id: string }>(
    `update public.payment_events set order_id = $1 where order_id is null and payload ->> 'paymentId' = $2 returning id`,
    [order.id, paymentId],
  );
  if (adopted.length === 0) return false;
  const ids = adopted.map(({ id }) => id);
  for (const event of await readEvents(transaction, order.id, ids))
    await auditPaymentEvent(transaction, { order, event });
  return true;
}

/** Rule 9.60, Rule 9.81: disputes and refunds that failed stand in the audit log, though no role's power did them. */
export async function auditPaymentEvent(
  transaction: Transaction,
  { order, event }: { readonly order: Order; readonly event: OrderEvent },
): Promise<void> {
  const action = actionOf(event);
  if (action === null || !('amountOre' in event)) return;
  await writeAudit(transaction, {
    ...{ actorId: null, action, subjectId: order.user_id },
    details: { by: 'payment_provider', orderId: order.id, amountOre: event.amountOre },
  });
}

function actionOf(event: OrderEvent): string | null {
  if (event.kind === 'disputed') return 'order.disputed';
  if (event.kind === 'dispute_closed') return `order.dispute_${event.outcome}`;
  return event.kind === 'refund_failed' ? 'order.refund_failed' : null;
}
