import type { ServerFunction } from '#server/functions/define-function.ts';
import { defineAdminFunction } from './admin-function.ts';
import { searchAudit } from './audit-entries.ts';

/** Rule 9.60. `admin-audit`: who did what to whom, newest first. */
export function adminAuditFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-audit',
    permission: 'readAudit',
    run: (asked, { context }) => context.database.asOwner((transaction) => searchAudit(transaction, asked)),
  });
}
