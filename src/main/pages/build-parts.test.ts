import { join } from 'node:path';
import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { buildParts } from './build-parts.ts';

let build: ServerBuild;
beforeAll(async () => {
  build = (await import(join(import.meta.dirname, '../../../build/server/index.js'))) as ServerBuild;
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

test('a path finds in a part of the build what it finds in the whole', () => {
  const { routes } = build;
  const partOf = buildParts(build);
  const part = (path: string) => partOf(path).routes;
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
    const coded = filled.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    const others = [filled.toUpperCase(), filled.replace(/.$/, 'x'), `${filled}/`, `/${filled}`, coded];
    return [filled, `${filled}/more`, `${filled}/more/and/more`, ...others];
  });
  expect(paths.length).toBeGreaterThan(500);
  const wrong = paths.filter((path) => found(part(path), path) !== found(routes, path));
  expect(wrong).toEqual([]);
  expect(paths.filter((path) => part(`${path}.data`) !== part(path) && !path.endsWith('/'))).toEqual([]);
  // Otherwise nothing is won.
  const size = (path: string) => Object.keys(part(path)).length;
  for (const path of [
    '/app/test/a1',
    '/nb/app/test/a1',
    '/app/leveltest',
    '/lettavis/nordlys',
    '/nb/articles/a',
  ])
    expect(size(path), path).toBeLessThan(Object.keys(routes).length / 5);
});

test('a path that no route names gets a part of its own kind, not one for each', () => {
  const partOf = buildParts(build);
  expect(partOf('/lettavis/nordlys')).toBe(partOf('/lettavis/kaffe'));
  expect(partOf('/a/b')).toBe(partOf('/c/d'));
  const { routes, assets } = partOf('/lettavis/nordlys');
  expect(Object.keys(assets.routes).sort()).toEqual(Object.keys(routes).sort());
});
