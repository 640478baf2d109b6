import type { Permission } from '#domain/access/permissions.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Actor } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { requireTier } from '#server/licences/require-tier.ts';
import { requirePermission } from '#server/roles/require-permission.ts';
import type { Person } from './require-valid-session.ts';

/** Who may call a function. It stands in the function's definition, and the service alone enforces it. */
export type Access = {
  /** `session`: whoever is signed in, anonymously too. `account`: an account of one's own, which lasts. */
  readonly access: 'everyone' | 'session' | 'account' | { readonly permission: Permission };
  /** The lowest tier that may. Where it depends on what is asked for, the function asks by itself. Rule 6.12. */
  readonly tier?: number | 'by_input';
  /** Somebody in the demo may call it: practising, and writing to us. Everything else is refused there. Rule 9.70. */
  readonly demo?: true;
};

/** Somebody signed in, maybe anonymously, and what their account is now. */
export type Caller = { readonly userId: string; readonly person: Person };

/** Who the token names, whether or not their session stands. @throws AppError 401 `not_signed_in` where somebody is needed. */
export function namedCaller(actor: Actor, { access }: Access): string | null {
  const { sub } = actor.claims;
  const userId = actor.role === 'authenticated' && typeof sub === 'string' ? sub : null;
  if (userId || access === 'everyone') return userId;
  throw new AppError({ code: 'not_signed_in', status: 401, message: 'A session is needed.' });
}

/** @returns the person, when of a kind that may call this. @throws AppError 403 `demo_account`, 403 `account_needed`. */
export function requirePerson(person: Person, { access, demo }: Access): Person {
  if (person.demo && !demo) throw demoAccount();
  if (access === 'account' && person.guest) throw accountNeeded();
  return person;
}

/** What the caller was given: the permission of a role, a tier. @throws AppError as `requirePermission` and `requireTier`. */
export async function requireGranted(
  { database, now }: ServerContext,
  actor: Actor,
  { access, tier }: Access,
): Promise<void> {
  if (typeof access === 'object') await requirePermission(database, actor, access.permission);
  if (typeof tier === 'number')
    await requireTier(database, { userId: String(actor.claims.sub), tier, now: now() });
}

/** Rule 9.70. */
function demoAccount(): AppError {
  return new AppError({
    code: 'demo_account',
    status: 403,
    message: 'The demo is for looking around; this needs an account of your own.',
  });
}

function accountNeeded(): AppError {
  return new AppError({
    code: 'account_needed',
    status: 403,
    message: 'This needs an account; create one first.',
  });
}
