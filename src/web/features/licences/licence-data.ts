import type { SupabaseClient } from '@supabase/supabase-js';
import { type LicenceStretch, licenceCourse } from '#domain/licences/course.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { type LicenceRow, licenceOf } from '#web/session/require-access.ts';

/** What the licence page shows; times are ISO 8601, amounts øre. */
export type LicenceData = {
  readonly current: ShownLicence | null;
  readonly following: readonly ShownLicence[];
  readonly grants: readonly ShownGrant[];
  readonly orders: readonly ShownOrder[];
  readonly now: string;
};

export type ShownLicence = {
  readonly tier: number;
  readonly startedAt: string;
  readonly expiresAt: string;
};

export type ShownGrant = {
  readonly id: string;
  readonly tier: number;
  readonly source: 'payment' | 'code' | 'guarantee' | 'admin' | 'demo';
  /** When its days were, are or will be used; none when it was taken back before they began. */
  readonly periods: readonly { readonly startedAt: string; readonly expiresAt: string }[];
  readonly grantedAt: string;
  readonly revokedAt: string | null;
  /** The order that paid for it. */
  readonly orderId: string | null;
};

export type ShownOrder = {
  readonly id: string;
  readonly tier: number;
  readonly status: 'open' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'refunded';
  readonly amountOre: number;
  readonly refundedOre: number;
  readonly createdAt: string;
};

type PeriodRow = LicenceRow & {
  readonly id: string;
  readonly source: ShownGrant['source'];
  readonly grant_id: string | null;
};

type GrantRow = {
  readonly id: string;
  readonly tier: number;
  readonly source: ShownGrant['source'];
  readonly reference: string;
  readonly granted_at: string;
  readonly revoked_at: string | null;
};

type OrderRow = {
  readonly id: string;
  readonly tier: number;
  readonly status: ShownOrder['status'];
  readonly amount_ore: number;
  readonly refunded_ore: number;
  readonly created_at: string;
};

/** Reads a person's licences, what they are made of, and their orders, newest first. Null when one cannot be read. */
export async function readLicences(supabase: SupabaseClient, now: Date): Promise<LicenceData> {
  const [periods, grants, orders] = await Promise.all([
    supabase
      .from('license_users')
      .select('id, tier, started_at, expires_at, source, grant_id')
      .order('started_at')
      .overrideTypes<PeriodRow[], { merge: false }>(),
    supabase
      .from('license_grants')
      .select('id, tier, source, reference, granted_at, revoked_at')
      .order('granted_at', { ascending: false })
      .overrideTypes<GrantRow[], { merge: false }>(),
    supabase
      .from('orders')
      .select('id, tier, status, amount_ore, refunded_ore, created_at')
      .order('created_at', { ascending: false })
      .limit(100)
      .overrideTypes<OrderRow[], { merge: false }>(),
  ]);
  if (!periods.data || !grants.data || !orders.data)
    throw readFailure('The licences', periods.error ?? grants.error ?? orders.error);
  const { current, following } = licenceCourse(periods.data.map(licenceOf), now);
  return {
    current: current && shownStretch(current),
    following: following.map(shownStretch),
    grants: [...grants.data.map((row) => shownGrant(row, periods.data)), ...withoutGrant(periods.data)],
    orders: orders.data.map(shownOrder),
    now: now.toISOString(),
  };
}

function shownStretch({ tier, startedAt, expiresAt }: LicenceStretch): ShownLicence {
  return { tier, startedAt: startedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

function shownGrant(row: GrantRow, periods: readonly PeriodRow[]): ShownGrant {
  return {
    id: row.id,
    tier: row.tier,
    source: row.source,
    periods: periods.filter(({ grant_id }) => grant_id === row.id).map(shownPeriod),
    grantedAt: row.granted_at,
    revokedAt: row.revoked_at,
    orderId: row.source === 'payment' ? row.reference : null,
  };
}

/** Licences from before grants were kept. */
function withoutGrant(periods: readonly PeriodRow[]): ShownGrant[] {
  return periods
    .filter(({ grant_id }) => grant_id === null)
    .map((row) => ({
      id: row.id,
      tier: row.tier,
      source: row.source,
      periods: [shownPeriod(row)],
      grantedAt: row.started_at,
      revokedAt: null,
      orderId: null,
    }));
}

function shownPeriod(row: PeriodRow) {
  return { startedAt: row.started_at, expiresAt: row.expires_at };
}

function shownOrder(row: OrderRow): ShownOrder {
  return {
    id: row.id,
    tier: row.tier,
    status: row.status,
    amountOre: row.amount_ore,
    refundedOre: row.refunded_ore,
    createdAt: row.created_at,
  };
}
