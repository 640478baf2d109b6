import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import {
  createdAccount,
  lastMail,
  newAddress,
  passMailPause,
  password,
} from '#main/testing/sign-in-browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import * as auth from '#web/routes/auth.tsx';
import * as authCode from '#web/routes/auth-code.tsx';
import * as authPassword from '#web/routes/auth-password.tsx';
import * as confirm from '#web/routes/confirm.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

function ask(
  browser: Browser,
  kind: 'login' | 'recovery',
  email: string,
  path = '/auth/code',
  next = '/app',
) {
  return browser.visit(authCode.action, path, { intent: 'send', kind, email, next });
}

function enter(browser: Browser, kind: string, email: string, code: string) {
  return browser.visit(authCode.action, '/auth/code', {
    intent: 'code',
    kind,
    email,
    code,
    next: '/app/test',
  });
}

function signIn(email: string, word: string) {
  return api.client().auth.signInWithPassword({ email, password: word });
}

const newPassword = 'tre stille fjorder';
const twice = { password: newPassword, confirmPassword: newPassword, next: '/app' };

describe('a forgotten password', () => {
  test('leads by the mail’s link, in another browser too, to a new one, and the old one is gone', async () => {
    const { email } = await createdAccount(api);
    const asked = await ask(openBrowser(api), 'recovery', email, '/auth/forgot', '/app/test');
    expect(asked).toMatchObject({ status: 200, data: { step: 'code', kind: 'recovery', email } });
    const { link, fields } = await lastMail(api, email);
    expect(link.pathname).toBe('/confirm');
    const other = openBrowser(api);
    const page = await other.visit(confirm.loader, link.pathname + link.search);
    expect(page.data).toMatchObject({ kind: 'link', type: 'recovery', next: '/app/test' });
    const confirmed = await other.visit(confirm.action, '/confirm', fields);
    expect(confirmed.location).toBe('/auth/password?next=%2Fapp%2Ftest');
    expect((await other.visit(authPassword.loader, '/auth/password')).data).toMatchObject({ email });
    expect((await other.visit(authPassword.action, '/auth/password', twice)).location).toBe('/app');
    expect((await signIn(email, newPassword)).error).toBeNull();
    expect((await signIn(email, password)).error?.status).toBe(400);
  });

  test('or by its code', async () => {
    const { email } = await createdAccount(api);
    const browser = openBrowser(api);
    await ask(browser, 'recovery', email);
    const { code } = await lastMail(api, email);
    expect((await enter(browser, 'recovery', email, code)).location).toBe(
      '/auth/password?next=%2Fapp%2Ftest',
    );
  });

  test.each([
    ['', '', 'password', 'passwordRequired'],
    [newPassword, password, 'confirmPassword', 'passwordsDiffer'],
    ['kort', 'kort', 'password', 'passwordShort'],
    ['Passord123', 'Passord123', 'password', 'passwordCommon'],
    [password, password, 'password', 'same_password'],
  ])('the new one is not %o with %o', async (word, again, field, problem) => {
    const { email } = await createdAccount(api);
    const browser = openBrowser(api);
    await ask(browser, 'recovery', email);
    const { fields } = await lastMail(api, email);
    await browser.visit(confirm.action, '/confirm', fields);
    const answer = await browser.visit(authPassword.action, '/auth/password', {
      password: word,
      confirmPassword: again,
    });
    expect(answer).toMatchObject({ status: 400, data: { field, problem } });
  });

  test('without the mail nobody chooses one: not whoever is signed out, nor whoever finds a session open', async () => {
    const stranger = openBrowser(api);
    expect((await stranger.visit(authPassword.loader, '/nb/auth/password')).location).toBe('/nb/auth/forgot');
    expect((await stranger.visit(authPassword.action, '/auth/password', twice)).data).toMatchObject({
      problem: 'signedOut',
    });
    const { browser } = await createdAccount(api);
    expect((await browser.visit(authPassword.action, '/auth/password', twice)).data).toMatchObject({
      field: 'form',
      problem: 'linkNeeded',
    });
  });
});

describe('logging in by email', () => {
  test('by the code, however it is spaced', async () => {
    const { email } = await createdAccount(api);
    const browser = openBrowser(api);
    await ask(browser, 'login', email);
    const { code } = await lastMail(api, email);
    const answer = await enter(browser, 'login', email, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(answer.location).toBe('/app/test');
    expect((await browser.visit(auth.loader, '/auth')).location).toBe('/app');
  });

  test('by the link, opened or pasted where the code goes', async () => {
    const { email } = await createdAccount(api);
    await ask(openBrowser(api), 'login', email, '/auth/code', '/app/settings');
    const { link, fields } = await lastMail(api, email);
    expect((await openBrowser(api).visit(confirm.action, '/confirm', fields)).location).toBe('/app/settings');
    await passMailPause(api);
    const browser = openBrowser(api);
    await ask(browser, 'login', email);
    expect((await enter(browser, 'login', email, link.href)).data).toMatchObject({ codeProblem: 'expired' });
    const second = await lastMail(api, email);
    expect((await enter(browser, 'login', email, second.link.href)).location).toBe('/app/test');
  });

  test('in the language of the page, mail and link', async () => {
    const { email } = await createdAccount(api);
    await ask(openBrowser(api), 'login', email, '/nb/auth/code', '/nb/app');
    const { link, subject } = await lastMail(api, email);
    expect(subject).toBe('Innloggingslenken din til Bestått');
    expect(link.pathname).toBe('/nb/confirm');
  });

  test.each(['login', 'recovery'] as const)(
    '%s answers the same for an address that nobody has, and sends nothing',
    async (kind) => {
      const { email } = await createdAccount(api);
      const unknown = newAddress();
      const [one, other] = [
        await ask(openBrowser(api), kind, email),
        await ask(openBrowser(api), kind, unknown),
      ];
      const withoutAddress = (data: unknown) => ({ ...(data as object), email: '' });
      expect(withoutAddress(other.data)).toEqual(withoutAddress(one.data));
      expect(other.status).toBe(one.status);
      const again = await Promise.all([email, unknown].map((to) => ask(openBrowser(api), kind, to)));
      expect(again.map(({ data }) => (data as { problem: string }).problem)).toEqual([
        'over_email_send_rate_limit',
        'over_email_send_rate_limit',
      ]);
      await lastMail(api, email);
      const { rows } = await api.database.pool.query('select from bestatt.dev_inbox where recipient = $1', [
        unknown,
      ]);
      expect(rows).toEqual([]);
    },
  );

  test('asking leaves nothing in the browser', async () => {
    const { email } = await createdAccount(api);
    const browser = openBrowser(api);
    for (const kind of ['login', 'recovery'] as const) await ask(browser, kind, email);
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  test.each([
    ['', 'emailRequired'],
    ['not an address', 'emailFormat'],
  ])('%o is no address: %s (5.8)', async (email, problem) => {
    expect(await ask(openBrowser(api), 'login', email)).toMatchObject({
      status: 400,
      data: { step: 'email', problem },
    });
  });

  test.each([
    ['000000', 'wrongCode'],
    ['12345', 'codeFormat'],
    ['https://bestatt.test/confirm', 'codeFormat'],
  ])('%o is refused: %s', async (code, codeProblem) => {
    const { email } = await createdAccount(api);
    const browser = openBrowser(api);
    await ask(browser, 'login', email);
    expect(await enter(browser, 'login', email, code)).toMatchObject({
      status: 400,
      data: { step: 'code', email, codeProblem },
    });
  });
});

describe('a link that does not work says why, and the way on', () => {
  test('used', async () => {
    const { email } = await createdAccount(api);
    await ask(openBrowser(api), 'recovery', email);
    const { fields } = await lastMail(api, email);
    await openBrowser(api).visit(confirm.action, '/confirm', fields);
    expect(await openBrowser(api).visit(confirm.action, '/confirm', fields)).toMatchObject({
      status: 400,
      data: { kind: 'problem', problem: 'expired', way: 'forgot' },
    });
  });

  test('older than an hour', async () => {
    const { email } = await createdAccount(api);
    await ask(openBrowser(api), 'login', email);
    const { fields } = await lastMail(api, email);
    await api.database.pool.query(
      "update auth.one_time_tokens set created_at = created_at - interval '61 minutes'",
    );
    expect((await openBrowser(api).visit(confirm.action, '/confirm', fields)).data).toMatchObject({
      problem: 'expired',
      way: 'byMail',
    });
  });

  test('opening it alone uses nothing up', async () => {
    const { email } = await createdAccount(api);
    await ask(openBrowser(api), 'login', email);
    const { link, fields } = await lastMail(api, email);
    for (let times = 0; times < 3; times += 1) {
      const page = await openBrowser(api).visit(confirm.loader, link.pathname + link.search);
      expect(page).toMatchObject({ status: 200, data: { kind: 'link' } });
    }
    expect((await openBrowser(api).visit(confirm.action, '/confirm', fields)).location).toBe('/app');
  });

  test.each([
    ['', 'nothing'],
    ['?token_hash=abc&type=unheard-of', 'nothing'],
    ['?error=access_denied&error_code=otp_expired', 'expired'],
    ['?error_code=identity_already_exists', 'identity_already_exists'],
    ['?error_code=bad_oauth_callback', 'provider'],
    ['?error_code=something_new', 'failed'],
    ['?code=b0c1d2e3', 'otherBrowser'],
  ])('8.20 /confirm%s: %s', async (query, problem) => {
    expect(await openBrowser(api).visit(confirm.loader, `/confirm${query}`)).toMatchObject({
      status: 400,
      data: { kind: 'problem', problem, way: 'login' },
    });
  });

  test('nobody is led off the site', async () => {
    const { email } = await createdAccount(api);
    await ask(openBrowser(api), 'login', email, '/auth/code', '//evil.example');
    const { fields } = await lastMail(api, email);
    const answer = await openBrowser(api).visit(confirm.action, '/confirm', {
      ...fields,
      next: '//evil.example',
    });
    expect(answer.location).toBe('/app');
  });
});
