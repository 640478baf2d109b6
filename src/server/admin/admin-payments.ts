import { mostCounted } from '#domain/functions/admin-limits.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { defineAdminFunction } from './admin-function.ts';
import { type NeedsRow, needsColumns, needsOf } from './order-needs.ts';
import { countedRows, momentOf } from './pages.ts';

type Found = FunctionOutput<'admin-payments'>;

type Row = NeedsRow & {
  id: string;
  user_id: string | null;
  name: string | null;
  email: string | null;
  tier: number;
  days: number;
  amount_ore: number;
  paid_at: Date | null;
  receipt_number: string | null;
  payment_id: string | null;
};

/** Rule 9.81. `admin-payments`: orders that are disputed, or whose refund did not arrive or is not sent yet. */
export function adminPaymentsFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-payments',
    permission: 'refundOrders',
    run: (_, { context }) => context.database.asOwner(listPayments),
  });
}

async function listPayments(transaction: Transaction): Promise<Found> {
  const rows = await transaction.query<Row>(
    // The condition is that of the index orders_attention.
    `select o.id, o.user_id, u.full_name as name, a.email, o.tier, o.days, o.amount_ore, o.paid_at, o.receipt_number,
       o.payment_id, ${needsColumns}
     from public.orders o left join public.users u on u.id = o.user_id left join auth.users a on a.id = o.user_id
     where o.dispute = 'open' or o.refund_failed_ore > 0 or o.owed_ore > 0
     order by o.paid_at, o.id limit $1`,
    [countedRows],
  );
  return { payments: rows.slice(0, mostCounted).map(paymentOf), more: rows.length > mostCounted };
}

function paymentOf(row: Row): Found['payments'][number] {
  const { id, user_id: userId, name, email, tier, days } = row;
  return {
    ...{ orderId: id, tier, days },
    person: userId === null ? null : { id: userId, name, email },
    amountOre: row.amount_ore,
    paidAt: momentOf(row.paid_at),
    receiptNumber: row.receipt_number === null ? null : Number(row.receipt_number),
    paymentId: row.payment_id,
    ...needsOf(row),
  };
}
