import { expect, test } from 'vitest';
import { manifestOf } from './route-manifest.ts';

const ids = [
  'root',
  'en/app',
  'en/admin-jobs',
  'routes/bokmaal',
  'nb/app',
  'nb/admin-jobs',
  'routes/not-found',
];
const route = (id: string) => ({
  ...{ id, module: `/${id}.js`, imports: ['/react.js', '/shared.js', `/own-${id}.js`] },
  ...(id === 'root' ? {} : { parentId: 'root' }),
});
const script = `window.__reactRouterManifest=${JSON.stringify({
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: Object.fromEntries(ids.map((id) => [id, route(id)])),
  url: '/assets/manifest-0a1b.js',
})};`;

function read(list: Parameters<typeof manifestOf>[1]) {
  type Read = { routes: Record<string, { imports: string[] }>; url: string; entry: object };
  const window = {} as { __reactRouterManifest: Read };
  new Function('window', manifestOf(script, list))(window);
  return window.__reactRouterManifest;
}

test.each([
  { list: 'en', kept: ['root', 'en/app', 'routes/not-found'] },
  { list: 'nb', kept: ['root', 'routes/bokmaal', 'nb/app', 'routes/not-found'] },
  { list: 'en-admin', kept: ['root', 'en/app', 'en/admin-jobs', 'routes/not-found'] },
] as const)('a page of $list lists the screens of its language, and what both have', ({ list, kept }) => {
  const { routes, url, entry } = read(list);
  expect(Object.keys(routes)).toEqual(kept);
  expect(url).toBe(`/assets/manifest-0a1b-${list}.js`);
  expect(entry).toEqual({ module: '/entry.js', imports: ['/react.js'] });
});

test('a screen names no file that the page or a route above it has fetched', () => {
  expect(read('en').routes.root?.imports).toEqual(['/own-root.js', '/shared.js']);
  expect(read('en').routes['en/app']?.imports).toEqual(['/own-en/app.js']);
});
