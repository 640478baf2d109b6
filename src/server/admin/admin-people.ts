import type { ServerFunction } from '#server/functions/define-function.ts';
import { defineAdminFunction } from './admin-function.ts';
import { searchPeople } from './people-search.ts';

/** Rule 9.61. `admin-people`: accounts by name, address, role and tier. */
export function adminPeopleFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-people',
    permission: 'seePeople',
    run: (asked, { context }) =>
      context.database.asOwner((transaction) => searchPeople(transaction, { asked, now: context.now() })),
  });
}
