import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultRedirect, type RedirectRules } from '#domain/access/redirect.ts';
import { readConfig } from '#main/config/config.ts';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import { newShopper } from '#main/testing/shopper-fixture.ts';
import { createdAccount, guest, password, viewerOf } from '#main/testing/sign-in-browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { apiContext } from '#web/api/api-context.ts';
import * as root from '#web/root.tsx';
import * as auth from '#web/routes/auth.tsx';
import * as settings from '#web/routes/settings.tsx';
import * as signout from '#web/routes/signout.tsx';
import * as user from '#web/routes/user.ts';
import { requireAccess } from '#web/session/require-access.ts';
import { savedPathRules } from '#web/session/saved-path.ts';
import { serverTexts } from '#web/text/server-texts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** Where the guard of every screen sends whoever opens a path; null when it lets them in. */
async function sentTo(
  browser: Browser,
  path: string,
  change: Partial<RedirectRules> = {},
): Promise<string | null> {
  const answer = await browser.visit(({ request, context }) => {
    context.set(apiContext, { ...context.get(apiContext), redirect: { ...defaultRedirect, ...change } });
    const url = new URL(request.url);
    return requireAccess({ request, url, context, params: {}, pattern: '' }, async () => new Response('it'));
  }, path);
  return answer.location;
}

const cookie = savedPathRules.name;

test('the guard stands at every screen', () => {
  expect(root.middleware).toContain(requireAccess);
});

describe('2.10 a signed-out visitor on a protected path is sent to the configured login', () => {
  test('with the way back, in the language of the path', async () => {
    const visitor = openBrowser(api);
    expect(await sentTo(visitor, '/app/license/checkout?package=plus')).toBe(
      '/auth?next=%2Fapp%2Flicense%2Fcheckout%3Fpackage%3Dplus',
    );
    expect(await sentTo(visitor, '/nb/community/post/new')).toBe(
      '/nb/auth?next=%2Fnb%2Fcommunity%2Fpost%2Fnew',
    );
    expect(await sentTo(visitor, '/admin', { loginPath: '/auth/login' })).toBe('/auth/login?next=%2Fadmin');
  });

  // Else the router writes it in the place of the app screen, where its texts and scripts are not.
  test('as a page of its own, also when a session ends in the middle of a screen', async () => {
    const request = new Request('http://bestatt.test/app/settings', { method: 'POST' });
    const url = new URL(request.url);
    let answer: unknown;
    await openBrowser(api).visit(async ({ context }) => {
      const guarded = requireAccess(
        { request, url, context, params: {}, pattern: '' },
        async () => new Response(),
      );
      answer = await Promise.resolve(guarded).catch((thrown: unknown) => thrown);
      return null;
    }, '/app/settings');
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('location')).toBe('/auth?next=%2Fapp%2Fsettings');
    expect((answer as Response).headers.get('x-remix-reload-document')).toBe('true');
  });

  test.each([
    '/APP/settings',
    '/%61pp/settings',
    '/App%2Fsettings',
    '/nb//app/settings',
    '/app//custom',
    '/Community/ME',
  ])('however the path is written, as the router finds the screen: %s', async (path) => {
    expect(await sentTo(openBrowser(api), path)).toMatch(/^\/(nb\/)?auth\?next=/);
  });

  test('also by a pattern with large letters', async () => {
    expect(await sentTo(openBrowser(api), '/about', { include: ['/About'] })).toBe('/auth?next=%2Fabout');
  });

  test('6.10 from the overview, too, but not from the level test', async () => {
    const visitor = openBrowser(api);
    expect(await sentTo(visitor, '/app')).toBe('/auth?next=%2Fapp');
    expect(await sentTo(visitor, '/nb/app/test')).toBe('/nb/auth?next=%2Fnb%2Fapp%2Ftest');
    expect(await sentTo(visitor, '/app/leveltest')).toBeNull();
    expect(await sentTo(visitor, '/app/test/0b9c')).toBeNull();
  });

  test('a guest of the level test, too, but not from the tests that are theirs', async () => {
    const { browser } = await guest(api);
    expect(await sentTo(browser, '/app/settings')).toBe('/auth?next=%2Fapp%2Fsettings');
    for (const path of ['/app', '/app/test']) expect(await sentTo(browser, path)).toBeNull();
  });

  test('whoever is signed in is not', async () => {
    const { browser } = await newShopper(api);
    expect(await sentTo(browser, '/app/settings')).toBeNull();
    expect(await sentTo(browser, '/pricing', { include: ['*'] })).toBeNull();
  });
});

test('a licence is asked for however the path is written (6.13)', async () => {
  const { browser } = await newShopper(api);
  for (const path of [
    '/app/flashcards',
    '/app/Flashcards',
    '/app/%66lashcards',
    '/app//flashcards',
    '/NB/app/custom',
  ])
    expect(await sentTo(browser, path)).toMatch(/\/app\/license\?needs=11&for=(flashcards|custom)$/);
});

test('2.11 the login, the callback and what is excluded are skipped', async () => {
  const visitor = openBrowser(api);
  const everything = { include: ['*'], exclude: ['/terms'] };
  for (const path of ['/auth', '/nb/auth/code', '/confirm', '/nb/terms'])
    expect(await sentTo(visitor, path, everything)).toBeNull();
  expect(await sentTo(visitor, '/about', everything)).toBe('/auth?next=%2Fabout');
});

test('an excluded path that shows nothing without an account says so, and does not break (2.11)', async () => {
  const excluded = { exclude: [...defaultRedirect.exclude, '/app/*'] };
  await expect(sentTo(openBrowser(api), '/app/settings', excluded)).resolves.toBeNull();
  let thrown: unknown;
  await openBrowser(api).visit(({ request, context }) => {
    context.set(apiContext, { ...context.get(apiContext), redirect: { ...defaultRedirect, ...excluded } });
    const url = new URL(request.url);
    const guarded = requireAccess(
      { request, url, context, params: {}, pattern: '' },
      async () => new Response(),
    );
    return Promise.resolve(guarded).catch((error: unknown) => {
      thrown = error;
      return null;
    });
  }, '/app/settings');
  expect(thrown).toMatchObject({ init: { status: 401 } });
  for (const path of ['/app/leveltest', '/app/test/1', '/app/feedback'])
    expect(await sentTo(openBrowser(api), path, excluded)).toBeNull();
});

describe('2.11, 2.12 the configuration includes and excludes path patterns', () => {
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR: '/tmp', ...env }).redirect;

  test('nothing said is the default', () => {
    expect(read({})).toEqual(defaultRedirect);
  });

  test('included patterns take the default’s place, excluded ones come to what is open to visitors', () => {
    const rules = read({
      AUTH_LOGIN_PATH: '/auth/login',
      AUTH_REDIRECT_INCLUDE: '/app*, /lettavis/*',
      AUTH_REDIRECT_EXCLUDE: '/app/license',
      AUTH_REDIRECT_SAVE_PATH: 'false',
    });
    expect(rules).toEqual({
      loginPath: '/auth/login',
      include: ['/app*', '/lettavis/*'],
      exclude: [...defaultRedirect.exclude, '/app/license'],
      savePath: false,
    });
  });

  test('what is no path is refused', () => {
    expect(() => read({ AUTH_REDIRECT_INCLUDE: 'app' })).toThrow('AUTH_REDIRECT_INCLUDE');
    expect(() => read({ AUTH_LOGIN_PATH: 'https://evil.example' })).toThrow('AUTH_LOGIN_PATH');
  });
});

describe('2.13 the wanted path', () => {
  test('is saved, and the login leads there though its address does not say so', async () => {
    const { email } = await createdAccount(api);
    const browser = openBrowser(api);
    await sentTo(browser, '/app/leveltest?x=1');
    expect(browser.cookies.has(cookie)).toBe(false);
    await sentTo(browser, '/app/settings?page=2');
    expect(decodeURIComponent(browser.cookies.get(cookie) ?? '')).toBe('/app/settings?page=2');
    const { data } = await browser.visit(auth.loader, '/auth');
    expect(data).toMatchObject({ next: '/app/settings?page=2' });
    const answer = await browser.visit(auth.action, '/auth', { mode: 'login', email, password });
    expect(answer.location).toBe('/app/settings?page=2');
  });

  test('is forgotten once one has arrived', async () => {
    const { browser } = await newShopper(api);
    browser.cookies.set(cookie, '%2Fapp%2Fsettings');
    expect(await sentTo(browser, '/app/settings')).toBeNull();
    expect(browser.cookies.has(cookie)).toBe(false);
  });

  test('is not saved where the configuration says so', async () => {
    const browser = openBrowser(api);
    await sentTo(browser, '/app/settings', { savePath: false });
    expect(browser.cookies.has(cookie)).toBe(false);
  });

  test('leads nobody off the site', async () => {
    const browser = openBrowser(api);
    browser.cookies.set(cookie, encodeURIComponent('//evil.example'));
    expect((await browser.visit(auth.loader, '/auth')).data).toMatchObject({ next: '/app' });
  });
});

describe('2.2 /user', () => {
  test('leads to one’s settings, and a visitor to the login', async () => {
    const { browser } = await newShopper(api);
    expect((await browser.visit(user.loader, '/user')).location).toBe('/app/settings');
    expect((await openBrowser(api).visit(user.loader, '/nb/user')).location).toBe('/nb/auth');
  });
});

test('4.1 the profile is not loaded without a user, is loaded when one appears, and is gone after signing out', async () => {
  const { browser } = await newShopper(api);
  expect(await viewerOf(openBrowser(api))).toEqual({ kind: 'visitor' });
  expect(await viewerOf(browser)).toMatchObject({ kind: 'user', fullName: 'Rojin Demir' });
  await browser.visit(signout.action, '/signout', {});
  expect(await viewerOf(browser)).toEqual({ kind: 'visitor' });
  expect(await sentTo(browser, '/app/settings')).toBe('/auth?next=%2Fapp%2Fsettings');
});

test('8.4 updating the profile without a user returns the error ‘No user found’', async () => {
  const shopper = await newShopper(api);
  await api.database.pool.query(
    'delete from public.users u using auth.users a where a.id = u.id and a.email = $1',
    [shopper.email],
  );
  const profile = { fullName: 'Rojin D.', country: 'TR', dateOfBirth: '1994-02-28' };
  const { data } = await shopper.browser.visit(settings.action, '/app/settings', {
    intent: 'profile',
    ...profile,
  });
  expect(data).toMatchObject({ kind: 'refused', errors: { '': 'noUser' } });
  expect(serverTexts('en-GB').t('settings:errors.noUser')).toBe('No user found');
});
