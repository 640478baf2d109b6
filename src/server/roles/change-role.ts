import { type Role, roles } from '#domain/access/roles.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { writeAudit } from './audit.ts';
import { recheckPermission } from './require-permission.ts';

export type RoleChange = {
  /** Null: the product's command line. */
  readonly actorId: string | null;
  readonly userId: string;
  readonly role: Role;
  readonly given: boolean;
};

/**
 * Gives or takes away a role, and writes it into the audit log; what is so already changes nothing. Run it as the owner.
 * Rule 9.58: the last administrator stays one. Rule 9.59: guests and demo accounts get none.
 * @returns the person's roles after it.
 * @throws AppError 403 `role_needed`, 404 `person_not_found`, 409 `last_admin`, 409 `role_needs_account`.
 */
export async function changeRole(transaction: Transaction, change: RoleChange): Promise<Role[]> {
  // All changes of roles wait for each other, so that two administrators cannot take each other's away at once.
  await transaction.query('select pg_advisory_xact_lock(7421040)');
  if (change.actorId !== null)
    await recheckPermission(transaction, { userId: change.actorId, permission: 'giveRoles' });
  await requireAccount(transaction, change);
  const changed = change.given ? await give(transaction, change) : await takeAway(transaction, change);
  if (changed) {
    await writeAudit(transaction, {
      actorId: change.actorId,
      action: change.given ? 'role.given' : 'role.taken',
      subjectId: change.userId,
      details: { role: change.role, ...(change.actorId === null && { by: 'command_line' }) },
    });
  }
  const rows = await transaction.query<{ role: Role }>(
    'select role from public.user_roles where user_id = $1',
    [change.userId],
  );
  const held = new Set(rows.map(({ role }) => role));
  return roles.filter((role) => held.has(role));
}

async function requireAccount(transaction: Transaction, { userId, given }: RoleChange): Promise<void> {
  const [person] = await transaction.query<{ is_anonymous: boolean }>(
    'select is_anonymous from auth.users where id = $1 and deleted_at is null',
    [userId],
  );
  if (!person)
    throw new AppError({ code: 'person_not_found', status: 404, message: 'There is no such person.' });
  // Demo accounts are anonymous ones.
  if (given && person.is_anonymous)
    throw new AppError({
      code: 'role_needs_account',
      status: 409,
      message: 'Only somebody with an account of their own can have a role.',
    });
}

async function give(transaction: Transaction, { userId, role }: RoleChange): Promise<boolean> {
  const rows = await transaction.query(
    `insert into public.user_roles (user_id, role) values ($1, $2)
     on conflict do nothing returning role`,
    [userId, role],
  );
  return rows.length > 0;
}

async function takeAway(transaction: Transaction, { userId, role }: RoleChange): Promise<boolean> {
  const rows = await transaction.query(
    'delete from public.user_roles where user_id = $1 and role = $2 returning role',
    [userId, role],
  );
  if (rows.length === 0) return false;
  if (role === 'admin') await requireAnotherAdmin(transaction);
  return true;
}

async function requireAnotherAdmin(transaction: Transaction): Promise<void> {
  const [left] = await transaction.query(`select from public.user_roles where role = 'admin' limit 1`);
  if (left) return;
  throw new AppError({
    code: 'last_admin',
    status: 409,
    message: 'The last administrator stays one: give somebody else the role first.',
  });
}
