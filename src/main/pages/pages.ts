import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isbot } from 'isbot';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Config } from '#main/config/config.ts';
import { compressedPage } from '#main/http/brotli.ts';
import { refuseForeignForms } from '#main/http/foreign-forms.ts';
import { securityHeaders } from '#main/http/security-headers.ts';
import { pathForLog } from '#main/observability/log.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { markInner, requestOf } from '#server/http/inner-request.ts';
import type { ApiContext } from '#web/api/api-context.ts';
import type { WrittenCookies } from '#web/api/session-cookie.ts';
import { createApiContexts, type PageRequest } from './api-contexts.ts';
import { createAssets } from './assets.ts';
import { firstVisitLocale } from './first-visit.ts';
import { createIcons } from './icons.ts';
import { liftInlineStyles } from './inline-styles.ts';
import { addLinkPreview } from './link-preview.ts';
import { manifestIn, manifestPaths } from './manifest.ts';
import { createPageCache } from './page-cache.ts';
import { runAfterPaint } from './run-after-paint.ts';
import { sealScripts } from './seal-scripts.ts';
import { sharedPage } from './shared-page.ts';
import { sharedPaths } from './shared-paths.ts';
import { shareRefreshes } from './shared-refresh.ts';

/** The web's server build; its entry hands out the key under which loaders find the API. */
type WebBuild = ServerBuild & { entry: { module: { apiContext: RouterContext<ApiContext> } } };

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
  api: Hono;
  /** Milliseconds that only grow; for tests. */
  clock?: () => number;
}): Promise<Hono<PageEnv>> {
  const { config, root, context, api, clock = () => performance.now() } = input;
  const build = (await import(join(root, 'build/server/index.js'))) as WebBuild;
  const render = createRequestHandler(build, config.production ? 'production' : 'development');
  const https = config.publicUrl.startsWith('https:');
  const payAt = config.stripe ? 'https://checkout.stripe.com' : null;
  const cached = createPageCache(clock);
  const callApi = shareRefreshes(async (input, init) => {
    const call = requestOf(input, init);
    markInner(call);
    return api.fetch(call);
  }, clock);
  const paths = sharedPaths(build.routes, config.redirect);
  const apiContextOf = createApiContexts({
    ...{ config, context, callApi },
    staticScript: readStaticScript(root),
    build: readBuildVersion(root),
  });

  async function page({ request, cookies, isShared }: PageRequest): Promise<Response> {
    const nonce = randomBytes(16).toString('base64');
    const provider = new RouterContextProvider();
    provider.set(build.entry.module.apiContext, apiContextOf({ request, cookies, isShared, nonce }));
    const response = await render(request, provider);
    if (isBareNotFound(request, response)) return page({ request: missingPage(request), cookies, isShared });
    // Rule 2.52: search engines and other bots get no error page; the error is only logged.
    if (response.status >= 400 && isbot(request.headers.get('user-agent'))) {
      context.log.warn(
        { path: pathForLog(new URL(request.url).pathname), status: response.status },
        'an error page was asked for by a bot',
      );
      return new Response(null, { status: response.status });
    }
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') && response.body !== null;
    const { pathname } = new URL(request.url);
    const rendered = isHtml
      ? addLinkPreview(await response.text(), { origin: config.publicUrl, pathname })
      : null;
    const made = rendered === null ? null : finish(rendered, { nonce, isShared });
    const scripts = made?.scripts ?? [];
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(
      securityHeaders({
        ...{ https, scripts, style: made?.style ?? null, payAt },
        // Pages without React are left by reading another document.
        microphone: rendered?.includes('__reactRouterContext') ?? false,
      }),
    ))
      headers.set(name, value);
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
    return new Response(made?.html ?? response.body, { status: response.status, headers });
  }

  const app = new Hono<PageEnv>();
  addFiles(app, root);
  app.route('/api/_nuxt_icon', createIcons());
  app.use(async (c, next) => {
    const target = firstVisitLocale(c.req.raw);
    if (target) return c.redirect(target, 302);
    return next();
  });
  app.get(async (c, next) => {
    const shared = sharedPage(c.req.raw, { publicUrl: config.publicUrl, paths });
    const answer =
      shared &&
      (await cached(c.req.raw, shared.key, () =>
        page({ request: shared.request, cookies: new Map(), isShared: true }),
      ));
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
  app.all('*', async (c) => {
    const asked = { request: c.req.raw, cookies: c.get('cookies'), isShared: false };
    return compressedPage(c.req.raw, await page(asked));
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

type FinishedPage = {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly style: string | null;
};

/** The page as it is sent, and the sources of its scripts and its style sheet for the policy. */
function finish(
  rendered: string,
  { nonce, isShared }: { readonly nonce: string; readonly isShared: boolean },
): FinishedPage {
  const { html: styled, source: style } = liftInlineStyles(rendered);
  const { html, added } = runAfterPaint(styled);
  if (!isShared) return { html, scripts: [`'nonce-${nonce}'`], style };
  const sealed = sealScripts({ html, nonce, added });
  return { html: sealed.html, scripts: sealed.sources, style };
}

/**
 * A route without a screen (a file, a way on) that has nothing for somebody who opens it in a browser: the router would
 * show them the bare word `null`. Rule 2.6.
 */
function isBareNotFound({ method, headers }: Request, response: Response): boolean {
  return (
    response.status === 404 &&
    method === 'GET' &&
    headers.get('accept')?.includes('text/html') === true &&
    response.headers.get('content-type')?.startsWith('text/html') !== true
  );
}

/** The request for a path that no screen has, in the same language. */
function missingPage(request: Request): Request {
  const { pathname } = new URL(request.url);
  return new Request(
    new URL(/^\/nb\//.test(pathname) ? '/nb/not-found' : '/not-found', request.url),
    request,
  );
}

function limitForm(maxSize: number) {
  return bodyLimit({ maxSize, onError: (c) => c.text('This form is too large.', 413) });
}

/** Rule 7.17: the same as `/build.json` says. */
function readBuildVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'build/worker/build.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

function readStaticScript(root: string): string {
  const built = JSON.parse(readFileSync(join(root, 'build/static/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const file = built['src/web/static/page.ts']?.file;
  if (!file) throw new Error('The script of the static pages is not built.');
  return `/${file}`;
}
