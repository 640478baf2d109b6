import {
  createStaticHandler,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
} from 'react-router';
import type { WebBuild } from './web-build.ts';

export type RenderedDirectly = {
  readonly response: Response;
  /** Of a page; null of a way on to another. */
  readonly html: string | null;
};

type Module = {
  readonly default?: unknown;
  readonly headers?: unknown;
  readonly handle?: { readonly static?: boolean };
};

/**
 * Makes a page without React's scripts by the router's own loaders and middlewares, but without what the router adds for scripts: it
 * writes all that the loaders gave a second time in a form of its own, and takes the markup in parts (decision 178). Null for
 * whatever else the router has to answer: other pages, data, forms, errors, a status besides 200.
 */
export function createStaticRenderer(
  build: WebBuild,
): (
  request: Request,
  given: { readonly part: ServerBuild; readonly context: RouterContextProvider },
) => Promise<RenderedDirectly | null> {
  const handlers = new WeakMap<ServerBuild, StaticHandler>();
  return async (request, { part, context }) => {
    const { pathname } = new URL(request.url);
    // Data for the router's script: a parameter at the end of a page's path would take the ending for a part of its value.
    if (request.method !== 'GET' || pathname.endsWith('.data')) return null;
    const handler = handlers.get(part) ?? createStaticHandler(routesOf(part.routes, undefined));
    handlers.set(part, handler);
    const modules = (handler.match(pathname) ?? []).map(({ route }) => part.routes[route.id]?.module);
    if (!isStaticPage(modules as Module[])) return null;
    let html: string | null = null;
    const answer = await handler.query(request, {
      requestContext: context,
      async generateMiddlewareResponse(query) {
        const found = await query(request);
        if (found instanceof Response) return found;
        if (found.errors || found.statusCode !== 200) return notHere();
        // What a component throws is shown and told by the router, which makes the page again.
        html = await build.entry.module
          .renderStaticPage({ request, build: part, found, context })
          .catch(() => null);
        return html === null ? notHere() : new Response(null, { headers: headersOf(found.loaderHeaders) });
      },
    });
    if (!(answer instanceof Response) || answer.headers.has(notHereHeader)) return null;
    return { response: answer, html };
  };
}

const notHereHeader = 'x-not-here';

function notHere(): Response {
  return new Response(null, { headers: { [notHereHeader]: '1' } });
}

function isStaticPage(modules: readonly Module[]): boolean {
  return (
    modules.at(-1)?.default !== undefined &&
    modules.some(({ handle }) => handle?.static) &&
    modules.every(({ headers }) => headers === undefined)
  );
}

/** As the router makes them of a build. */
function routesOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive, module } = route;
    const common = {
      ...{ id, path, caseSensitive, handle: module.handle, loader: module.loader },
      middleware: module.middleware,
      hasErrorBoundary: id === 'root' || module.ErrorBoundary !== undefined,
    };
    return [index ? { ...common, index } : { ...common, children: routesOf(routes, id) }] as RouteObject[];
  });
}

function headersOf(loaderHeaders: Readonly<Record<string, Headers>>): Headers {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  for (const one of Object.values(loaderHeaders))
    for (const line of one.getSetCookie()) headers.append('set-cookie', line);
  return headers;
}
