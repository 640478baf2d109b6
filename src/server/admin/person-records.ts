import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { Transaction } from '#server/db/database.ts';
import { type NeedsRow, needsColumns, needsOf } from './order-needs.ts';
import { momentOf } from './pages.ts';

type Found = FunctionOutput<'admin-person'>;

type GrantRow = {
  id: string;
  tier: number;
  days: number;
  source: string;
  granted_at: Date;
  revoked_at: Date | null;
  note: string | null;
  periods: { from: string; to: string }[];
};

/** What somebody was given, newest first, with the stretches in which each is used. */
export async function grantsOf(transaction: Transaction, userId: string): Promise<Found['grants']> {
  const rows = await transaction.query<GrantRow>(
    `select g.id, g.tier, g.days, g.source, g.granted_at, g.revoked_at,
       (select e.details ->> 'reason' from public.audit_log e where e.subject_id = g.user_id
          and e.action = 'licence.given' and e.details ->> 'grantId' = g.id::text limit 1) as note,
       (select coalesce(jsonb_agg(jsonb_build_object('from', l.started_at, 'to', l.expires_at) order by l.started_at), '[]')
        from public.license_users l where l.grant_id = g.id) as periods
     from public.license_grants g where g.user_id = $1 order by g.granted_at desc, g.id`,
    [userId],
  );
  return rows.map(({ granted_at, revoked_at, ...row }) => ({
    ...row,
    grantedAt: granted_at.toISOString(),
    revokedAt: momentOf(revoked_at),
  }));
}

type OrderRow = {
  id: string;
  tier: number;
  days: number;
  amount_ore: number;
  status: string;
  created_at: Date;
  paid_at: Date | null;
  refunded_at: Date | null;
  receipt_number: string | null;
  code: string | null;
  refunded_ore: number;
} & NeedsRow;

/** Their orders, newest first. */
export async function ordersOf(transaction: Transaction, userId: string): Promise<Found['orders']> {
  const rows = await transaction.query<OrderRow>(
    `select id, tier, days, amount_ore, status, created_at, paid_at, refunded_at, receipt_number, code,
       refunded_ore, ${needsColumns}
     from public.orders where user_id = $1 order by created_at desc limit 100`,
    [userId],
  );
  return rows.map(({ id, tier, days, status, code, ...row }) => ({
    ...{ id, tier, days, status, code },
    amountOre: row.amount_ore,
    createdAt: row.created_at.toISOString(),
    paidAt: momentOf(row.paid_at),
    refundedAt: momentOf(row.refunded_at),
    receiptNumber: row.receipt_number === null ? null : Number(row.receipt_number),
    refundedOre: row.refunded_ore,
    ...needsOf(row),
  }));
}

/** The codes they have redeemed. */
export async function codesOf(transaction: Transaction, userId: string): Promise<Found['codes']> {
  const rows = await transaction.query<{ code: string; redeemed_at: Date }>(
    'select code, redeemed_at from public.discount_codes where redeemed_by = $1 order by redeemed_at desc',
    [userId],
  );
  return rows.map(({ code, redeemed_at: at }) => ({ code, redeemedAt: at.toISOString() }));
}

/** Their claims of the pass guarantee. */
export async function claimsOf(transaction: Transaction, userId: string): Promise<Found['claims']> {
  return transaction.query(
    `select id, test_date::text as "testDate", test_level as "testLevel", status
     from public.guarantee_claims where user_id = $1 order by created_at desc`,
    [userId],
  );
}
