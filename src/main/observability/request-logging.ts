import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { addressHeader } from '#main/http/client-address.ts';
import { setAnswerHeader } from '#server/http/answer-header.ts';
import { unknownErrorMessage } from '#server/http/errors.ts';
import { requestIdHeader, requestIdOf } from '#server/http/request-id.ts';
import { pathForLog } from './log.ts';
import type { Metrics } from './metrics.ts';

type Watch = {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Header in which a trusted proxy puts the client's address. */
  readonly trustedProxyHeader: string | undefined;
};

/**
 * The outermost app: gives each request its id and the client's address, counts and logs it, and turns an error that
 * nobody else caught into one plain sentence. Rule 8.28.
 */
export function createRequestLogging(watch: Watch): Hono {
  const app = new Hono();
  app.use(watched(watch));
  app.onError((error, c) => unexpected(watch.log, { error, c }));
  return app;
}

function watched({ log, metrics, trustedProxyHeader }: Watch): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now();
    const requestId = requestIdOf(c.req.raw);
    // Address and id travel to services and in-process calls in headers; what a client sends there is overwritten.
    const { headers } = c.req.raw;
    headers.set(addressHeader, addressOf(c, trustedProxyHeader));
    headers.set(requestIdHeader, requestId);
    await next();
    setAnswerHeader(c, { name: requestIdHeader, value: requestId });
    const { method, path } = c.req;
    const { status } = c.res;
    const ms = performance.now() - began;
    metrics.observe({ path, status, seconds: ms / 1000 });
    log[status >= 500 ? 'warn' : 'info'](
      { requestId, method, path: pathForLog(path), status, ms: Math.round(ms * 10) / 10 },
      'answered',
    );
  };
}

/** A proxy's last value is the one that it wrote itself; those before it come from the client. */
function addressOf(c: Context, trustedProxyHeader: string | undefined): string {
  const given = trustedProxyHeader && c.req.header(trustedProxyHeader)?.split(',').at(-1)?.trim();
  return given || getConnInfo(c).remote.address || 'unknown';
}

function unexpected(log: Logger, { error, c }: { readonly error: Error; readonly c: Context }): Response {
  if (error instanceof HTTPException) return error.getResponse();
  const requestId = requestIdOf(c.req.raw);
  log.error({ requestId, path: pathForLog(c.req.path), err: error }, 'a request failed');
  const message = unknownErrorMessage(requestId);
  if (!c.req.header('accept')?.includes('text/html'))
    return c.json({ code: 'unexpected_failure', message }, 500, { 'cache-control': 'no-store' });
  return c.html(plainPage(message), 500, {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
}

/** Without style or script: whatever makes those may be what failed. */
function plainPage(message: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>500 · Bestått</title><h1>500</h1><p>${message}</p><p><a href="/">Bestått</a></p></html>`;
}
