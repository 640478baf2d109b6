import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { isDemo } from '#domain/demo/demo.ts';
import { apiContext, type LoadContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { type GuestNote, guestNoteCookie, readGuestNote } from '#web/session/guest-cookie.ts';
import { lacksSecondFactor } from '#web/session/post-login.ts';
import type { Session } from '#web/session/session.ts';

/** A guest's session, which proves whose the results are. */
export type Guest = { readonly userId: string; readonly accessToken: string; readonly refreshToken: string };

/** The guest who is about to log in or to create an account; null for whoever is none. A demo's results are nobody's. */
export async function readGuest({ auth }: SupabaseClient): Promise<Guest | null> {
  const { data } = await auth.getClaims();
  if (!data?.claims.is_anonymous || isDemo(data.claims)) return null;
  const { session } = (await auth.getSession()).data;
  if (!session) return null;
  const { access_token: accessToken, refresh_token: refreshToken } = session;
  return { userId: data.claims.sub, accessToken, refreshToken };
}

/**
 * Brings what the guest did to the account that has just been logged in to, and notes how many tests came along, or that
 * they did not, for the next screen of the app. When the second factor is still to be given, the guest waits for
 * `transferWaitingGuestResults`. Rule 9.66, Rule 9.80. The login goes on, whatever becomes of it.
 */
export async function transferGuestResults({
  session,
  guest,
  context,
}: {
  readonly session: Session;
  readonly guest: Guest | null;
  readonly context: LoadContext;
}): Promise<void> {
  if (!guest) return;
  const { supabase, headers } = session;
  if (await lacksSecondFactor(supabase)) {
    const { refreshToken } = guest;
    headers.append('set-cookie', guestNoteCookie({ kind: 'waits', refreshToken }, context));
    return;
  }
  headers.append('set-cookie', guestNoteCookie(await bring({ supabase, guest, context }), context));
}

/** The same, after the second factor, or once more when it failed. */
export async function transferWaitingGuestResults({
  request,
  session: { supabase, headers },
  context,
}: {
  readonly request: Request;
  readonly session: Session;
  readonly context: LoadContext;
}): Promise<void> {
  const note = readGuestNote(request);
  if (!note || note.kind === 'kept') return;
  const next = await bringNoted({ supabase, note, context });
  headers.append('set-cookie', guestNoteCookie(next, context));
}

/** A note lives longer than an access token: the guest's session is renewed first. */
async function bringNoted({
  supabase,
  note,
  context,
}: {
  readonly supabase: SupabaseClient;
  readonly note: Exclude<GuestNote, { kind: 'kept' }>;
  readonly context: LoadContext;
}): Promise<GuestNote | null> {
  const userId = await idOf(supabase);
  // Another account's, which somebody else on this device may log in to again.
  if (note.kind === 'failed' && note.userId !== userId) return note;
  const api = context.get(apiContext);
  const { auth } = createClient(api.publicUrl, api.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: api.fetch },
  });
  const { data, error } = await auth.refreshSession({ refresh_token: note.refreshToken });
  if (data.session && data.user) {
    const { access_token: accessToken, refresh_token: refreshToken } = data.session;
    return bring({ supabase, guest: { userId: data.user.id, accessToken, refreshToken }, context });
  }
  api.report(error);
  // The guest is no more: what was there has come along already.
  return error?.status === 400 ? null : { kind: 'failed', userId, refreshToken: note.refreshToken };
}

async function bring({
  supabase,
  guest,
  context,
}: {
  readonly supabase: SupabaseClient;
  readonly guest: Guest;
  readonly context: LoadContext;
}): Promise<GuestNote | null> {
  const userId = await idOf(supabase);
  // A guest who created an account is still the same person: nothing has to move.
  const tests =
    guest.userId === userId ? await countTests(supabase) : await move({ supabase, guest, context });
  if (tests === null) return { kind: 'failed', userId, refreshToken: guest.refreshToken };
  return tests > 0 ? { kind: 'kept', tests } : null;
}

async function idOf({ auth }: SupabaseClient): Promise<string> {
  return (await auth.getClaims()).data?.claims.sub ?? '';
}

async function countTests(supabase: SupabaseClient): Promise<number> {
  const { count } = await supabase.from('sittings').select('id', { count: 'exact', head: true });
  return count ?? 0;
}

/** @returns the number of tests that came along; null when it failed, which is logged. */
async function move({
  supabase,
  guest: { accessToken },
  context,
}: {
  readonly supabase: SupabaseClient;
  readonly guest: Guest;
  readonly context: LoadContext;
}): Promise<number | null> {
  const { report } = context.get(apiContext);
  try {
    const moved = await callFunction(supabase, 'guest-results', { guestToken: accessToken });
    if (moved.ok) return moved.answer.moved;
    report(new Error(`A guest's results were not moved: ${moved.code}.`));
  } catch (error) {
    report(error);
  }
  return null;
}
