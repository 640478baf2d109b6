/**
 * Rule 9.258: how long sessions of people with a role last. The auth service stands without the product's tables, as its
 * own suites start it, so the product tells it where roles are held.
 */
export const roleSessions = { table: 'public.user_roles', timeboxHours: 12, inactivityHours: 2 } as const;
