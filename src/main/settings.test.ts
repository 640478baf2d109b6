import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletionWaitDays } from '#domain/accounts/deletion.ts';
import { sweepAccounts } from '#server/accounts/due-deletions.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import * as auth from '#web/routes/auth.tsx';
import * as onboarding from '#web/routes/onboarding.tsx';
import * as settings from '#web/routes/settings.tsx';
import { type Browser, openBrowser } from './browser-fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const password = 'et fjell i solnedgang';
const profile = { fullName: 'Rojin Demir', country: 'TR', dateOfBirth: '1994-02-28' };
let people = 0;

async function person(): Promise<{ browser: Browser; email: string }> {
  const browser = openBrowser(api);
  const email = `settings-${++people}@example.no`;
  await browser.visit(auth.action, '/auth?create', {
    mode: 'create',
    email,
    password,
    confirmPassword: password,
  });
  await browser.visit(onboarding.action, '/onboarding', { ...profile, next: '/app' });
  return { browser, email };
}

function change(browser: Browser, intent: string, fields: Record<string, string> = {}) {
  return browser.visit(settings.action, '/app/settings', { intent, ...fields });
}

function signIn(email: string, word: string) {
  return api.client().auth.signInWithPassword({ email, password: word });
}

test('3.6 the profile can be changed, and what is wrong keeps what was typed', async () => {
  const { browser } = await person();
  expect((await change(browser, 'profile', { ...profile, fullName: 'R' })).data).toMatchObject({
    kind: 'wrong_profile',
    errors: { fullName: 'nameShort' },
    form: { country: 'TR' },
  });
  await change(browser, 'profile', { ...profile, fullName: 'Rojin D.', targetLevel: 'B2' });
  const { data } = await browser.visit(settings.loader, '/app/settings');
  expect(data).toMatchObject({ form: { fullName: 'Rojin D.', targetLevel: 'B2' } });
});

describe('the email', () => {
  test('changes by links to the old and the new address', async () => {
    const { browser, email } = await person();
    const next = `new-${people}@example.no`;
    expect((await change(browser, 'email', { email: next })).data).toMatchObject({ note: 'email.sent' });
    await expect
      .poll(async () => (await api.database.pool.query('select recipient from bestatt.dev_inbox')).rows)
      .toEqual(expect.arrayContaining([{ recipient: email }, { recipient: next }]));
  });

  test.each([
    ['', 'emailRequired'],
    ['not an address', 'emailFormat'],
  ])('%o is refused: %s', async (email, error) => {
    const { browser } = await person();
    expect((await change(browser, 'email', { email })).data).toMatchObject({ errors: { email: error } });
  });
});

describe('the password', () => {
  test('is changed', async () => {
    const { browser, email } = await person();
    const word = 'tre stille fjorder';
    const answer = await change(browser, 'password', {
      currentPassword: password,
      password: word,
      confirmPassword: word,
    });
    expect(answer.data).toMatchObject({ note: 'password.saved' });
    expect((await signIn(email, word)).error).toBeNull();
    expect((await signIn(email, password)).error?.status).toBe(400);
  });

  test('needs the one of now', async () => {
    const { browser } = await person();
    const word = 'tre stille fjorder';
    const fields = { currentPassword: 'noe annet', password: word, confirmPassword: word };
    expect((await change(browser, 'password', fields)).data).toMatchObject({
      errors: { currentPassword: 'currentWrong' },
    });
  });

  test.each([
    ['', '', { password: 'passwordRequired' }],
    ['tre stille fjorder', 'to stille fjorder', { confirmPassword: 'passwordsDiffer' }],
    ['kort', 'kort', { password: 'weak' }],
    [password, password, { password: 'same' }],
  ])('%o and %o are refused', async (word, again, errors) => {
    const { browser } = await person();
    const fields = { currentPassword: password, password: word, confirmPassword: again };
    const answer = await change(browser, 'password', fields);
    expect(answer).toMatchObject({ status: 400, data: { errors } });
  });
});

test('other devices are signed out, this one stays', async () => {
  const { browser, email } = await person();
  const elsewhere = api.client();
  await elsewhere.auth.signInWithPassword({ email, password });
  expect((await change(browser, 'sessions')).data).toMatchObject({ note: 'sessions.saved' });
  expect((await elsewhere.auth.refreshSession()).error?.status).toBe(400);
  expect((await browser.visit(settings.loader, '/app/settings')).status).toBe(200);
});

describe('2.21 an account is deleted', () => {
  const isThere = async (email: string) =>
    (await api.database.pool.query('select from auth.users where email = $1', [email])).rows.length === 1;
  /** The hourly sweep, so many days from now. */
  const sweep = async (days: number) => {
    const now = () => new Date(Date.now() + days * 24 * 3_600_000);
    await sweepAccounts({ ...api.context, now });
  };

  test('14 days after it was asked for, not before, and with everything of the person', async () => {
    const { browser, email } = await person();
    await change(browser, 'delete');
    const { data } = await browser.visit(settings.loader, '/app/settings');
    expect(data).toMatchObject({ deletion: { asked: true } });
    await sweep(deletionWaitDays - 0.01);
    expect(await isThere(email)).toBe(true);
    await sweep(deletionWaitDays + 0.01);
    expect(await isThere(email)).toBe(false);
  });

  test('unless it was taken back', async () => {
    const { browser, email } = await person();
    await change(browser, 'delete');
    await change(browser, 'keep');
    await sweep(100);
    expect(await isThere(email)).toBe(true);
  });

  test('and nobody shortens the wait by sending an old day', async () => {
    const { email } = await person();
    const client = api.client();
    await client.auth.signInWithPassword({ email, password });
    await client.from('users').update({ deletion_asked_at: '2020-01-01' }).not('full_name', 'is', null);
    await sweep(1);
    expect(await isThere(email)).toBe(true);
  });
});

test('whoever is signed out signs in first, and an unknown form is refused', async () => {
  expect((await change(openBrowser(api), 'profile', profile)).location).toBe('/auth');
  const { browser } = await person();
  expect((await change(browser, 'nonsense')).status).toBe(400);
});
