import { brotli, takesBrotli } from '#main/http/brotli.ts';

const lifeMs = 1000;
const mostPages = 500;

type Page = {
  readonly at: number;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
};

/**
 * A second's cache of pages that look the same for every visitor without a session. Requests that come while a page
 * is made wait for it, so that a rush makes it once.
 */
export function createPageCache(now: () => number) {
  const pages = new Map<string, Promise<Page | Response>>();
  const made = new Map<string, number>();
  const handedOut = new WeakSet<Response>();

  return async function cached(
    request: Request,
    key: string,
    render: () => Promise<Response>,
  ): Promise<Response> {
    const age = now() - (made.get(key) ?? 0);
    let pending = age < lifeMs ? pages.get(key) : undefined;
    if (!pending) {
      if (pages.size >= mostPages) pages.clear();
      pending = render().then(async (response) => {
        const cacheable = response.status === 200 && !response.headers.has('set-cookie');
        if (!cacheable) {
          pages.delete(key);
          return response;
        }
        const body = new Uint8Array(await response.arrayBuffer());
        return {
          at: now(),
          status: response.status,
          headers: response.headers,
          body,
          brotli: await brotli(body),
        };
      });
      pages.set(key, pending);
      made.set(key, now());
      pending.catch(() => pages.delete(key));
    }
    const page = await pending;
    // Not cacheable: the first asker has this response; the others have theirs rendered.
    if (page instanceof Response) {
      if (handedOut.has(page)) return render();
      handedOut.add(page);
      return page;
    }
    const headers = new Headers(page.headers);
    headers.set('vary', 'accept-encoding, cookie, accept-language');
    if (!takesBrotli(request)) return new Response(page.body, { status: page.status, headers });
    headers.set('content-encoding', 'br');
    return new Response(page.brotli, { status: page.status, headers });
  };
}
