import { may, type Permission } from '#domain/accounts/permissions.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * For functions: asks the table, not the token, so a role that was taken away is gone at once. Rule 6.15.
 * @throws AppError 403 `role_needed`.
 */
export async function requirePermission(
  database: Database,
  userId: string,
  permission: Permission,
): Promise<void> {
  const { rows } = await database.pool.query<Row>({ ...rolesOf, values: [userId] });
  requireAmong(rows, permission);
}

/** The same within a transaction, for whoever may have lost the role while they waited for it. @throws AppError 403 `role_needed`. */
export async function requireStill(
  transaction: Transaction,
  userId: string,
  permission: Permission,
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
