import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, fillBank, openBrowser } from '#main/testing/browser-fixture.ts';
import { createdAccount, newAddress, password, viewerOf } from '#main/testing/sign-in-browser-fixture.ts';
import { sweepAccounts } from '#server/accounts/due-deletions.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import * as auth from '#web/routes/auth.tsx';
import * as demo from '#web/routes/demo.tsx';
import * as languageCafe from '#web/routes/language-cafe.tsx';
import * as leveltest from '#web/routes/leveltest.tsx';
import * as overview from '#web/routes/overview.tsx';
import * as settings from '#web/routes/settings.tsx';
import * as settingsData from '#web/routes/settings-data.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await fillBank(api);
}, 60_000);
afterAll(() => api.close());

const begin = (browser: Browser, prefix = '') =>
  browser.visit(demo.action, `${prefix}/demo`, { intent: 'begin' });
const accessOf = async (browser: Browser) =>
  ((await browser.visit(demo.loader, '/demo')).data as { access: { kind: string } }).access.kind;

describe('1.17, 6.3 /demo', () => {
  test.each(['', '/nb'])(
    'signs a visitor in as the made-up learner and leads to the overview (%j)',
    async (prefix) => {
      const browser = openBrowser(api);
      expect(await accessOf(browser)).toBe('open');
      expect((await begin(browser, prefix)).location).toBe(`${prefix}/app`);
      expect(await viewerOf(browser)).toMatchObject({
        kind: 'user',
        name: 'Amira Haddad',
        demoUntil: expect.stringMatching(/^20\d\d-/),
      });
      expect((await browser.visit(overview.loader, `${prefix}/app`)).status).toBe(200);
      expect(await accessOf(browser)).toBe('inside');
    },
  );

  test('takes nobody’s own session away: an account is told to sign out first', async () => {
    const { browser, email } = await createdAccount(api);
    expect(await accessOf(browser)).toBe('account');
    expect((await begin(browser)).status).toBe(409);
    expect(await viewerOf(browser)).toMatchObject({ kind: 'user', email });
  });

  test('takes no guest’s results away: the guest keeps them', async () => {
    const browser = openBrowser(api);
    const form = { level: ['A1', 'A2'], category: ['read'], quick: 'on', requestKey: crypto.randomUUID() };
    expect((await browser.visit(leveltest.action, '/app/leveltest', form)).location).toContain('/app/test/');
    expect(await accessOf(browser)).toBe('guest');
    expect((await begin(browser)).status).toBe(409);
    expect(await viewerOf(browser)).toEqual({ kind: 'guest' });
  });

  test.each([
    ['create', '/auth?create'],
    ['end', '/demo'],
  ])('is ended by %s, which throws it away and leads to %s as a visitor', async (intent, target) => {
    const browser = openBrowser(api);
    await begin(browser);
    const viewer = await viewerOf(browser);
    expect((await browser.visit(demo.action, '/demo', { intent })).location).toBe(target);
    expect(await viewerOf(browser)).toEqual({ kind: 'visitor' });
    const { rows } = await api.database.pool.query('select from auth.users where id = $1', [
      viewer.kind === 'user' ? viewer.id : '',
    ]);
    expect(rows).toEqual([]);
  });
});

test('the demo sees the sessions of the language cafe (1.17)', async () => {
  const browser = openBrowser(api);
  await begin(browser);
  const page = await browser.visit(languageCafe.loader, '/app/language-cafe');
  expect(page).toMatchObject({ status: 200, data: { sessions: [] } });
});

test('a browser that comes back after the day is a visitor’s, and may begin anew (9.70)', async () => {
  const browser = openBrowser(api);
  await begin(browser);
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  await sweepAccounts({ ...api.context, now: () => tomorrow }, api.storage.files);
  const later = openBrowser(api, { now: () => tomorrow });
  for (const [name, value] of browser.cookies) later.cookies.set(name, value);
  expect(await viewerOf(later)).toEqual({ kind: 'visitor' });
  expect(await accessOf(later)).toBe('open');
  expect((await begin(later)).location).toBe('/app');
});

test('9.70 an account that is created from within the demo begins afresh', async () => {
  const browser = openBrowser(api);
  await begin(browser);
  const { email, fields } = accountForm();
  await browser.visit(auth.action, '/auth?create', fields);
  const viewer = await viewerOf(browser);
  expect(viewer).toMatchObject({ kind: 'user', email });
  expect(viewer).not.toHaveProperty('demoUntil');
  const { rows } = await api.database.pool.query('select from public.sittings where user_id = $1', [
    viewer.kind === 'user' ? viewer.id : '',
  ]);
  expect(rows).toEqual([]);
});

function accountForm(): { readonly email: string; readonly fields: Record<string, string> } {
  const email = newAddress();
  return { email, fields: { mode: 'create', email, password, confirmPassword: password } };
}

describe('9.70 in the demo a screen says kindly that nothing changes', () => {
  test.each([
    [
      'the profile',
      settings.action,
      '/app/settings',
      { intent: 'profile', fullName: 'Amira H.', country: 'SY', dateOfBirth: '1993-05-14' },
      { errors: { '': 'demo' } },
    ],
    [
      'the email',
      settings.action,
      '/app/settings',
      { intent: 'email', email: 'amira@example.no' },
      { errors: { email: 'demo' } },
    ],
    [
      'a copy of the data',
      settingsData.action,
      '/app/settings/data',
      { intent: 'copy' },
      { error: 'demo_account' },
    ],
    [
      'deleting the account',
      settingsData.action,
      '/app/settings/data',
      { intent: 'delete' },
      { error: 'demo_account' },
    ],
  ])('%s', async (_, action, path, form, expected) => {
    const browser = openBrowser(api);
    await begin(browser);
    expect((await browser.visit(action, path, form as Record<string, string>)).data).toMatchObject({
      kind: 'refused',
      ...expected,
    });
  });
});
