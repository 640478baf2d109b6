/** Rule 6.15: everybody is a learner; these are given by an administrator. An administrator may do what the others may. */
export const roles = ['teacher', 'host', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Whether somebody with these roles may do what `wanted` may. */
export function hasRole(given: readonly string[], wanted: Role): boolean {
  return given.includes(wanted) || given.includes('admin');
}
