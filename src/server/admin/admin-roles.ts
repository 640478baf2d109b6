import type { ServerFunction } from '#server/functions/define-function.ts';
import { changeRole } from '#server/roles/change-role.ts';
import { defineAdminFunction } from './admin-function.ts';

/** Rule 9.58. `admin-roles`: gives or takes away a role. Doing it again changes nothing. */
export function adminRolesFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-roles',
    permission: 'giveRoles',
    run: (change, { context, userId: actorId }) =>
      context.database.asOwner(async (transaction) => ({
        roles: await changeRole(transaction, { ...change, actorId }),
      })),
  });
}
