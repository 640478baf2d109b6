import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import { countedPath, fixedScreens, otherPath } from '#domain/analytics/counted-paths.ts';
import table from './routes.ts';

type Screen = { readonly path: string; readonly file: string; readonly layout: string | null };

const screens = flatten(table);

function flatten(
  entries: readonly RouteConfigEntry[],
  above: { path: string; layout: string | null } = { path: '', layout: null },
): readonly Screen[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above.path}/${entry.path}` : above.path;
    const layout = /layouts\/(\w+)\.tsx$/.exec(entry.file)?.[1] ?? above.layout;
    const own =
      entry.index || (entry.path && !entry.children) ? [{ path: path || '/', file: entry.file, layout }] : [];
    return [...own, ...flatten(entry.children ?? [], { path, layout })];
  });
}

function screenAt(path: string): Screen | undefined {
  return screens.find((screen) => screen.path === path);
}

describe('2.1 public routes', () => {
  test.each(['/', '/about', '/pricing', '/terms', '/auth', '/confirm', '/signout'])('%s is open', (path) => {
    expect(screenAt(path)?.file).not.toMatch(/not-found/);
  });
});

describe('2.3 app routes use the app layout', () => {
  test.each([
    '/app',
    '/app/test',
    '/app/custom',
    '/app/license',
    '/app/settings',
    '/app/leveltest',
    '/app/flashcards',
    '/app/ask-a-teacher',
    '/app/language-cafe',
  ])('%s', (path) => {
    expect(screenAt(path)?.layout).toBe('app');
  });
});

test('2.7 there are four layouts', () => {
  expect(new Set(screens.map(({ layout }) => layout).filter(Boolean))).toEqual(
    new Set(['app', 'auth', 'default', 'demo']),
  );
});

test('every screen stands twice, in English and under /nb', () => {
  const ownOfServer = [
    ...['/preferences', '/.well-known/change-password', '/clip-lines', '/words', '/*'],
    ...['/admin/stories/:storyId/calls', '/admin/articles/:articleId/calls'],
    // One for both languages.
    ...['/sitemap.xml', '/robots.txt', '/community/sitemap.xml', '/community/live', '/community/attachments'],
    ...['/community/file/:fileId', '/notifications/unread', '/admin/visits.csv', '/app/offline'],
  ];
  const bare = screens.filter(({ path }) => !path.startsWith('/nb') && !ownOfServer.includes(path));
  expect(bare.length).toBeGreaterThan(20);
  for (const { path, file, layout } of bare) {
    expect(screenAt(path === '/' ? '/nb' : `/nb${path}`)).toMatchObject({ file, layout });
  }
});

test('every screen is counted by a name of its own, or not at all (9.457)', () => {
  const pages = screens.filter(({ path, file }) => file.endsWith('.tsx') && !path.includes('*'));
  expect(pages.length).toBeGreaterThan(80);
  for (const { path } of pages) {
    const address = path.replace(/:(?:slug|topic)/, 'a-name').replace(/:[^/]+/g, '1234');
    expect(countedPath(address), path).not.toBe(otherPath);
  }
});

test('every screen that a text may link to is there (9.505)', () => {
  expect(fixedScreens.size).toBeGreaterThan(40);
  expect([...fixedScreens].filter((path) => !screenAt(path))).toEqual([]);
});
