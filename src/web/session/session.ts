import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { apiContext, type LoadContext } from '#web/api/api-context.ts';
import {
  leavingCookie,
  sessionCookie,
  signedInCookie,
  type WrittenCookies,
} from '#web/api/session-cookie.ts';
import { localeOfPath } from '#web/locale/locale.ts';
import { plainCookie } from './plain-cookie.ts';

export type Session = {
  readonly supabase: SupabaseClient;
  /** Of the answer, for what a route adds. The session's own cookies travel by themselves (`WrittenCookies`). */
  readonly headers: Headers;
  /** True when a refresh could not be had just now (a limit, a server that is away): the session stays, unread. */
  readonly isPutOff: () => boolean;
};

type Client = Omit<Session, 'headers'>;

/**
 * The clients of requests whose session nobody has changed yet: loaders run side by side, and to make a client and to read
 * the cookie again costs each of them a millisecond. What a client knows is forgotten with the request.
 */
const unchanged = new WeakMap<WrittenCookies, Client>();

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
  const { cookies } = context.get(apiContext);
  const known = leavesSite || cookies.size > 0 ? undefined : unchanged.get(cookies);
  const client = known ?? openClient(request, context, leavesSite);
  if (!leavesSite && cookies.size === 0) unchanged.set(cookies, client);
  return { ...client, headers: new Headers() };
}

function openClient(request: Request, context: LoadContext, leavesSite: boolean): Client {
  const api = context.get(apiContext);
  const { cookies: written } = api;
  const secure = api.publicUrl.startsWith('https:');
  let putOff = false;
  const sent = parseCookieHeader(request.headers.get('cookie') ?? '').map(
    ({ name, value }) => [name, plainCookie(value ?? '')] as const,
  );
  const supabase = createServerClient(api.publicUrl, api.anonKey, {
    cookieOptions: { name: sessionCookie.name, secure, httpOnly: true },
    global: {
      fetch: forwardVisitor(api.fetch, request, () => {
        putOff = true;
      }),
    },
    // Rule 9.19; the delays before connecting again are the client's own.
    realtime: { heartbeatIntervalMs: 30_000, timeout: 10_000 },
    cookies: {
      getAll: () => {
        const all = new Map(sent);
        for (const [name, { value }] of written) all.set(name, value);
        return [...all].filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
      },
      setAll: (cookies) => {
        // The client forgets a session that it may not refresh at the moment (429); the person would be signed out by it.
        if (putOff && cookies.every(({ value }) => value === '')) return;
        for (const { name, value, options } of cookies) {
          // Mails do without: their links work in any browser (decision 034), and nobody would take these away again.
          const isKept = leavesSite || value === '' || !isVerifier(name);
          written.set(name, { value, line: isKept ? serializeCookieHeader(name, value, options) : null });
        }
        markSignedIn(written, cookies, secure);
      },
    },
  });
  return { supabase, isPutOff: () => putOff };
}

/** True when the request carries a session cookie at all: pages without one need no look-up. */
export function hasSession(request: Request): boolean {
  const cookies = request.headers.get('cookie') ?? '';
  return cookies.includes(sessionCookie.name) && !isLeaving(cookies);
}

/** Whether the person has signed out while the server could not be reached (`leavingCookie`). */
export function isLeaving(cookies: string): boolean {
  return new RegExp(`(?:^|;\\s*)${leavingCookie.name}=1`).test(cookies);
}

/** Takes the session's cookies out of the browser, whatever else this request has written of them. */
export function forgetSession(request: Request, context: LoadContext): void {
  const { cookies: written, publicUrl } = context.get(apiContext);
  const sent = parseCookieHeader(request.headers.get('cookie') ?? '').map(({ name }) => name);
  const own = [...sent, ...written.keys()].filter((name) => name.startsWith(sessionCookie.name));
  const secure = publicUrl.startsWith('https:');
  for (const name of new Set(own)) written.set(name, { value: '', line: removal(name, secure) });
  for (const { name } of [signedInCookie, leavingCookie])
    written.set(name, { value: '', line: removal(name, secure) });
}

type Change = { readonly name: string; readonly value: string };

/** The marker for scripts comes and goes with the session's cookie. */
function markSignedIn(written: WrittenCookies, cookies: readonly Change[], secure: boolean): void {
  const own = cookies.filter(({ name }) => name.startsWith(sessionCookie.name) && !isVerifier(name));
  if (own.length === 0) return;
  const { name, maxAgeDays } = signedInCookie;
  const isIn = own.some(({ value }) => value !== '');
  const maxAge = maxAgeDays * 24 * 60 * 60;
  const line = serializeCookieHeader(name, '1', { path: '/', sameSite: 'lax', secure, maxAge });
  written.set(name, isIn ? { value: '1', line } : { value: '', line: removal(name, secure) });
}

function isVerifier(name: string): boolean {
  return name.endsWith('-code-verifier');
}

function removal(name: string, secure: boolean): string {
  return serializeCookieHeader(name, '', { path: '/', sameSite: 'lax', secure, maxAge: 0 });
}

/**
 * Calls made while rendering come from the visitor's address and browser, not from ours, and what is sent to the visitor
 * is in the language of the page.
 */
function forwardVisitor(call: typeof fetch, request: Request, onPutOff: () => void): typeof fetch {
  const address = request.headers.get('x-bestatt-address');
  const userAgent = request.headers.get('user-agent');
  const locale = localeOfPath(new URL(request.url).pathname);
  return async (input, init) => {
    const forwarded = new Request(input, init);
    if (address) forwarded.headers.set('x-bestatt-address', address);
    if (userAgent) forwarded.headers.set('user-agent', userAgent);
    forwarded.headers.set('accept-language', locale);
    const answer = await call(forwarded);
    if (isPutOff(forwarded, answer)) onPutOff();
    return answer;
  };
}

/** Whether an answer to a refresh says nothing about the session, only that it cannot be renewed right now. */
function isPutOff({ url }: Request, { status }: Response): boolean {
  return url.includes('grant_type=refresh_token') && (status === 429 || status >= 500);
}
