import { expect, test } from 'vitest';
import { defaultRedirect } from '#domain/access/redirect.ts';
import { sharedPaths } from './shared-paths.ts';

test('the pages that look alike for everybody are those whose route or layout says so', () => {
  const module = (handle?: object) => ({ handle });
  const routes = {
    root: { module: module() },
    site: { parentId: 'root', module: module({ static: true, shared: true }) },
    landing: { parentId: 'site', module: module() },
    about: { parentId: 'site', path: 'about', module: module({ theme: 'dark' }) },
    mine: { parentId: 'site', path: 'community/me', module: module() },
    form: { parentId: 'site', path: 'discount', module: module({ shared: false }) },
    token: { parentId: 'site', path: 'shared/:token', module: module() },
    story: { parentId: 'site', path: 'lettavis/:slug', module: module({ shared: true }) },
    nb: { parentId: 'root', path: 'nb', module: module() },
    siteNb: { parentId: 'nb', module: module({ shared: true }) },
    landingNb: { parentId: 'siteNb', module: module() },
    aboutNb: { parentId: 'siteNb', path: 'about', module: module() },
    auth: { parentId: 'root', module: module({ static: true }) },
    login: { parentId: 'auth', path: 'auth', module: module() },
  };
  expect([...sharedPaths(routes, defaultRedirect).fixed]).toEqual(['/', '/about', '/nb', '/nb/about']);
  const { has } = sharedPaths(routes, defaultRedirect);
  const named = [
    '/lettavis/elgen',
    '/lettavis/Elgen',
    '/lettavis/a/b',
    '/lettavis/',
    '/shared/abc',
    '/about',
  ];
  expect(named.filter(has)).toEqual(['/lettavis/elgen', '/about']);
});
