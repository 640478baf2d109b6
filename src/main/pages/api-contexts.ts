import type { Config } from '#main/config/config.ts';
import { addressHeader } from '#main/http/client-address.ts';
import { hasInbox } from '#main/inbox/dev-inbox.ts';
import { pathForLog } from '#main/observability/log.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { requestOf } from '#server/http/inner-request.ts';
import { requestIdHeader, requestIdOf } from '#server/http/request-id.ts';
import type { RestService } from '#server/rest/routes.ts';
import { logReads, type ReadLog } from '#server/rest/run/read-log.ts';
import type { ApiContext, Reader } from '#web/api/api-context.ts';
import type { WrittenCookies } from '#web/api/session-cookie.ts';

export type PageRequest = {
  readonly request: Request;
  readonly cookies: WrittenCookies;
  /**
   * Several visitors get this page: it names neither the request nor anything that is good once. The key says all of the
   * request that it is made of. Null for a page of one visitor.
   */
  readonly sharedKey: string | null;
  /** Of a page for several: all that it is told of who reads it. */
  readonly reader: Reader | null;
};

/** What is good for one answer. */
export type PageRendering = Pick<ApiContext, 'nonce' | 'renderOnce'> & {
  /** What the page asks the API is written down here. */
  readonly log: ReadLog;
};

/** What loaders and screens are given besides the request: made once for the process, the rest for each page. */
export function createApiContexts(means: {
  readonly config: Config;
  readonly context: ServerContext;
  readonly callApi: typeof fetch;
  readonly readForPage: RestService['readForPage'];
  readonly staticScript: string;
  readonly build: string;
}): (page: PageRequest & PageRendering) => ApiContext {
  const { config, context, callApi, readForPage, staticScript, build } = means;
  const embedded = {
    inbox: hasInbox(config),
    mail: !config.mail,
    sms: !config.sms,
    payment: !config.stripe,
    languageModel: !config.languageModel,
  };
  return ({ request, cookies, sharedKey, reader, nonce, renderOnce, log }) => ({
    fetch: inProcess(callApi, { visitor: request, log }),
    read: (name, args) => readForPage({ name, args, visitor: request, log }),
    publicUrl: config.publicUrl,
    anonKey: context.tokens.keys.anon,
    ...{ nonce, renderOnce, reader },
    requestId: sharedKey !== null ? '' : requestIdOf(request),
    report: createReport(context, request),
    staticScript,
    embedded,
    redirect: config.redirect,
    reviewUrl: config.reviewUrl,
    imageHost: config.imageHost,
    operator: operatorOf(config),
    now: context.now,
    verify: (token) => context.tokens.verify(token).catch(() => null),
    cookies,
    production: config.production,
    build,
    countedHosts: config.countedHosts,
  });
}

/** Logs the errors of a page, each once. */
function createReport({ log }: ServerContext, request: Request): (error: unknown) => void {
  const reported = new Set<unknown>();
  return (error) => {
    // The router tells of some errors twice, the second time without their words.
    if (reported.has(error) || (reported.size > 0 && isWithoutWords(error))) return;
    reported.add(error);
    log.error(
      { requestId: requestIdOf(request), path: pathForLog(new URL(request.url).pathname), err: error },
      'a page failed',
    );
  };
}

/** What the router makes of an error before an error boundary sees it (its `sanitizeError`). */
function isWithoutWords(error: unknown): boolean {
  return error instanceof Error && error.message === 'Unexpected Server Error';
}

/** `fetch` for the loaders: the API itself, from the visitor's address, under the page's request id. */
function inProcess(
  call: typeof fetch,
  { visitor, log }: { readonly visitor: Request; readonly log: ReadLog },
): typeof fetch {
  const passed = [addressHeader, requestIdHeader].map((name) => [name, visitor.headers.get(name)] as const);
  return async (input, init) => {
    const request = requestOf(input, init);
    for (const [name, value] of passed) if (value) request.headers.set(name, value);
    logReads(request, log);
    return call(request);
  };
}

function operatorOf({ seller, contact }: Config) {
  const { name, orgNumber, address } = seller;
  return { name, orgNumber, address, email: contact.address };
}
