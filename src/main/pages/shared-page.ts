import { addressHeader } from '#main/http/client-address.ts';
import { requestIdHeader } from '#server/http/request-id.ts';
import type { Reader } from '#web/api/api-context.ts';
import { sessionCookie } from '#web/api/session-cookie.ts';
import type { SharedPaths } from './shared-paths.ts';

/** Longer queries are nobody's campaign; their pages do not pass the second's cache. */
const longestQuery = 300;

export type SharedPage = {
  readonly key: string;
  readonly request: Request;
  readonly reader: Reader;
  /** It may be kept for a second without a look at the database. */
  readonly isCached: boolean;
};

/**
 * What a visitor's request for a shared page may say to it, as a request of our own, and the key under which its answer is
 * kept. The page is rendered from this request alone, so that nothing else of the visitor (method, host, other cookies,
 * headers) can come into what others get: whatever is to change a page is put here, into key and request both. Rule 9.171.
 * @param paths of the pages that are shared
 * @param findReader who reads, asked only where pages differ by it. @returns null for all others
 */
export async function sharedPage(
  request: Request,
  {
    publicUrl,
    paths,
    findReader,
  }: {
    readonly publicUrl: string;
    readonly paths: Pick<SharedPaths, 'has' | 'queryOf' | 'isForMembers'>;
    readonly findReader: (request: Request) => Promise<Reader | null>;
  },
): Promise<SharedPage | null> {
  const { pathname, search } = new URL(request.url);
  const sent = request.headers.get('cookie') ?? '';
  // Screens are shared without a query only: some show what it says.
  const isScreen = /^\/(nb\/)?app\//.test(pathname);
  const path = pathname.replace(/(?<=.)\/$/, '');
  const isShared = paths.has(path) && !(isScreen && search !== '');
  const hasSession = sent.includes(sessionCookie.name);
  if (!isShared || (hasSession && !paths.isForMembers(path))) return null;
  const reader = hasSession ? await findReader(request) : 'visitor';
  if (reader === null) return null;
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
  const target = pathname + whatIsRead(search, paths.queryOf(path));
  return {
    key: `${target} ${cookie} ${reader}`,
    reader,
    request: new Request(new URL(target, `${publicUrl}/`), { headers }),
    isCached: search.length <= longestQuery,
  };
}

/** The query without what the page does not read, so that a link of a mail or a campaign leads to the page that is there already. Rule 9.528. */
function whatIsRead(search: string, names: readonly string[] | null): string {
  if (names === null || search === '') return search;
  const read = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  return read.length > 0 ? `?${new URLSearchParams(read)}` : '';
}
