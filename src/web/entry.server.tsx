import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { apiContext } from './api-context.ts';
import { localeOfPath } from './locale.ts';
import { serverTexts } from './server-texts.ts';

export { apiContext };

const streamTimeoutMs = 5000;

/** An error that nobody expected; one of a request that was broken off is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (!request.signal.aborted) context.get(apiContext).report(error);
}

/** Renders a page; bots and pages without scripts are answered when everything is there. */
export default function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  responseHeaders.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD')
    return new Response(null, { status: responseStatusCode, headers: responseHeaders });
  const { nonce, report } = loadContext.get(apiContext);
  const agent = request.headers.get('user-agent');
  const waitForAll = (agent !== null && isbot(agent)) || routerContext.isSpaMode;
  let status = responseStatusCode;

  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => abort(), streamTimeoutMs + 1000);
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={serverTexts(localeOfPath(new URL(request.url).pathname))}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </I18nextProvider>,
      {
        nonce,
        [waitForAll ? 'onAllReady' : 'onShellReady']() {
          const body = new PassThrough({
            final(done) {
              clearTimeout(timeout);
              done();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers: responseHeaders, status }));
        },
        onShellError(error: unknown) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error: unknown) {
          status = 500;
          report(error);
        },
      },
    );
  });
}
