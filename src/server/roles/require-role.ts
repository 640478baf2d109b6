import { may, type Permission } from '#domain/accounts/permissions.ts';
import { hasRole, type Role } from '#domain/accounts/roles.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * For functions: asks the table, not the token, so a role that was taken away is gone at once. Rule 6.15.
 * @throws AppError 403 `role_needed`.
 */
export async function requireRole(database: Database, userId: string, wanted: Role): Promise<void> {
  if (hasRole(await readRoles(database, userId), wanted)) return;
  throw roleNeeded(`This is for people with the role ${wanted}.`);
}

/** As `requireRole`, by what is to be done. @throws AppError 403 `role_needed`. */
export async function requirePermission(
  database: Database,
  userId: string,
  permission: Permission,
): Promise<void> {
  if (may(await readRoles(database, userId), permission)) return;
  throw roleNeeded('This is for people with another role.');
}

async function readRoles(database: Database, userId: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ role: string }>({
    name: 'roles-of',
    text: 'select role from public.user_roles where user_id = $1',
    values: [userId],
  });
  return rows.map(({ role }) => role);
}

function roleNeeded(message: string): AppError {
  return new AppError({ code: 'role_needed', status: 403, message });
}
