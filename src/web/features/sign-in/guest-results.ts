import { parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { apiContext, type LoadContext } from '#web/api-context.ts';
import { callFunction } from '#web/features/call-function.ts';
import type { Session } from '#web/session.ts';
import { lacksSecondFactor } from './onward.ts';

/** Keeps a guest's token between the two steps of a login. */
export const guestCookie = { name: 'sb-bestatt-guest', maxAgeMinutes: 15 } as const;

/** The token of the guest who is about to log in; null for whoever is none. */
export async function readGuest({ auth }: SupabaseClient): Promise<string | null> {
  const { data } = await auth.getClaims();
  if (!data?.claims.is_anonymous) return null;
  return (await auth.getSession()).data.session?.access_token ?? null;
}

/**
 * Brings what the guest did to the account that has just been logged in to; when its second factor is still to be given,
 * the token waits in a cookie for `bringWaitingGuest`. Rule 9.66. A failure is logged: the login goes on, and the guest's
 * account stays as it is.
 */
export async function bringGuest(
  { supabase, headers }: Session,
  guest: string | null,
  context: LoadContext,
): Promise<void> {
  if (!guest) return;
  if (await lacksSecondFactor(supabase)) headers.append('set-cookie', cookieOf(guest, context));
  else await move(supabase, guest, context);
}

/** The same, after the second factor. */
export async function bringWaitingGuest(
  request: Request,
  { supabase, headers }: Session,
  context: LoadContext,
): Promise<void> {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '');
  const guest = cookies.find(({ name }) => name === guestCookie.name)?.value;
  if (!guest) return;
  headers.append('set-cookie', cookieOf(null, context));
  await move(supabase, guest, context);
}

async function move(supabase: SupabaseClient, guestToken: string, context: LoadContext): Promise<void> {
  const { report } = context.get(apiContext);
  try {
    const moved = await callFunction(supabase, 'guest-results', { guestToken });
    if (!moved.ok) report(new Error(`A guest's results were not moved: ${moved.code}.`));
  } catch (error) {
    report(error);
  }
}

function cookieOf(guest: string | null, context: LoadContext): string {
  return serializeCookieHeader(guestCookie.name, guest ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.get(apiContext).publicUrl.startsWith('https:'),
    maxAge: guest ? guestCookie.maxAgeMinutes * 60 : 0,
  });
}
