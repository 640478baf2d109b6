import { addressHeader } from '#main/http/client-address.ts';
import { requestIdHeader } from '#server/http/request-id.ts';
import { sessionCookie } from '#web/session-cookie.ts';

/** Paths whose pages look alike for everybody without a session (`handle.static` in the routes). */
export const sharedPaths = /^\/(nb\/?)?(about|pricing|terms|articles|lettavis|community)?\/?$/;

/** App screens that look alike for everybody without a session. They are shared without a query only: some show what it says. */
export const sharedScreens = /^\/(nb\/)?app\/leveltest$/;

/** Longer queries are nobody's campaign; their pages are rendered for the one who asks. */
const longestQuery = 300;

/**
 * What a visitor's request for a shared page may say to it, as a request of our own, and the key under which its answer is
 * kept. The page is rendered from this request alone, so that nothing else of the visitor (method, host, other cookies,
 * headers) can come into what others get: whatever is to change a page is put here, into key and request both. Rule 9.171.
 * Null when the page is not a shared one.
 */
export function sharedPage(
  request: Request,
  publicUrl: string,
): { readonly key: string; readonly request: Request } | null {
  const { pathname, search } = new URL(request.url);
  const sent = request.headers.get('cookie') ?? '';
  const isScreen = sharedScreens.test(pathname) && search === '';
  if (!isScreen && !sharedPaths.test(pathname)) return null;
  if (search.length > longestQuery || sent.includes(sessionCookie.name)) return null;
  const theme = /(?:^|;\s*)theme=(light|dark)(?=;|$)/.exec(sent)?.[1];
  const banner = /(?:^|;\s*)cookies-seen=1(?=;|$)/.test(sent);
  const isNarrow = isScreen && /(?:^|;\s*)menu=narrow(?=;|$)/.test(sent);
  const cookie = [
    ...(theme ? [`theme=${theme}`] : []),
    ...(banner ? ['cookies-seen=1'] : []),
    ...(isNarrow ? ['menu=narrow'] : []),
  ].join('; ');
  const headers = new Headers({ accept: 'text/html', ...(cookie && { cookie }) });
  // For limits and the log; a page that shows either would be rendered for one visitor.
  for (const name of [addressHeader, requestIdHeader]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const target = pathname + search;
  return { key: `${target} ${cookie}`, request: new Request(new URL(target, `${publicUrl}/`), { headers }) };
}
