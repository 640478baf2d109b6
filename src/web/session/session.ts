import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { apiContext, type LoadContext } from '#web/api/api-context.ts';
import { localeOfPath } from '#web/locale/locale.ts';
import { sessionCookie } from './session-cookie.ts';

export type Session = {
  readonly supabase: SupabaseClient;
  /** `Set-Cookie` headers that the client asked for; every response that used it must carry them. */
  readonly headers: Headers;
};

/**
 * The official client for the visitor behind a request; it talks to the API in process.
 * What the client does by itself: telling what happens to a session (Rule 4.19), refreshing
 * (Rule 4.20, Rule 4.21, Rule 9.15, Rule 9.16), the cookie's form (Rule 9.17), and the errors
 * of a missing session (Rule 8.14), of an answer without one (Rule 8.15), of a bad token (Rule 8.18) and of a network or
 * server that is away (Rule 8.19).
 */
export function openSession(
  request: Request,
  context: LoadContext,
  /** The person goes to a provider and comes back with a code that only this browser may use (PKCE). */
  { leavesSite = false }: { readonly leavesSite?: boolean } = {},
): Session {
  const api = context.get(apiContext);
  const headers = new Headers();
  const written = writtenBefore(context);
  const supabase = createServerClient(api.publicUrl, api.anonKey, {
    cookieOptions: { name: sessionCookie.name, secure: api.publicUrl.startsWith('https:') },
    global: { fetch: forwardVisitor(api.fetch, request) },
    // Rule 9.19; the delays before connecting again are the client's own.
    realtime: { heartbeatIntervalMs: 30_000, timeout: 10_000 },
    cookies: {
      getAll: () => {
        const sent = parseCookieHeader(request.headers.get('cookie') ?? '');
        const all = new Map(sent.map(({ name, value }) => [name, value ?? '']));
        for (const [name, value] of written) all.set(name, value);
        return [...all].filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
      },
      setAll: (cookies) => {
        for (const { name, value, options } of cookies) {
          written.set(name, value);
          // Mails do without: their links work in any browser (decision 034), and nobody would take these away again.
          if (name.endsWith('-code-verifier') && value !== '' && !leavesSite) continue;
          headers.append('set-cookie', serializeCookieHeader(name, value, options));
        }
      },
    },
  });
  return { supabase, headers };
}

/** True when the request carries a session cookie at all: pages without one need no look-up. */
export function hasSession(request: Request): boolean {
  return (request.headers.get('cookie') ?? '').includes(`${sessionCookie.name}`);
}

const writtenCookies = new WeakMap<LoadContext, Map<string, string>>();

/**
 * Cookies that this request's sessions have written already. A form sent without script is answered by the action and
 * then by the loaders: these go on from the action's session, not from the one it has replaced.
 */
function writtenBefore(context: LoadContext): Map<string, string> {
  const known = writtenCookies.get(context) ?? new Map<string, string>();
  writtenCookies.set(context, known);
  return known;
}

/**
 * Calls made while rendering come from the visitor's address and browser, not from ours, and what is sent to the visitor
 * is in the language of the page.
 */
function forwardVisitor(call: typeof fetch, request: Request): typeof fetch {
  const address = request.headers.get('x-bestatt-address');
  const userAgent = request.headers.get('user-agent');
  const locale = localeOfPath(new URL(request.url).pathname);
  return (input, init) => {
    const forwarded = new Request(input, init);
    if (address) forwarded.headers.set('x-bestatt-address', address);
    if (userAgent) forwarded.headers.set('user-agent', userAgent);
    forwarded.headers.set('accept-language', locale);
    return call(forwarded);
  };
}
