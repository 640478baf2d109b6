import { join } from 'node:path';
import { Hono } from 'hono';
import { readConfig } from '#main/config/config.ts';
import { secured } from '#main/http/secured.ts';
import { createMetrics } from '#main/observability/metrics.ts';
import { createRequestLogging } from '#main/observability/request-logging.ts';
import { createPages } from '#main/pages/pages.ts';
import type { Api } from '#server/api/create-api.ts';
import type { TestApi } from '#server/testing/api.ts';
import { freshFolder } from './product-process.ts';

/** The product's outside without its socket: pages of the build and the API, in process. For tests. */
export type Site = {
  /** Sends a request as if from an address. */
  readonly ask: (path: string, init?: RequestInit, address?: string) => Promise<Response>;
  /** Calls that reached the API since the start: method, path and query. */
  readonly apiCalls: readonly string[];
};

/** A browser's cookies, kept as it keeps them. */
export type Visitor = {
  readonly cookies: Map<string, { readonly value: string; readonly attributes: string }>;
  /** Requests a path with the cookies there are, follows nothing, and keeps the answer's cookies. */
  readonly go: (path: string, form?: Readonly<Record<string, string>>) => Promise<Response>;
};

/** @param env settings besides the usual. @throws Error when the pages are not built (`npm run build`). */
export async function openSite(
  api: TestApi,
  clock?: () => number,
  env: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const folder = freshFolder();
  const config = readConfig({
    DATA_DIR: folder.path,
    PUBLIC_URL: api.context.publicUrl,
    LOG_LEVEL: 'silent',
    ...env,
  });
  folder.remove();
  const apiCalls: string[] = [];
  const counted = new Hono();
  counted.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    apiCalls.push(`${c.req.method} ${pathname}${search}`);
    await next();
  });
  counted.route('/', api.app);
  const root = join(import.meta.dirname, '../../..');
  const pages = await createPages({
    ...{ config, root, clock },
    context: api.context,
    api: Object.assign(counted, {
      isUnchanged: api.app.isUnchanged,
      readForPage(asked: Parameters<Api['readForPage']>[0]) {
        apiCalls.push(`READ ${asked.name}?${new URLSearchParams(asked.args)}`);
        return api.app.readForPage(asked);
      },
    }),
  });
  const metrics = createMetrics({ database: api.database, jobs: {} });
  const app = createRequestLogging({ log: api.context.log, metrics, trustedProxyHeader: undefined });
  app.use(...secured(api.context.publicUrl));
  app.route('/', counted);
  app.route('/', pages);
  return {
    apiCalls,
    ask: async (path, init = {}, address = '192.0.2.1') =>
      app.fetch(new Request(new URL(path, api.context.publicUrl), { redirect: 'manual', ...init }), {
        incoming: { socket: { remoteAddress: address, remotePort: 4000, remoteFamily: 'IPv4' } },
      }),
  };
}

/** Somebody with a browser of their own, behind an address that they may share. */
export function openVisitor(site: Site, address?: string): Visitor {
  const cookies: Visitor['cookies'] = new Map();
  return {
    cookies,
    async go(path, form) {
      const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
      const headers = { cookie, accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/150.0' };
      const sent = form && { method: 'POST', body: new URLSearchParams(form) };
      const answer = await site.ask(path, { headers, ...sent }, address);
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*);?\s*(.*)$/.exec(line) ?? [];
        if (/max-age=0(;|$)/i.test(attributes)) cookies.delete(name);
        else cookies.set(name, { value, attributes });
      }
      return answer;
    },
  };
}
