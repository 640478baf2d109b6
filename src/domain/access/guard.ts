import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { defaultRedirect, isSkipped, needsLogin, type RedirectRules } from './redirect.ts';

/** Rule 6.12, Rule 9.7: the tier that a path needs, by its longest prefix. Paths are without their language. */
export const requiredTiers: Readonly<Record<string, number>> = {
  '/app/mock-tests': featureTiers.mockTests,
  '/app/ask-a-teacher': featureTiers.askATeacher,
  '/app/flashcards': featureTiers.flashcards,
  '/app/custom': featureTiers.customTest,
  '/app/language-cafe': featureTiers.languageCafe,
};

/** The part with a tier that a path lies in: 'flashcards' of /app/flashcards/round; null where there is none. */
export function gatedPart(path: string): string | null {
  const prefix = Object.keys(requiredTiers).find((one) => isUnder(path, one));
  return prefix?.replace('/app/', '') ?? null;
}

/** The tier that `path` needs; 0 where everybody may go. */
export function requiredTier(path: string): number {
  const [longest] = Object.entries(requiredTiers)
    .filter(([prefix]) => isUnder(path, prefix))
    .toSorted(([one], [other]) => other.length - one.length);
  return longest?.[1] ?? 0;
}

/**
 * What a guest, who has taken a test without an account, may open besides what visitors may: the overview and the list
 * of those tests (decisions 003, 032).
 */
const guestPaths: readonly string[] = ['/app', '/app/test'];

/** Whether nobody needs to be asked for at `path`. */
export function isAlwaysOpen(path: string, rules: RedirectRules): boolean {
  return !isGated(path) && !needsLogin(path, rules);
}

/** Whether whoever has an account has to have a profile, and maybe a licence, for `path`. */
function isGated(path: string): boolean {
  return isUnder(path, '/app') || isUnder(path, '/onboarding');
}

export type Visitor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly onboarded: boolean; readonly tier: number };

export type AccessDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'sign_in' }
  /** The configuration keeps the path from leading to the login, and it shows nothing without an account. Rule 2.11. */
  | { readonly kind: 'account_needed' }
  | { readonly kind: 'onboarding' }
  /** Rule 4.2: whoever has finished onboarding has no use for it. */
  | { readonly kind: 'overview' }
  /** Rule 6.13: to the licence page; `hasLicence` decides which toast. */
  | { readonly kind: 'licence'; readonly required: number; readonly hasLicence: boolean };

/** Where somebody who opens `path` may go. Rule 2.10, Rule 4.2, Rule 1.18, Rule 6.10, Rule 6.13. */
export function accessDecision(path: string, visitor: Visitor, rules: RedirectRules): AccessDecision {
  if (visitor.kind !== 'user') {
    const open = visitor.kind === 'guest' && guestPaths.includes(path);
    if (needsLogin(path, rules)) return { kind: open ? 'open' : 'sign_in' };
    return { kind: open || showsVisitors(path) ? 'open' : 'account_needed' };
  }
  if (isUnder(path, '/onboarding')) return { kind: visitor.onboarded ? 'overview' : 'open' };
  if (!isGated(path)) return { kind: 'open' };
  if (!visitor.onboarded) return { kind: 'onboarding' };
  const required = requiredTier(path);
  if (visitor.tier >= required) return { kind: 'open' };
  return { kind: 'licence', required, hasLicence: visitor.tier > 0 };
}

/** Whether a path has something for whoever has no account. */
function showsVisitors(path: string): boolean {
  const { exclude } = defaultRedirect;
  return path === '/app' || path === '/onboarding' || !isGated(path) || isSkipped(path, exclude);
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
