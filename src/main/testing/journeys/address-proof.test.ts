import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import {
  createdAccount,
  guest,
  lastMail,
  newAddress,
  passMailPause,
  password,
  viewerOf,
} from '#main/testing/sign-in-browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import * as auth from '#web/routes/auth.tsx';
import * as authCode from '#web/routes/auth-code.tsx';
import * as confirm from '#web/routes/confirm.tsx';
import * as settings from '#web/routes/settings.tsx';

/** With a mail server: an address counts once it is proved. */
let api: TestApi;
beforeAll(async () => {
  api = await testApi((given) => ({ ...given, email: { ...given.email, autoconfirm: false } }));
});
afterAll(() => api.close());

function create(browser: Browser, email: string) {
  const fields = { mode: 'create', email, password, confirmPassword: password, next: '/app/test' };
  return browser.visit(auth.action, '/auth?create', fields);
}

function logIn(browser: Browser, email: string) {
  return browser.visit(auth.action, '/auth', { mode: 'login', email, password, next: '/app/test' });
}

describe('a new account', () => {
  test('is ready when the link of the mail was followed, in any browser', async () => {
    const email = newAddress();
    const asked = await create(openBrowser(api), email);
    expect(asked).toMatchObject({
      status: 200,
      data: { waits: { kind: 'signup', email, next: '/app/test' } },
    });
    const { link, fields } = await lastMail(api, email);
    expect(link.pathname).toBe('/confirm');
    const browser = openBrowser(api);
    expect((await browser.visit(confirm.action, '/confirm', fields)).location).toBe('/app/test');
    expect(await viewerOf(browser)).toMatchObject({ kind: 'user', email });
    expect((await logIn(openBrowser(api), email)).location).toBe('/app/test');
  });

  test('or its code typed', async () => {
    const email = newAddress();
    const browser = openBrowser(api);
    await create(browser, email);
    const { code } = await lastMail(api, email);
    const fields = { intent: 'code', kind: 'signup', email, code, next: '/app/test' };
    expect((await browser.visit(authCode.action, '/auth/code', fields)).location).toBe('/app/test');
  });

  test('whoever logs in before gets the mail once more, and the field for its code', async () => {
    const { email } = await createdAccount(api);
    const first = await lastMail(api, email);
    await passMailPause(api);
    expect((await logIn(openBrowser(api), email)).data).toMatchObject({ waits: { kind: 'signup', email } });
    await expect.poll(async () => (await lastMail(api, email)).code).not.toBe(first.code);
    const second = await lastMail(api, email);
    expect((await openBrowser(api).visit(confirm.action, '/confirm', second.fields)).location).toBe(
      '/app/test',
    );
  });

  test('of a guest is the guest’s own, with everything in it', async () => {
    const { browser, id } = await guest(api);
    const email = newAddress();
    expect((await create(browser, email)).data).toMatchObject({ waits: { kind: 'upgrade', email } });
    const { code } = await lastMail(api, email);
    const fields = { intent: 'code', kind: 'upgrade', email, code, next: '/app/test' };
    expect((await browser.visit(authCode.action, '/auth/code', fields)).location).toBe('/app/test');
    expect(await viewerOf(browser)).toMatchObject({ kind: 'user', id, email });
    expect((await logIn(openBrowser(api), email)).location).toBe('/app/test');
  });

  test('with an address that is taken gets the same answer, and only its owner is told', async () => {
    const taken = newAddress();
    await create(openBrowser(api), taken);
    const { fields } = await lastMail(api, taken);
    await openBrowser(api).visit(confirm.action, '/confirm', fields);
    await passMailPause(api);
    const free = newAddress();
    for (const browserFor of [async () => openBrowser(api), async () => (await guest(api)).browser]) {
      const answers = [await create(await browserFor(), taken), await create(await browserFor(), free)];
      const [one, other] = answers.map(({ status, data }) => JSON.stringify({ status, data }));
      expect(one?.replaceAll(taken, '')).toBe(other?.replaceAll(free, ''));
      await passMailPause(api);
    }
    const { text } = await lastMail(api, taken, /already have|har allerede|account/i);
    expect(text).not.toMatch(/^\d{6}$/m);
  });
});

describe('a new address', () => {
  async function askedForChange() {
    const { browser, email } = await createdAccount(api);
    await browser.visit(confirm.action, '/confirm', (await lastMail(api, email)).fields);
    const next = newAddress();
    const answer = await browser.visit(settings.action, '/nb/app/settings', { intent: 'email', email: next });
    expect(answer.data).toMatchObject({ kind: 'saved', note: 'email.sent' });
    const [old, fresh] = [await lastMail(api, email, /bytter/), await lastMail(api, next)];
    return { browser, email, next, old, fresh };
  }

  test('counts when both have agreed, in either order', async () => {
    for (const order of ['old first', 'new first']) {
      const { browser, email, next, old, fresh } = await askedForChange();
      const [first, second] = order === 'old first' ? [old, fresh] : [fresh, old];
      expect(first.link.pathname).toBe('/nb/confirm');
      const half = await browser.visit(confirm.action, '/nb/confirm', first.fields);
      expect(half.data).toEqual({ kind: 'one_address_confirmed' });
      expect((await logIn(openBrowser(api), email)).location).toBe('/app/test');
      const done = await browser.visit(confirm.action, '/nb/confirm', second.fields);
      expect(done.data).toEqual({ kind: 'emailChanged', next: '/nb/app/settings' });
      expect((await logIn(openBrowser(api), next)).location).toBe('/app/test');
      expect((await logIn(openBrowser(api), email)).data).toMatchObject({ errors: { form: 'invalid' } });
    }
  });

  test('also by the codes of the mails, typed in the settings', async () => {
    const { browser, email, next, old, fresh } = await askedForChange();
    const type = (code: string) =>
      browser.visit(settings.action, '/nb/app/settings', { intent: 'email_code', email: next, code });
    expect((await type('12')).data).toMatchObject({
      kind: 'refused',
      email: next,
      errors: { code: 'codeFormat' },
    });
    const wrong = ['111111', '222222', '333333'].find((code) => ![old.code, fresh.code].includes(code));
    expect((await type(wrong ?? '')).data).toMatchObject({ kind: 'refused', errors: { code: 'codeWrong' } });
    expect((await type(old.code)).data).toMatchObject({ note: 'email.oneConfirmed' });
    expect((await type(fresh.code)).data).toEqual({
      ...{ kind: 'saved', intent: 'email_code', note: 'email.changed' },
    });
    expect(await viewerOf(browser)).toMatchObject({ email: next });
    expect((await logIn(openBrowser(api), email)).data).toMatchObject({ errors: { form: 'invalid' } });
  });

  test('a used link leads back to the settings', async () => {
    const { browser, fresh } = await askedForChange();
    await browser.visit(confirm.action, '/nb/confirm', fresh.fields);
    expect((await browser.visit(confirm.action, '/nb/confirm', fresh.fields)).data).toMatchObject({
      problem: 'expired',
      way: 'settings',
    });
  });
});
