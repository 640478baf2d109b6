import { demoUntil } from '#domain/demo/demo.ts';
import { apiContext, type LoadContext } from '#web/api/api-context.ts';
import type { WrittenCookies } from '#web/api/session-cookie.ts';
import { keptAccessToken } from './kept-session.ts';
import { hasSession, openSession } from './session.ts';

/** Who looks at the page, as far as the shell shows it. */
export type Viewer =
  | { readonly kind: 'visitor' }
  /** Has an anonymous session, because a test was begun. */
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'user';
      readonly id: string;
      readonly name: string;
      readonly fullName?: string;
      readonly email: string;
      /** Of a demo's made-up learner: when it is thrown away, ISO 8601. */
      readonly demoUntil?: string;
      /** As the token has them: for what the shell shows. Authorisation reads the database. */
      readonly roles?: readonly string[];
    }
  /** Has an account; the page, which all who have one get, is not told whose. Decision 178. */
  | { readonly kind: 'member' };

type SeenViewer = {
  readonly viewer: Viewer;
  readonly headers: Headers;
  /** There is a session; who it is could not be asked just now. */
  readonly isPutOff?: boolean;
};

/** Whom a request's session was found to be of, as long as nobody has changed it: four loaders of a page ask. */
const seen = new WeakMap<WrittenCookies, Promise<Omit<SeenViewer, 'headers'>>>();

/** Reads the viewer from the session's verified claims; no look-up for a request without a session. Rule 3.3. */
export async function readViewer(request: Request, context: LoadContext): Promise<SeenViewer> {
  const { cookies, reader } = context.get(apiContext);
  if (reader !== null) return { viewer: { kind: reader }, headers: new Headers() };
  if (!hasSession(request)) return { viewer: { kind: 'visitor' }, headers: new Headers() };
  const known = cookies.size === 0 ? seen.get(cookies) : undefined;
  const looking = known ?? lookAt(request, context);
  if (cookies.size === 0) seen.set(cookies, looking);
  return { ...(await looking), headers: new Headers() };
}

async function lookAt(request: Request, context: LoadContext): Promise<Omit<SeenViewer, 'headers'>> {
  const { now, verify, cookies } = context.get(apiContext);
  // Nothing to be renewed: the client, which costs more than all the rest of this, has nothing to say.
  const kept = cookies.size === 0 ? await keptAccessToken(request.headers.get('cookie') ?? '') : null;
  let claims = kept === null ? null : await verify(kept);
  if (!claims) {
    const { supabase, isPutOff } = openSession(request, context);
    const { data } = await supabase.auth.getSession();
    claims = data.session && (await verify(data.session.access_token));
    if (!claims) return { viewer: { kind: 'visitor' }, isPutOff: isPutOff() };
  }
  const until = demoUntil(claims);
  // Its account is gone, or about to go.
  if (until !== null && new Date(until) <= now()) return { viewer: { kind: 'visitor' } };
  if (claims.is_anonymous && until === null) return { viewer: { kind: 'guest' } };
  const email = typeof claims.email === 'string' ? claims.email : '';
  const given = (claims.user_metadata as { full_name?: string } | undefined)?.full_name;
  return {
    viewer: {
      kind: 'user',
      id: String(claims.sub),
      fullName: given,
      name: given || email.split('@')[0] || '',
      email,
      ...(until !== null && { demoUntil: until }),
      roles: (claims.app_metadata as { roles?: readonly string[] } | undefined)?.roles ?? [],
    },
  };
}
