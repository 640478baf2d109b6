import { type Context, Hono } from 'hono';
import { readImageVersion } from '#domain/images/image-address.ts';
import { addressHeader } from '#main/http/client-address.ts';
import { requestIdHeader } from '#server/http/request-id.ts';
import type { WrittenCookies } from '#web/api/session-cookie.ts';

/** Where a picture's own address leads when it is asked for in another size: to the storage's renderer, signed for that size. */
const signedRendering = /^\/storage\/v1\/render\/image\/sign\//;

/** What is behind such an address never becomes another picture; what the reader may see is asked before (Rule 9.465). */
const kept = 'private, max-age=31536000, immutable';

/** For the log, and for a browser that has the picture. */
const passed = [addressHeader, requestIdHeader, 'if-none-match'];

type Env = { Variables: { cookies: WrittenCookies } };

type Means = {
  /** The answer to a picture's own address, as the same visitor gets it. */
  readonly page: (request: Request, cookies: WrittenCookies) => Promise<Response>;
  /** The API, in process. */
  readonly callApi: typeof fetch;
};

/**
 * Pictures in other sizes: `/_image/w_640,f_avif/community/file/<id>` is what `/community/file/<id>?version=w_640,f_avif`
 * leads to, under an address that stays, so that a browser keeps it. Whether a visitor may see it is asked as ever: only what
 * the page leads them to is rendered, in the widths and formats that our pages name and in no other. Rule 9.530.
 */
export function createOwnImages({ page, callApi }: Means): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/:version/community/file/:fileId', async (c) => {
    const { version, fileId } = c.req.param();
    if (!readImageVersion(version)) return refused(c, 400, 'Pictures are not made in this size or format.');
    const { url, headers } = c.req.raw;
    const target = new URL(`/community/file/${encodeURIComponent(fileId)}?version=${version}`, url);
    const way = await page(new Request(target, { headers }), c.get('cookies'));
    const rendering = new URL(way.headers.get('location') ?? '/', url);
    if (way.status !== 302 || !signedRendering.test(rendering.pathname))
      return refused(c, 404, 'There is no such picture.');
    const asked = new Headers();
    for (const name of passed) if (headers.has(name)) asked.set(name, headers.get(name) ?? '');
    const answer = await callApi(rendering, { headers: asked });
    const copy = new Response(answer.body, answer);
    copy.headers.set('cache-control', answer.ok || answer.status === 304 ? kept : 'no-store');
    // The format stands in the address, and who asks in no answer that is kept by others.
    copy.headers.delete('vary');
    copy.headers.set('cross-origin-resource-policy', 'same-origin');
    return copy;
  });
  app.all('*', (c) => refused(c, 404, 'There is no such picture.'));
  return app;
}

function refused(c: Context, status: 400 | 404, words: string): Response {
  return c.text(words, status, { 'cache-control': 'no-store' });
}
