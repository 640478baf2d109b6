import type { ServerBuild } from 'react-router';
import { needsLogin, type RedirectRules } from '#domain/access/redirect.ts';

/**
 * What a layout or a route says of its pages; a route's word counts more than its layout's. `query` names what a route reads of
 * its address's query; left out: anything. `members`: whoever is signed in gets the page too, made without knowing who they are
 * (decision 178): nothing on it may be one person's.
 */
type Handle = {
  readonly shared?: boolean;
  readonly members?: boolean;
  readonly query?: readonly string[];
};
type Routes = Readonly<
  Record<
    string,
    | { readonly parentId?: string; readonly path?: string; readonly module: { readonly handle?: unknown } }
    | undefined
  >
>;

export type SharedPaths = {
  /** Whether a path is among them. */
  readonly has: (path: string) => boolean;
  /** What the page of a path reads of the query; null: it may read anything. */
  readonly queryOf: (path: string) => readonly string[] | null;
  /** Whether those who are signed in get the page of a path too. */
  readonly isForMembers: (path: string) => boolean;
  readonly patterns: readonly string[];
  readonly memberPatterns: readonly string[];
};

/**
 * The paths whose pages look alike for everybody without a session: those that say `handle.shared`. A path that leads to the
 * login is not among them. One with a parameter, which stands for one part of it, is when the route itself says so.
 */
export function sharedPaths(routes: ServerBuild['routes'] | Routes, rules: RedirectRules): SharedPaths {
  const all = routes as Routes;
  const parents = new Set(Object.values(all).map((route) => route?.parentId));
  const pages = Object.keys(all)
    .filter(
      (id) =>
        !parents.has(id) &&
        says(all, { id, word: 'shared' }) &&
        (saysSo(all[id]) || !/[:*]/.test(pathOf(all, id))),
    )
    .map((id) => ({
      path: pathOf(all, id),
      query: handleOf(all[id])?.query ?? null,
      members: says(all, { id, word: 'members' }),
    }))
    .filter(
      ({ path }) => !path.includes('*') && !needsLogin(path.replace(/^\/nb(?=\/|$)/, '') || '/', rules),
    );
  const whole = new Map(pages.filter(({ path }) => !path.includes(':')).map((page) => [page.path, page]));
  const forms = pages
    .filter(({ path }) => path.includes(':'))
    .map((page) => ({
      ...page,
      form: new RegExp(`^${page.path.replace(/:[^/]+/g, '[a-z0-9-]{1,80}')}$`),
    }));
  // A route without parameters goes before one with.
  const exact = new Set(Object.keys(all).map((id) => pathOf(all, id)));
  const find = (path: string) =>
    whole.get(path) ?? (exact.has(path) ? undefined : forms.find(({ form }) => form.test(path)));
  return {
    patterns: pages.map(({ path }) => path),
    memberPatterns: pages.filter(({ members }) => members).map(({ path }) => path),
    isForMembers: (path) => find(path)?.members === true,
    has: (path) => find(path) !== undefined,
    queryOf: (path) => find(path)?.query ?? null,
  };
}

function handleOf(route: Routes[string]): Handle | undefined {
  return route?.module.handle as Handle | undefined;
}

function saysSo(route: Routes[string]): boolean {
  return handleOf(route)?.shared === true;
}

/** What the route, else the layout that it stands in, says of a page. */
function says(
  routes: Routes,
  { id, word }: { readonly id: string | undefined; readonly word: 'shared' | 'members' },
): boolean {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return false;
  return handleOf(route)?.[word] ?? says(routes, { id: route.parentId, word });
}

function pathOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '/';
  const above = pathOf(routes, route.parentId);
  return route.path ? `${above === '/' ? '' : above}/${route.path}` : above;
}
