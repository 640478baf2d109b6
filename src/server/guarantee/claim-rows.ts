import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { GuaranteeConditions } from '#domain/guarantee/conditions.ts';
import type { Transaction } from '#server/db/database.ts';

type OwnClaim = FunctionOutput<'guarantee'>['claims'][number];

export type ClaimRow = {
  readonly id: string;
  readonly user_id: string;
  readonly test_date: string;
  readonly test_level: OwnClaim['testLevel'];
  readonly failed_parts: OwnClaim['failedParts'];
  readonly message: string | null;
  readonly tier: number | null;
  readonly status: OwnClaim['status'];
  readonly reason: string | null;
  readonly proof_name: string;
  readonly conditions: GuaranteeConditions;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly extended_until: Date | null;
};

/** Columns of a claim `c`. Days as text: the driver would make them moments. */
export const claimColumns = `c.id, c.user_id, c.test_date::text, c.test_level, c.failed_parts, c.message, c.tier, c.status,
  c.reason, c.proof_name, c.conditions, c.created_at, c.decided_at,
  (select max(l.expires_at) from public.license_users l where l.grant_id = c.grant_id) as extended_until`;

/** A person's claims, the newest first. */
export async function readOwnClaims(transaction: Transaction, userId: string): Promise<OwnClaim[]> {
  const rows = await transaction.query<ClaimRow>(
    `select ${claimColumns} from public.guarantee_claims c where c.user_id = $1 order by c.created_at desc`,
    [userId],
  );
  return rows.map(claimOf);
}

/** A row as the wire has it. */
export function claimOf(row: ClaimRow): OwnClaim {
  return {
    id: row.id,
    testDate: row.test_date,
    testLevel: row.test_level,
    failedParts: row.failed_parts,
    message: row.message,
    tier: row.tier,
    status: row.status,
    reason: row.reason,
    proofName: row.proof_name,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    extendedUntil: row.extended_until?.toISOString() ?? null,
  };
}
