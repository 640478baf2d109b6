import { type LicenceGrant, licencePeriods } from '#domain/licences/timeline.ts';
import type { Transaction } from '#server/db/database.ts';

export type GrantSource = 'payment' | 'code' | 'guarantee' | 'admin' | 'demo';

export type NewGrant = {
  readonly userId: string;
  readonly tier: number;
  readonly days: number;
  readonly source: GrantSource;
  /** Idempotency key: what the licence comes from. The same reference of a source grants once. */
  readonly reference: string;
  readonly grantedAt: Date;
};

/**
 * Gives days of a tier, once for a reference; of several times the earliest counts. Run it as the service.
 * @returns the grant's id, also when it was there.
 */
export async function grantLicence(transaction: Transaction, grant: NewGrant): Promise<string> {
  await lockLicences(transaction, grant.userId);
  const [row] = await transaction.query<{ id: string }>(
    `insert into public.license_grants (user_id, tier, days, source, reference, granted_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (source, reference) do update
       set granted_at = least(license_grants.granted_at, excluded.granted_at) returning id`,
    [grant.userId, grant.tier, grant.days, grant.source, grant.reference, grant.grantedAt],
  );
  if (!row) throw new Error('a grant vanished between insert and return');
  await writePeriods(transaction, grant.userId);
  return row.id;
}

/**
 * Takes back what is left of a grant from `revokedAt` on; of several times the earliest counts.
 * @returns false when there is no such grant.
 */
export async function revokeLicence(
  transaction: Transaction,
  grant: { readonly source: GrantSource; readonly reference: string; readonly revokedAt: Date },
): Promise<boolean> {
  const [owner] = await transaction.query<{ user_id: string }>(
    'select user_id from public.license_grants where source = $1 and reference = $2',
    [grant.source, grant.reference],
  );
  if (!owner) return false;
  await lockLicences(transaction, owner.user_id);
  await transaction.query(
    `update public.license_grants set revoked_at = least(revoked_at, greatest($3, granted_at))
     where source = $1 and reference = $2`,
    [grant.source, grant.reference, grant.revokedAt],
  );
  await writePeriods(transaction, owner.user_id);
  return true;
}

/**
 * Two events of one person wait for each other, so that neither computes from half of the grants. Not `for update`: that
 * waits for whoever has written a row that names the person (a line of the audit log), who may be waiting here too.
 */
async function lockLicences(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query('select from public.users where id = $1 for no key update', [userId]);
}

type Row = { id: string; tier: number; days: number; granted_at: Date; revoked_at: Date | null };

/** Writes the periods of all of a person's grants anew. Periods without a grant stay. */
async function writePeriods(transaction: Transaction, userId: string): Promise<void> {
  const rows = await transaction.query<Row>(
    'select id, tier, days, granted_at, revoked_at from public.license_grants where user_id = $1',
    [userId],
  );
  const periods = licencePeriods(rows.map(grantOf));
  await transaction.query('delete from public.license_users where user_id = $1 and grant_id is not null', [
    userId,
  ]);
  await transaction.query(
    `insert into public.license_users (user_id, tier, started_at, expires_at, source, grant_id)
     select $1, p.tier, p.started_at, p.expires_at, g.source, p.grant_id
     from unnest($2::int[], $3::timestamptz[], $4::timestamptz[], $5::uuid[]) as p(tier, started_at, expires_at, grant_id)
     join public.license_grants g on g.id = p.grant_id`,
    [
      userId,
      periods.map(({ tier }) => tier),
      periods.map(({ startedAt }) => startedAt),
      periods.map(({ expiresAt }) => expiresAt),
      periods.map(({ grantId }) => grantId),
    ],
  );
}

function grantOf(row: Row): LicenceGrant {
  const { id, tier, days, granted_at: grantedAt, revoked_at: revokedAt } = row;
  return { id, tier, days, grantedAt, revokedAt };
}
