import { join } from 'node:path';
import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { dataRoutes } from './data-routes.ts';

let routes: ServerBuild['routes'];
beforeAll(async () => {
  const build = (await import(join(import.meta.dirname, '../../../build/server/index.js'))) as ServerBuild;
  routes = build.routes;
});

type Table = ServerBuild['routes'];

/** As the server builds it: each table's list is made once. */
const handlers = new Map<Table, ReturnType<typeof createStaticHandler>>();

/** The ids of the routes that the router finds for a path, from the outside in. */
function found(table: Table, path: string): string {
  const under = (parent: string | undefined): RouteObject[] =>
    Object.values(table).flatMap((route) => {
      if (!route || route.parentId !== parent) return [];
      const { id, path, index } = route;
      return [index ? { id, index: true } : { id, path, children: under(id) }];
    });
  const handler = handlers.get(table) ?? createStaticHandler(under(undefined));
  handlers.set(table, handler);
  return (handler.match(path) ?? []).map(({ route }) => route.id).join(' ');
}

test('requests of data find in a part of the table what they find in the whole', () => {
  const part = dataRoutes(routes);
  const paths = Object.keys(routes).flatMap((id) => {
    let path = '';
    for (let one: string | undefined = id; one !== undefined; one = routes[one]?.parentId)
      path = `${routes[one]?.path ?? ''}/${path}`;
    const filled = `/${path
      .replace(/:[^/]+/g, 'a1')
      .replaceAll('*', 'deep/er')
      .split('/')
      .filter(Boolean)
      .join('/')}`;
    return [filled, `${filled}/more`, filled.toUpperCase(), filled.replace(/.$/, 'x')];
  });
  expect(paths.length).toBeGreaterThan(500);
  const wrong = paths.filter((path) => found(part(`${path}.data`), path) !== found(routes, path));
  expect(wrong).toEqual([]);
  // Otherwise nothing is won.
  const size = (path: string) => Object.keys(part(path)).length;
  for (const path of ['/app/test/a1.data', '/nb/app/test/a1.data', '/app/leveltest.data'])
    expect(size(path)).toBeLessThan(Object.keys(routes).length / 5);
});
