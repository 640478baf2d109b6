import type { SupabaseClient } from '@supabase/supabase-js';
import { data, type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import {
  type AccessDecision,
  accessDecision,
  gatedPart,
  isAlwaysOpen,
  type Visitor,
} from '#domain/access/guard.ts';
import { type Licence, validLicence } from '#domain/licences/licence.ts';
import { apiContext } from '#web/api/api-context.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { wantedLocale } from '#web/locale/wanted-locale.ts';
import { sessionState } from './post-login.ts';
import { savedPath, savedPathCookie } from './saved-path.ts';
import { hasSession, openSession } from './session.ts';
import { readViewer } from './viewer.ts';

/** Rule 9.8: how often, and in which steps, a profile is waited for. */
export const profileWait = { stepMs: 100, steps: 50 } as const;

/** Middleware of every route, which asks for the login (Rule 2.10), onboarding and licence (Rule 4.2, Rule 6.10, Rule 6.13). */
export const requireAccess: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const path = screenPath(url.pathname);
  const { redirect: rules, publicUrl } = context.get(apiContext);
  if (isAlwaysOpen(path, rules)) return next();
  const found = await readVisitor(request, context);
  const isForm = request.method !== 'GET' && request.method !== 'HEAD';
  if (found.kind === 'missing') {
    // A form's action says itself that there is no user any more. Rule 8.4.
    if (isForm) return next();
    throw redirectDocument(toLogin('/auth/login?problem=profile', request));
  }
  if (found.kind === 'put_off') throw data(null, { status: 503 });
  const { headers } = found;
  if (found.kind === 'needs_second_factor' || found.kind === 'ended')
    throw redirectToLogin({ state: found.kind, url, headers });
  const { visitor } = found;
  const decision = accessDecision(path, visitor, rules);
  if (decision.kind === 'account_needed') throw data(null, { status: 401 });
  // The form of onboarding keeps what was typed and says itself who may send it. Rule 5.19.
  if (decision.kind === 'sign_in' && isForm && path === '/onboarding') return next();
  const target = targetOf({ decision, url, loginPath: rules.loginPath });
  if (target !== null) {
    if (decision.kind === 'sign_in' && rules.savePath)
      headers.append('set-cookie', savedPathCookie(url.pathname + url.search, publicUrl));
    // Login and onboarding are pages without React's scripts: the router could not show them in the place of an app screen.
    const lead = target.startsWith('/app') ? redirect : redirectDocument;
    throw lead(decision.kind === 'sign_in' ? toLogin(target, request) : inLocale(target, url), { headers });
  }
  const answer = await next();
  // The path saved before the login has served its purpose once somebody signed in is let through.
  if (visitor.kind === 'user' && savedPath(request) !== null)
    answer.headers.append('set-cookie', savedPathCookie(null, publicUrl));
  return answer;
};

/**
 * The path as the router matches it, without its language: in whatever letters it is written and however they are encoded,
 * it opens the same screen (`/APP/custom`, `/%61pp/custom`), so it meets the same guard.
 */
function screenPath(pathname: string): string {
  const plain = pathname.split('/').map(decoded).join('/').toLowerCase().replace(/\/+/g, '/');
  return pathInLocale(plain, 'en-GB').replace(/(.)\/$/, '$1');
}

/** What is no good encoding the router takes as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Leads whoever is half signed in, or was signed out elsewhere, to the login. Rule 9.23, Rule 9.64. */
function redirectToLogin({
  state,
  url,
  headers,
}: {
  readonly state: 'needs_second_factor' | 'ended';
  readonly url: URL;
  readonly headers: Headers;
}): Response {
  return redirectDocument(
    inLocale(`${state === 'needs_second_factor' ? '/auth/factor' : '/auth'}?${wanted(url)}`, url),
    {
      headers,
    },
  );
}

function targetOf({
  decision,
  url,
  loginPath,
}: {
  readonly decision: AccessDecision;
  readonly url: URL;
  readonly loginPath: string;
}): string | null {
  switch (decision.kind) {
    case 'open':
    case 'account_needed':
      return null;
    case 'sign_in':
      return `${loginPath}?${wanted(url)}`;
    case 'onboarding':
      return `/onboarding?${wanted(url)}`;
    case 'overview':
      return '/app';
    case 'licence':
      return `/app/license?needs=${decision.required}&for=${gatedPart(screenPath(url.pathname))}${decision.hasLicence ? '&upgrade' : ''}`;
  }
}

function wanted(url: URL): URLSearchParams {
  return new URLSearchParams({ next: url.pathname + url.search });
}

function inLocale(path: string, url: URL): string {
  return pathInLocale(path, localeOfPath(url.pathname));
}

/** The login in the language of the path, else of the stored cookie, else of the browser. Rule 2.56. */
function toLogin(path: string, request: Request): string {
  return pathInLocale(path, wantedLocale(request));
}

type Context = Parameters<typeof openSession>[1];

type Found =
  | { readonly kind: 'found'; readonly visitor: Visitor; readonly headers: Headers }
  /** The policies show nothing of the account before its second factor is given (decision 034). */
  | { readonly kind: 'needs_second_factor'; readonly headers: Headers }
  /** Nor does a session that was ended on another device (decision 041). */
  | { readonly kind: 'ended'; readonly headers: Headers }
  /** The profile could not be had in about 5 s (Rule 5.1). */
  | { readonly kind: 'missing' }
  /** The session could not be renewed just now; it stays as it is. */
  | { readonly kind: 'put_off' };

/**
 * Rule 4.1: the profile is not loaded for whoever has no session, is loaded when a user appears, and ends with the session:
 * nothing of it outlives the request.
 */
async function readVisitor(request: Request, context: Context): Promise<Found> {
  if (!hasSession(request)) return { kind: 'found', visitor: { kind: 'visitor' }, headers: new Headers() };
  const { viewer, headers, isPutOff } = await readViewer(request, context);
  if (isPutOff) return { kind: 'put_off' };
  if (viewer.kind !== 'user')
    return { kind: 'found', visitor: { kind: viewer.kind === 'guest' ? 'guest' : 'visitor' }, headers };
  const { supabase, headers: changed } = openSession(request, context);
  const api = context.get(apiContext);
  for (let step = 0; step < profileWait.steps; step += 1) {
    const { data: profile, error } = await readGateProfile(supabase, viewer.id);
    if (profile) {
      const licence = validLicence(profile.license_users.map(licenceOf), api.now());
      const { onboarded } = profile;
      return { kind: 'found', visitor: { kind: 'user', onboarded, tier: licence?.tier ?? 0 }, headers };
    }
    const state = step === 0 ? await sessionState(supabase) : 'valid';
    if (state !== 'valid') return { kind: state, headers: changed };
    // Rule 8.3: a profile that cannot be fetched is logged only.
    if (step === 0) api.report(error ?? new Error('The profile is not there yet.'));
    await new Promise((done) => setTimeout(done, profileWait.stepMs));
  }
  return { kind: 'missing' };
}

export type LicenceRow = {
  readonly tier: number;
  readonly started_at: string;
  readonly expires_at: string;
};

/** A licence as the rules know it. */
export function licenceOf(row: LicenceRow): Licence {
  return { tier: row.tier, startedAt: new Date(row.started_at), expiresAt: new Date(row.expires_at) };
}

type GateProfile = { readonly onboarded: boolean; readonly license_users: readonly LicenceRow[] };

/** Rule 3.1, Rule 7.1. */
function readGateProfile(supabase: SupabaseClient, id: string) {
  return supabase
    .from('users')
    .select('onboarded, license_users(tier, started_at, expires_at)')
    .eq('id', id)
    .maybeSingle<GateProfile>();
}
