import type { SupabaseClient } from '@supabase/supabase-js';
import { type MiddlewareFunction, redirect } from 'react-router';
import { isAlwaysOpen, type Passage, passage, type Visitor } from '#domain/licences/guard.ts';
import { type Licence, validLicence } from '#domain/licences/licence.ts';
import { apiContext } from './api-context.ts';
import { lacksSecondFactor } from './features/sign-in/onward.ts';
import { localeOfPath, pathInLocale } from './locale.ts';
import { hasSession, openSession } from './session.ts';
import { readViewer } from './viewer.ts';

/** Rule 9.8: how often, and in which steps, a profile is waited for. */
export const profileWait = { stepMs: 100, steps: 50 } as const;

/** The screens that ask who comes: sign-in, onboarding and licence (Rule 4.2, Rule 6.10, Rule 6.13). */
export const guardScreens: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const path = pathInLocale(url.pathname, 'en-GB').replace(/(.)\/$/, '$1');
  if (isAlwaysOpen(path)) return next();
  const found = await readVisitor(request, context);
  if (found.kind === 'missing') throw redirect(inLocale('/auth/login?problem=profile', url));
  const { headers } = found;
  if (found.kind === 'half_signed_in')
    throw redirect(inLocale(`/auth/factor?${wanted(url)}`, url), { headers });
  const { visitor } = found;
  const target = targetOf(passage(path, visitor), url);
  if (target !== null) throw redirect(inLocale(target, url), { headers });
  return next();
};

function targetOf(found: Passage, url: URL): string | null {
  switch (found.kind) {
    case 'open':
      return null;
    case 'sign_in':
      return `/auth?${wanted(url)}`;
    case 'onboarding':
      return `/onboarding?${wanted(url)}`;
    case 'overview':
      return '/app';
    case 'licence':
      return `/app/license?needs=${found.required}${found.hasLicence ? '&upgrade' : ''}`;
  }
}

function wanted(url: URL): URLSearchParams {
  return new URLSearchParams({ next: url.pathname + url.search });
}

function inLocale(path: string, url: URL): string {
  return pathInLocale(path, localeOfPath(url.pathname));
}

type Context = Parameters<typeof openSession>[1];

type Found =
  | { readonly kind: 'found'; readonly visitor: Visitor; readonly headers: Headers }
  /** The policies show nothing of the account before its second factor is given (decision 034). */
  | { readonly kind: 'half_signed_in'; readonly headers: Headers }
  /** The profile could not be had in about 5 s (Rule 5.1). */
  | { readonly kind: 'missing' };

async function readVisitor(request: Request, context: Context): Promise<Found> {
  if (!hasSession(request)) return { kind: 'found', visitor: { kind: 'visitor' }, headers: new Headers() };
  const { viewer, headers } = await readViewer(request, context);
  if (viewer.kind !== 'user') return { kind: 'found', visitor: viewer, headers };
  const { supabase } = openSession(request, context);
  const api = context.get(apiContext);
  for (let step = 0; step < profileWait.steps; step += 1) {
    const { data, error } = await readGateProfile(supabase, viewer.id);
    if (data) {
      const licence = validLicence(data.license_users.map(licenceOf), api.now());
      const { onboarded } = data;
      return { kind: 'found', visitor: { kind: 'user', onboarded, tier: licence?.tier ?? 0 }, headers };
    }
    if (step === 0 && (await lacksSecondFactor(supabase))) return { kind: 'half_signed_in', headers };
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

function readGateProfile(supabase: SupabaseClient, id: string) {
  return supabase
    .from('users')
    .select('onboarded, license_users(tier, started_at, expires_at)')
    .eq('id', id)
    .maybeSingle<GateProfile>();
}
