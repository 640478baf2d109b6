import { may, type Permission } from '#domain/access/permissions.ts';
import type { Role } from '#domain/access/roles.ts';
import type { Actor, Database, Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * For functions: asks the tables, not the token, so a role that was taken away is gone at once (Rule 6.15), and whether the
 * session, as it is now, has given a second factor that is still set up (Rule 6.19, decisions 052 and 061). As `public.has_role` for policies.
 * @throws AppError 403 `role_needed`, 403 `second_factor_missing`.
 */
export async function requirePermission(
  database: Database,
  { claims }: Actor,
  permission: Permission,
): Promise<void> {
  const rows = await rolesAndFactor(database, claims);
  requireAmong(rows, permission);
  if (rows[0]?.raised) return;
  throw new AppError({
    code: 'second_factor_missing',
    status: 403,
    message: 'What a role opens needs a second factor; set one up first.',
  });
}

/** Whether this session acts with a role: it is given, and so is the second factor that it asks for. The administrator's is not taken for another. */
export async function actsAs(database: Database, { claims }: Actor, wanted: Role): Promise<boolean> {
  return (await rolesAndFactor(database, claims)).some(({ role, raised }) => role === wanted && raised);
}

async function rolesAndFactor(
  database: Database,
  claims: Actor['claims'],
): Promise<readonly (Row & { readonly raised: boolean })[]> {
  const { rows } = await database.pool.query<Row & { readonly raised: boolean }>({
    name: 'roles-and-factor-of',
    text: `select role, exists (
        select from auth.mfa_factors f where f.user_id = r.user_id and f.status = 'verified'
      ) and exists (
        select from auth.sessions s where s.id = $2 and s.user_id = r.user_id and s.aal = 'aal2'
      ) as raised from public.user_roles r where user_id = $1`,
    values: [claims.sub, claims.session_id ?? null],
  });
  return rows;
}

/**
 * The role again within a transaction, for whoever passed `requirePermission` and may have lost it while they waited.
 * @throws AppError 403 `role_needed`.
 */
export async function recheckPermission(
  transaction: Transaction,
  { userId, permission }: { readonly userId: string; readonly permission: Permission },
): Promise<void> {
  requireAmong(await transaction.query<Row>({ ...rolesOf, values: [userId] }), permission);
}

type Row = { readonly role: string };

const rolesOf = { name: 'roles-of', text: 'select role from public.user_roles where user_id = $1' } as const;

function requireAmong(rows: readonly Row[], permission: Permission): void {
  const roles = rows.map(({ role }) => role);
  if (may(roles, permission)) return;
  throw new AppError({
    code: 'role_needed',
    status: 403,
    message: 'This is for people with another role.',
  });
}
