import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router';
import { apiContext } from './api/api-context.ts';
import { localeOfPath } from './locale/locale.ts';
import { pageWords } from './page-context/page-words.ts';
import { ReadyPartsContext } from './page-context/ready-part.tsx';
import { openReadyParts } from './page-context/ready-parts.server.ts';
import { serverTexts } from './text/server-texts.ts';

export { apiContext };

const streamTimeoutMs = 5000;

/** An error that nobody expected; one of a request that was broken off is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (!request.signal.aborted) context.get(apiContext).report(error);
}

/**
 * Renders a page; it is sent when everything is there, since its style attributes are lifted then (decision 004). A page
 * without React's scripts is rendered once for all who get the same data (decision 155).
 */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  responseHeaders.set('content-type', 'text/html; charset=utf-8');
  const head = { headers: responseHeaders, status: responseStatusCode };
  if (request.method === 'HEAD') return new Response(null, head);
  const { nonce, report, renderOnce } = loadContext.get(apiContext);
  let status = responseStatusCode;
  const rendered = () =>
    renderPage(
      <I18nextProvider i18n={serverTexts(localeOfPath(new URL(request.url).pathname))}>
        <ServerRouter context={withRoutesOf(routerContext, request.url)} url={request.url} nonce={nonce} />
      </I18nextProvider>,
      {
        nonce,
        onError(error) {
          status = 500;
          report(error);
        },
      },
    );
  const html = await renderOnce(() => pageWords(request, routerContext.staticHandlerContext), rendered);
  return new Response(html, { ...head, status });
}

/**
 * A page without React's scripts, as one text: no marks for React to find its place by, and none of the data that the loaders
 * gave in a form for scripts (decision 178).
 * @param build the routes that the page's path may lead to. @throws what a component throws
 */
export async function renderStaticPage(page: {
  readonly request: Request;
  readonly build: ServerBuild;
  readonly found: EntryContext['staticHandlerContext'];
  readonly context: RouterContextProvider;
}): Promise<string> {
  const { request, build, found, context } = page;
  const { nonce, renderOnce } = context.get(apiContext);
  const { assets, future, ssr, routeDiscovery } = build;
  const routeModules = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route?.module]),
  ) as EntryContext['routeModules'];
  const routerContext: EntryContext = {
    ...{ manifest: assets, routeModules, staticHandlerContext: found, future, ssr, routeDiscovery },
    ...{ branches: [], isSpaMode: false, renderMeta: {}, serverHandoffString: '' },
    serializeError: () => ({ message: '' }),
  };
  const render = async () => {
    const parts = openReadyParts();
    const html = renderToStaticMarkup(
      <ReadyPartsContext value={parts}>
        <I18nextProvider i18n={serverTexts(localeOfPath(new URL(request.url).pathname))}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </ReadyPartsContext>,
    );
    return `<!DOCTYPE html>${parts.keep(html)}`;
  };
  return renderOnce(() => pageWords(request, found), render);
}

/** The page asks for the list of its own part's screens, which the build has split off. Decision 161. */
function withRoutesOf(context: EntryContext, address: string): EntryContext {
  const { manifest } = context;
  const { pathname } = new URL(address);
  const language = localeOfPath(pathname) === 'nb-NO' ? 'nb' : 'en';
  const part = /^(\/nb)?\/admin(\/|$)/.test(pathname) ? `${language}-admin` : language;
  const url = manifest.url.replace(/\.js$/, `-${part}.js`);
  return { ...context, manifest: { ...manifest, url } };
}

type Rendering = { readonly nonce: string; readonly onError: (error: unknown) => void };

function renderPage(page: ReactNode, { nonce, onError }: Rendering): Promise<string> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => abort(), streamTimeoutMs + 1000);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onError,
      // Large parts would be sent hidden, to be shown by a script a third of a second after the first frame.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // The page is there as a whole: a stream in between would cost as much as a small query.
        const parts: Buffer[] = [];
        pipe(
          new Writable({
            write(part: Buffer, _encoding, taken) {
              parts.push(part);
              taken();
            },
            final(done) {
              clearTimeout(timeout);
              resolve(Buffer.concat(parts).toString());
              done();
            },
          }),
        );
      },
      onShellError(error: unknown) {
        clearTimeout(timeout);
        reject(error);
      },
    });
  });
}
