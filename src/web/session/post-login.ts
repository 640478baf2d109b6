import type { SupabaseClient } from '@supabase/supabase-js';
import { apiContext, type LoadContext } from '#web/api/api-context.ts';
import { type Locale, localeOfPath, pathInLocale } from '#web/locale/locale.ts';

/** Language of the page that a request is for. */
export function localeOf(request: Request): Locale {
  return localeOfPath(new URL(request.url).pathname);
}

/** Where a session that has just begun goes on to: `next`, after the second factor of those who have one. */
export async function postLoginPath({
  supabase,
  next,
  request,
}: {
  readonly supabase: SupabaseClient;
  readonly next: string;
  readonly request: Request;
}): Promise<string> {
  if (!(await lacksSecondFactor(supabase))) return next;
  return pathInLocale(`/auth/factor?${new URLSearchParams({ next })}`, localeOf(request));
}

/** Whether the account has a second factor that this session has not given. */
export async function lacksSecondFactor(supabase: SupabaseClient): Promise<boolean> {
  const { data } = await supabase.auth.getSession();
  // Asked with the token, the server tells the factors; without it the cookie would.
  const { data: level } = await supabase.auth.mfa.getAuthenticatorAssuranceLevel(data.session?.access_token);
  return level?.nextLevel === 'aal2' && level.currentLevel !== 'aal2';
}

/**
 * What is the matter with a signed-in session that sees nothing of its account: its second factor is to be given still, or
 * it was ended elsewhere, though its token has not run out. `valid` when neither is so.
 */
export async function sessionState(
  supabase: SupabaseClient,
): Promise<'valid' | 'needs_second_factor' | 'ended'> {
  // The server reads the session's row; the client forgets a session that has none.
  const { data, error } = await supabase.auth.getUser();
  if (error?.name === 'AuthSessionMissingError' || error?.code === 'user_not_found') {
    await supabase.auth.signOut({ scope: 'local' });
    return 'ended';
  }
  const isProtected = data.user?.factors?.some(({ status }) => status === 'verified') ?? false;
  if (!isProtected) return 'valid';
  if (await lacksSecondFactor(supabase)) return 'needs_second_factor';
  // The token may still say what the session had before its factor was taken away; a new one says what it has.
  await supabase.auth.refreshSession();
  return (await lacksSecondFactor(supabase)) ? 'needs_second_factor' : 'valid';
}

/** The page that a mail's link or a provider leads back to, in the language of the page it was asked for on. */
export function confirmUrl({
  request,
  context,
  next,
}: {
  readonly request: Request;
  readonly context: LoadContext;
  readonly next: string;
}): string {
  const { publicUrl } = context.get(apiContext);
  const path = pathInLocale(`/confirm?${new URLSearchParams({ next })}`, localeOf(request));
  return new URL(path, publicUrl).href;
}
