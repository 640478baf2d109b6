import { expect, test } from 'vitest';
import { defaultRedirect } from '#domain/access/redirect.ts';
import { sharedPaths } from './shared-paths.ts';

test('the pages that look alike for everybody are those whose route or layout says so', () => {
  const module = (handle?: object) => ({ handle });
  const routes = {
    root: { module: module() },
    site: { parentId: 'root', module: module({ static: true, shared: true, members: true }) },
    landing: { parentId: 'site', module: module({ query: ['level'] }) },
    about: { parentId: 'site', path: 'about', module: module({ members: false }) },
    mine: { parentId: 'site', path: 'community/me', module: module() },
    form: { parentId: 'site', path: 'discount', module: module({ shared: false }) },
    token: { parentId: 'site', path: 'shared/:token', module: module() },
    // Each says it of itself; what has a path of its own is not taken for it.
    post: { parentId: 'root', path: 'post/:id', module: module({ shared: true }) },
    write: { parentId: 'root', path: 'post/new', module: module() },
    nb: { parentId: 'root', path: 'nb', module: module() },
    siteNb: { parentId: 'nb', module: module({ shared: true }) },
    landingNb: { parentId: 'siteNb', module: module() },
    aboutNb: { parentId: 'siteNb', path: 'about', module: module() },
    auth: { parentId: 'root', module: module({ static: true }) },
    login: { parentId: 'auth', path: 'auth', module: module() },
  };
  const shared = sharedPaths(routes, defaultRedirect);
  expect(shared.patterns).toEqual(['/', '/about', '/post/:id', '/nb', '/nb/about']);
  const asked = ['/post/7', '/post/new', '/post/7/more', '/post', '/shared/a', '/about', '/community/me'];
  expect(asked.filter((path) => shared.has(path))).toEqual(['/post/7', '/about']);
  expect(['/', '/about', '/nowhere'].map((path) => shared.queryOf(path))).toEqual([['level'], null, null]);
  // Those who are signed in get what says so, and nothing that is only for visitors alike.
  expect(shared.memberPatterns).toEqual(['/']);
  expect(['/', '/about', '/post/7', '/nb'].filter((path) => shared.isForMembers(path))).toEqual(['/']);
});
