import { needsLogin, type RedirectRules } from '#domain/accounts/redirect.ts';
import { tiers } from './licence.ts';

/** Rule 6.12, Rule 9.7: the tier that a path needs, by its longest prefix. Paths are without their language. */
export const requiredTiers: Readonly<Record<string, number>> = {
  '/app/mock-tests': tiers.trial,
  '/app/ask-a-teacher': tiers.plus,
  '/app/flashcards': tiers.plus,
  '/app/custom': tiers.plus,
  '/app/language-cafe': tiers.plus,
};

/** The tier that `path` needs; 0 where everybody may go. */
export function requiredTier(path: string): number {
  const [longest] = Object.entries(requiredTiers)
    .filter(([prefix]) => isUnder(path, prefix))
    .toSorted(([one], [other]) => other.length - one.length);
  return longest?.[1] ?? 0;
}

/**
 * Screens of the app that a visitor and somebody who has not finished onboarding may see: the level test and what comes
 * of it, and the overview of it (decision 003), and the feedback form.
 */
const openPaths = ['/app/leveltest', '/app/test', '/app/feedback'] as const;

/** Whether nobody needs to be asked for at `path`. */
export function isAlwaysOpen(path: string, rules: RedirectRules): boolean {
  return !isGated(path) && !needsLogin(path, rules);
}

/** Whether whoever has an account has to have a profile, and maybe a licence, for `path`. */
function isGated(path: string): boolean {
  const guarded = isUnder(path, '/app') || isUnder(path, '/onboarding');
  return guarded && !openPaths.some((open) => isUnder(path, open));
}

export type Visitor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly onboarded: boolean; readonly tier: number };

export type Passage =
  | { readonly kind: 'open' }
  | { readonly kind: 'sign_in' }
  | { readonly kind: 'onboarding' }
  /** Rule 4.2: whoever has finished onboarding has no use for it. */
  | { readonly kind: 'overview' }
  /** Rule 6.13: to the licence page; `hasLicence` decides which toast. */
  | { readonly kind: 'licence'; readonly required: number; readonly hasLicence: boolean };

/** Where somebody who opens `path` may go. Rule 2.10, Rule 4.2, Rule 1.18, Rule 6.10, Rule 6.13. */
export function passage(path: string, visitor: Visitor, rules: RedirectRules): Passage {
  if (visitor.kind !== 'user') return { kind: needsLogin(path, rules) ? 'sign_in' : 'open' };
  if (isUnder(path, '/onboarding')) return { kind: visitor.onboarded ? 'overview' : 'open' };
  if (!isGated(path)) return { kind: 'open' };
  if (!visitor.onboarded) return { kind: 'onboarding' };
  const required = requiredTier(path);
  if (visitor.tier >= required) return { kind: 'open' };
  return { kind: 'licence', required, hasLicence: visitor.tier > 0 };
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
