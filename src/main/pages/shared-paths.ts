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

/**
 * The paths whose pages look alike for everybody without a session: those that say `handle.shared`. A path with a
 * parameter is not among them, nor one that leads to the login.
 */
export function sharedPaths(
  routes: ServerBuild['routes'] | Routes,
  rules: RedirectRules,
): ReadonlySet<string> {
  const all = routes as Routes;
  const parents = new Set(Object.values(all).map((route) => route?.parentId));
  return new Set(
    Object.keys(all)
      .filter((id) => !parents.has(id) && isShared(all, id))
      .map((id) => pathOf(all, id))
      .filter((path) => !/[:*]/.test(path) && !needsLogin(path.replace(/^\/nb(?=\/|$)/, '') || '/', rules)),
  );
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
