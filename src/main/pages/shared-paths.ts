import type { ServerBuild } from 'react-router';
import { needsLogin, type RedirectRules } from '#domain/access/redirect.ts';

/** What a layout or a route says of its pages; a route's word counts more than its layout's. */
type Handle = { readonly shared?: boolean };
type Routes = Readonly<
  Record<
    string,
    | { readonly parentId?: string; readonly path?: string; readonly module: { readonly handle?: unknown } }
    | undefined
  >
>;

/** Whether a path without a slash at its end has such a page, and all paths without a parameter that have. */
export type SharedPaths = { readonly has: (path: string) => boolean; readonly fixed: ReadonlySet<string> };

/**
 * The paths whose pages look alike for everybody without a session: those that say `handle.shared`. A route with a parameter
 * must say it itself, since what its layout says of fixed pages says nothing of it. One that leads to the login is none.
 */
export function sharedPaths(routes: ServerBuild['routes'] | Routes, rules: RedirectRules): SharedPaths {
  const all = routes as Routes;
  const parents = new Set(Object.values(all).map((route) => route?.parentId));
  const open = Object.keys(all)
    .filter((id) => !parents.has(id) && isShared(all, id))
    .map((id) => ({ id, path: pathOf(all, id) }))
    .filter(({ path }) => !needsLogin(path.replace(/^\/nb(?=\/|$)/, '') || '/', rules));
  const fixed = new Set(open.map(({ path }) => path).filter((path) => !/[:*]/.test(path)));
  const named = open
    .filter(({ id, path }) => /^[^*]*\/:[^/*]+$/.test(path) && saysShared(all, id))
    .map(({ path }) => new RegExp(`^${path.replace(/:[^/]+$/, '[a-z0-9-]{1,80}')}$`));
  return { fixed, has: (path) => fixed.has(path) || named.some((pattern) => pattern.test(path)) };
}

function saysShared(routes: Routes, id: string): boolean {
  return (routes[id]?.module.handle as Handle | undefined)?.shared === true;
}

function isShared(routes: Routes, id: string | undefined): boolean {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return false;
  return (route.module.handle as Handle | undefined)?.shared ?? isShared(routes, route.parentId);
}

function pathOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '/';
  const above = pathOf(routes, route.parentId);
  return route.path ? `${above === '/' ? '' : above}/${route.path}` : above;
}
