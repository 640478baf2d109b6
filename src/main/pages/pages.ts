import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ownImagePrefix } from '#domain/images/image-address.ts';
import type { Config } from '#main/config/config.ts';
import { compressedOnce, compressedPage, encodingFor, varyByEncoding } from '#main/http/brotli.ts';
import { refuseForeignForms } from '#main/http/foreign-forms.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { markInner, requestOf } from '#server/http/inner-request.ts';
import type { RestService } from '#server/rest/routes.ts';
import type { WrittenCookies } from '#web/api/session-cookie.ts';
import { createAssets } from './assets.ts';
import { firstVisitLocale } from './first-visit.ts';
import { createIcons } from './icons.ts';
import { createPageMaker, type MadePage } from './make-page.ts';
import { manifestIn, manifestPaths } from './manifest.ts';
import { createOwnImages } from './own-images.ts';
import { createPageCache } from './page-cache.ts';
import { readerOf } from './page-reader.ts';
import { sharedPage } from './shared-page.ts';
import { sharedPaths } from './shared-paths.ts';
import { shareRefreshes } from './shared-refresh.ts';
import type { WebBuild } from './web-build.ts';

/** What the sessions of the request at hand wrote. */
type PageEnv = { Variables: { cookies: WrittenCookies } };

/** Forms carry words; files go through storage. */
const maxFormBytes = 1024 * 1024;

/** Forms that hand a file on to storage, which takes 10 MB; more is let in, so that the page can say that it is too much. */
const fileForms = /^\/(nb\/)?app\/license\/guarantee(\/proof)?(\.data)?$/;
const maxFileFormBytes = 25 * 1024 * 1024;

/**
 * Everything that is not the API: built files, icons, manifest, and pages rendered on the server, whose loaders call
 * the API in process.
 */
export async function createPages(input: {
  config: Config;
  root: string;
  context: ServerContext;
  api: Hono & Pick<RestService, 'isUnchanged' | 'readForPage'>;
  /** Milliseconds that only grow; for tests. */
  clock?: () => number;
}): Promise<Hono<PageEnv>> {
  const { config, root, context, api, clock = () => performance.now() } = input;
  const build = (await import(join(root, 'build/server/index.js'))) as WebBuild;
  const cached = createPageCache(clock);
  const callApi = shareRefreshes(async (input, init) => {
    const call = requestOf(input, init);
    markInner(call);
    return api.fetch(call);
  }, clock);
  const { isUnchanged, readForPage } = api;
  const page = createPageMaker({ config, root, context, build, callApi, clock, isUnchanged, readForPage });
  const paths = sharedPaths(build.routes, config.redirect);
  const verify = (token: string) => context.tokens.verify(token).catch(() => null);
  const findReader = (request: Request) => readerOf(request, verify);

  const app = new Hono<PageEnv>();
  addFiles(app, root);
  app.route('/api/_nuxt_icon', createIcons());
  app.use(async (c, next) => {
    const target = firstVisitLocale(c.req.raw);
    if (target) return c.redirect(target, 302);
    return next();
  });
  app.get(async (c, next) => {
    const shared = await sharedPage(c.req.raw, { publicUrl: config.publicUrl, paths, findReader });
    if (!shared) return next();
    const { key: sharedKey, reader } = shared;
    const make = () => page({ request: shared.request, cookies: new Map(), sharedKey, reader });
    const answer = shared.isCached
      ? await cached(c.req.raw, sharedKey, make)
      : await sentShared(c.req.raw, await make());
    return answer ?? next();
  });
  app.use(refuseForeignForms(config.publicUrl));
  const [words, files] = [limitForm(maxFormBytes), limitForm(maxFileFormBytes)];
  app.use((c, next) => (fileForms.test(c.req.path) ? files : words)(c, next));
  // Whatever is answered, also when the page failed: a session that was renewed is lost without its cookie.
  app.use(async (c, next) => {
    const cookies: WrittenCookies = new Map();
    c.set('cookies', cookies);
    await next();
    for (const { line } of cookies.values()) if (line) c.header('set-cookie', line, { append: true });
  });
  app.route(
    ownImagePrefix,
    createOwnImages({
      callApi,
      page: async (request, cookies) =>
        (await page({ request, cookies, sharedKey: null, reader: null })).response,
    }),
  );
  app.all('*', async (c) => {
    const asked = { request: c.req.raw, cookies: c.get('cookies'), sharedKey: null, reader: null };
    return sent(c.req.raw, await page(asked));
  });
  return app;
}

/** What was built, and the manifests of the installable app. */
function addFiles(app: Hono<PageEnv>, root: string): void {
  const folder = (name: string) => join(root, 'build', name);
  app.route(
    '/',
    createAssets([
      { folder: folder('client'), immutable: true },
      { folder: folder('static'), immutable: true },
      { folder: folder('worker'), immutable: false },
    ]),
  );
  for (const [path, locale] of manifestPaths)
    app.get(path, (c) => c.json(manifestIn(locale), 200, { 'content-type': 'application/manifest+json' }));
}

/** A page for several; null when it is one visitor's after all (an error, a redirect, one that sets a cookie). */
async function sentShared(request: Request, made: MadePage): Promise<Response | null> {
  const { status, headers } = made.response;
  return status !== 200 || headers.has('set-cookie') ? null : sent(request, made);
}

/** A page in the encoding that the client takes. */
async function sent(request: Request, { response, html, rendered }: MadePage): Promise<Response> {
  if (html === null && !rendered) return compressedPage(request, response);
  const encoding = encodingFor(request);
  const { headers, status } = response;
  varyByEncoding(headers);
  if (encoding) headers.set('content-encoding', encoding);
  const body = rendered ? rendered.bodyFor(encoding) : compressedOnce(Buffer.from(html ?? ''), encoding);
  return new Response(await body, { status, headers });
}

function limitForm(maxSize: number) {
  return bodyLimit({ maxSize, onError: (c) => c.text('This form is too large.', 413) });
}
