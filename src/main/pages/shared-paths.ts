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

/** Whether a path is among them. */
export type SharedPaths = { readonly has: (path: string) => boolean; readonly patterns: readonly string[] };

/**
 * The paths whose pages look alike for everybody without a session: those that say `handle.shared`. A path that leads to the
 * login is not among them. One with a parameter, which stands for one part of it, is when the route itself says so.
 */
export function sharedPaths(routes: ServerBuild['routes'] | Routes, rules: RedirectRules): SharedPaths {
  const all = routes as Routes;
  const parents = new Set(Object.values(all).map((route) => route?.parentId));
  const patterns = Object.keys(all)
    .filter(
      (id) => !parents.has(id) && isShared(all, id) && (saysSo(all[id]) || !/[:*]/.test(pathOf(all, id))),
    )
    .map((id) => pathOf(all, id))
    .filter((path) => !path.includes('*') && !needsLogin(path.replace(/^\/nb(?=\/|$)/, '') || '/', rules));
  const whole = new Set(patterns.filter((path) => !path.includes(':')));
  const forms = patterns
    .filter((path) => path.includes(':'))
    .map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[a-z0-9-]{1,80}')}$`));
  // A route without parameters goes before one with.
  const exact = new Set(Object.keys(all).map((id) => pathOf(all, id)));
  return {
    patterns,
    has: (path) => whole.has(path) || (!exact.has(path) && forms.some((form) => form.test(path))),
  };
}

function saysSo(route: Routes[string]): boolean {
  return (route?.module.handle as Handle | undefined)?.shared === true;
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
