import { combineChunks, parseCookieHeader } from '@supabase/ssr';
import { sessionCookie } from '#web/api/session-cookie.ts';
import { plainCookie } from './plain-cookie.ts';
import { isLeaving } from './session.ts';

/** The client renews a session that ends within a minute and a half; what is good for longer it takes as it is. */
const renewedBeforeMs = 120_000;

/**
 * The access token of a session that the client would use as it stands: one that need not be renewed, taken back or ended
 * first, by the machine's clock, as the client reckons. Read from the cookie alone; whether it is good the reader has to
 * verify. Null of everything else.
 */
export async function keptAccessToken(cookies: string): Promise<string | null> {
  if (isLeaving(cookies)) return null;
  const sent = new Map(parseCookieHeader(cookies).map(({ name, value }) => [name, value ?? '']));
  const whole = await combineChunks(sessionCookie.name, (name) => sent.get(name));
  const session = parsed(whole === null ? '' : plainCookie(whole));
  if (typeof session?.access_token !== 'string' || typeof session.expires_at !== 'number') return null;
  return session.expires_at * 1000 - Date.now() > renewedBeforeMs ? session.access_token : null;
}

function parsed(text: string): { readonly access_token?: unknown; readonly expires_at?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
