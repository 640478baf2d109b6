import { brotli, takesBrotli } from '#main/http/brotli.ts';
import type { MadePage } from './make-page.ts';

const lifeMs = 1000;
const mostPages = 500;

type Page = {
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
};

type Entry = { readonly at: number; readonly page: Promise<Page | null> };

/**
 * A second's cache of pages that look the same for every visitor, or for everybody who is signed in. Requests that come while
 * a page is made wait for it, so that a rush makes it once. Null when the page is not to be kept (an error, a redirect, one
 * that sets a cookie): each one has it rendered for themselves.
 */
export function createPageCache(now: () => number) {
  const pages = new Map<string, Entry>();

  return async function cached(
    request: Request,
    key: string,
    render: () => Promise<MadePage>,
  ): Promise<Response | null> {
    const known = pages.get(key);
    const entry = known && now() - known.at < lifeMs ? known : { at: now(), page: make(render) };
    if (entry !== known) {
      if (pages.size >= mostPages) pages.clear();
      pages.set(key, entry);
    }
    const page = await entry.page.catch((error: unknown) => {
      pages.delete(key);
      throw error;
    });
    if (!page) return null;
    const headers = new Headers(page.headers);
    headers.set('vary', 'accept-encoding, cookie, accept-language');
    if (!takesBrotli(request)) return new Response(page.body, { headers });
    headers.set('content-encoding', 'br');
    return new Response(page.brotli, { headers });
  };
}

async function make(render: () => Promise<MadePage>): Promise<Page | null> {
  const { response, html, rendered } = await render();
  if (response.status !== 200 || response.headers.has('set-cookie')) return null;
  if (rendered) {
    const [body, brotli] = await Promise.all([rendered.bodyFor(null), rendered.bodyFor('br')]);
    return { headers: response.headers, body, brotli };
  }
  const body = html === null ? new Uint8Array(await response.arrayBuffer()) : new TextEncoder().encode(html);
  return { headers: response.headers, body, brotli: await brotli(body) };
}
