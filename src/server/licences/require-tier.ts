import type { Database, Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

/** SQL for the tier of the licence that a person has at a moment; both are names of parameters. */
export function tierSql(userId: string, at: string): string {
  return `select coalesce(max(tier), 0) as tier from public.license_users
    where user_id = ${userId} and started_at <= ${at} and expires_at > ${at}`;
}

const tierQuery = { name: 'tier-of', text: tierSql('$1', '$2') } as const;

/** The tier of the licence that is valid at `now`, 0 without one. Rule 5.3. */
export async function tierOf(
  transaction: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<number> {
  const [row] = await transaction.query<{ tier: number }>({ ...tierQuery, values: [userId, now] });
  return row?.tier ?? 0;
}

/** For functions, which pass by the policies. Rule 6.12. @throws AppError 403 `licence_needed`; its details are the tier. */
export async function requireTier(
  database: Database,
  asked: { readonly userId: string; readonly tier: number; readonly now: Date },
): Promise<void> {
  const { userId, tier, now } = asked;
  const { rows } = await database.pool.query<{ tier: number }>({ ...tierQuery, values: [userId, now] });
  if ((rows[0]?.tier ?? 0) >= tier) return;
  throw new AppError({
    code: 'licence_needed',
    status: 403,
    message: `This needs a licence of tier ${tier} or higher.`,
    details: String(tier),
  });
}
