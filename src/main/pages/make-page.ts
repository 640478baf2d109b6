import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isbot } from 'isbot';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Config } from '#main/config/config.ts';
import { securityHeaders } from '#main/http/security-headers.ts';
import { pathForLog } from '#main/observability/log.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { RestService } from '#server/rest/routes.ts';
import type { ReadLog } from '#server/rest/run/read-log.ts';
import { sessionCookie } from '#web/api/session-cookie.ts';
import { createApiContexts, type PageRendering, type PageRequest } from './api-contexts.ts';
import { buildParts } from './build-parts.ts';
import { liftInlineStyles } from './inline-styles.ts';
import { addLinkPreview } from './link-preview.ts';
import { createRenderedPages, type FinishedPage, type RenderedPage } from './rendered-pages.ts';
import { runAfterPaint } from './run-after-paint.ts';
import { sealScripts } from './seal-scripts.ts';
import { createStaticRenderer, type RenderedDirectly } from './static-renderer.ts';
import { createUnchangedPages } from './unchanged-pages.ts';
import type { WebBuild } from './web-build.ts';

export type MadePage = {
  /** Status and headers; the body too, unless there is `html` or `rendered`. */
  readonly response: Response;
  /** Of a page that is made for one visitor. */
  readonly html: string | null;
  /** Of a page that is made once for all who get the same data. */
  readonly rendered: RenderedPage | null;
};

/** Makes pages: asks the router for them and finishes what it rendered. */
export function createPageMaker(means: {
  readonly config: Config;
  readonly root: string;
  readonly context: ServerContext;
  readonly build: WebBuild;
  readonly callApi: typeof fetch;
  readonly clock: () => number;
  readonly isUnchanged: RestService['isUnchanged'];
  readonly readForPage: RestService['readForPage'];
}): (asked: PageRequest) => Promise<MadePage> {
  const { config, root, context, build, callApi, clock, isUnchanged, readForPage } = means;
  const render = createRenderer(build, config.production ? 'production' : 'development');
  const https = config.publicUrl.startsWith('https:');
  const payAt = config.stripe ? 'https://checkout.stripe.com' : null;
  const kept = createRenderedPages(clock);
  const unchanged = createUnchangedPages({ now: clock, isUnchanged });
  const apiContextOf = createApiContexts({
    config,
    context,
    ...{ callApi, readForPage },
    staticScript: readStaticScript(root),
    build: readBuildVersion(root),
  });

  return async (asked) => {
    const { sharedKey, request } = asked;
    if (sharedKey === null) return make(asked, { calls: 0, reads: [] });
    const known = await unchanged.find(sharedKey, request);
    if (known)
      return { response: new Response(null, { headers: known.headers }), rendered: known.page, html: null };
    const log: ReadLog = { calls: 0, reads: [] };
    const made = await make(asked, log);
    const { rendered, response } = made;
    if (rendered) unchanged.keep(sharedKey, { page: rendered, headers: new Headers(response.headers), log });
    return made;
  };

  async function make(asked: PageRequest, log: ReadLog): Promise<MadePage> {
    const { request, sharedKey } = asked;
    const nonce = randomBytes(16).toString('base64');
    const provider = new RouterContextProvider();
    let words: string | null = null;
    let known: RenderedPage | undefined;
    const renderOnce: PageRendering['renderOnce'] = (wordsOf, render) => {
      if (hasSessionCookie(request)) return render();
      const made = wordsOf();
      words = made;
      known = made === null ? undefined : kept.get(made);
      return known ? Promise.resolve(known.html) : render();
    };
    provider.set(build.entry.module.apiContext, apiContextOf({ ...asked, nonce, renderOnce, log }));
    const { response, html } = await render(request, provider);
    if (isBareNotFound(request, response)) return make({ ...asked, request: missingPage(request) }, log);
    // Rule 2.52: search engines and other bots get no error page; the error is only logged.
    if (response.status >= 400 && isbot(request.headers.get('user-agent'))) {
      context.log.warn(
        { path: pathForLog(new URL(request.url).pathname), status: response.status },
        'an error page was asked for by a bot',
      );
      return { response: new Response(null, { status: response.status }), rendered: null, html: null };
    }
    const headers = new Headers(response.headers);
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
    const whole = html ?? (await htmlOf(response));
    const keptWords = response.status === 200 ? words : null;
    const isSealed = sharedKey !== null || keptWords !== null;
    const made = whole === null ? null : (known ?? finish(withPreview(whole, request), { nonce, isSealed }));
    const rendered = known ?? (made && keptWords !== null ? kept.keep(keptWords, made) : null);
    for (const [name, value] of Object.entries(
      securityHeaders({
        ...{
          https,
          scripts: made?.scripts ?? [],
          style: made?.style ?? null,
          payAt,
          imageHost: config.imageHost,
        },
        // Pages without React are left by reading another document.
        microphone: made?.isHydrated ?? false,
      }),
    ))
      headers.set(name, value);
    const body = made ? null : response.body;
    return {
      response: new Response(body, { status: response.status, headers }),
      ...{ html: made?.html ?? null, rendered },
    };
  }

  function withPreview(html: string, request: Request): string {
    return addLinkPreview(html, { origin: config.publicUrl, pathname: new URL(request.url).pathname });
  }
}

/** What answers for the router, with the part of its table that the path may lead to. */
function createRenderer(build: WebBuild, mode: 'production' | 'development') {
  const partOf = buildParts(build);
  const renderStatic = createStaticRenderer(build);
  const handlers = new Map<ServerBuild, ReturnType<typeof createRequestHandler>>();
  return async (request: Request, context: RouterContextProvider): Promise<RenderedDirectly> => {
    const part = partOf(new URL(request.url).pathname);
    const direct = await renderStatic(request, { part, context });
    if (direct) return direct;
    const handler = handlers.get(part) ?? createRequestHandler(part, mode);
    handlers.set(part, handler);
    return { response: await handler(request, context), html: null };
  };
}

/** The text of a page; null of any other answer. */
async function htmlOf(response: Response): Promise<string | null> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') && response.body !== null;
  return isHtml ? response.text() : null;
}

/** The page as it is sent, and the sources of its scripts and its style sheet for the policy. */
function finish(
  rendered: string,
  { nonce, isSealed }: { readonly nonce: string; readonly isSealed: boolean },
): FinishedPage {
  const { html: styled, source: style } = liftInlineStyles(rendered);
  const { html, added } = runAfterPaint(styled);
  const isHydrated = rendered.includes('__reactRouterContext');
  if (!isSealed) return { html, scripts: [`'nonce-${nonce}'`], style, isHydrated };
  const sealed = sealScripts({ html, nonce, added });
  return { html: sealed.html, scripts: sealed.sources, style, isHydrated };
}

function hasSessionCookie(request: Request): boolean {
  return request.headers.get('cookie')?.includes(sessionCookie.name) === true;
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
