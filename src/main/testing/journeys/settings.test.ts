import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletionWaitDays } from '#domain/accounts/deletion.ts';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import { sweepAccounts } from '#server/accounts/due-deletions.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { loader as appScreen } from '#web/layouts/app.tsx';
import * as auth from '#web/routes/auth.tsx';
import * as onboarding from '#web/routes/onboarding.tsx';
import * as settings from '#web/routes/settings.tsx';
import * as settingsData from '#web/routes/settings-data.tsx';

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

function decide(browser: Browser, intent: 'delete' | 'keep', prefix = '') {
  return browser.visit(settingsData.action, `${prefix}/app/settings/data`, { intent });
}

async function mailsTo(email: string): Promise<{ subject: string; body_text: string }[]> {
  await api.runJobs();
  const { rows } = await api.database.pool.query<{ subject: string; body_text: string }>(
    'select subject, body_text from bestatt.dev_inbox where recipient = $1 order by id',
    [email],
  );
  return rows;
}

function change(browser: Browser, intent: string, fields: Record<string, string> = {}) {
  return browser.visit(settings.action, '/app/settings', { intent, ...fields });
}

test('the profile can be changed, and what is wrong keeps what was typed (3.6)', async () => {
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

  test('the new address stands there as long as the mails are good (5.10)', async () => {
    const { browser } = await person();
    const waits = async () => (await browser.visit(settings.loader, '/app/settings')).data;
    expect(await waits()).toMatchObject({ waitsFor: null });
    const next = `new-${people}@example.no`;
    await change(browser, 'email', { email: next });
    expect(await waits()).toMatchObject({ waitsFor: next });
    await api.database.pool.query(
      `update auth.users set email_change_sent_at = email_change_sent_at - interval '1 hour' where email_change = $1`,
      [next],
    );
    expect(await waits()).toMatchObject({ waitsFor: null });
  });

  test.each([
    ['', 'emailRequired'],
    ['not an address', 'emailFormat'],
  ])('%o is refused: %s', async (email, error) => {
    const { browser } = await person();
    expect((await change(browser, 'email', { email })).data).toMatchObject({ errors: { email: error } });
  });
});

describe('2.21, 9.69 an account is deleted', () => {
  const isThere = async (email: string) =>
    (await api.database.pool.query('select from auth.users where email = $1', [email])).rows.length === 1;
  /** The hourly sweep, so many days from now. */
  const sweep = async (days: number) => {
    const now = () => new Date(Date.now() + days * 24 * 3_600_000);
    await sweepAccounts({ ...api.context, now }, api.storage.files);
  };

  test('14 days after it was asked for, not before, and with everything of the person', async () => {
    const { browser, email } = await person();
    await decide(browser, 'delete');
    const { data } = await browser.visit(settingsData.loader, '/app/settings/data');
    expect(data).toMatchObject({ deletion: { asked: true } });
    const { deletion } = data as { deletion: { day: string } };
    const { data: notices } = await browser.visit(appScreen, '/app');
    expect(notices).toEqual({ deletionDay: deletion.day, guest: null, licence: null, unread: 0 });
    await sweep(deletionWaitDays - 0.01);
    expect(await isThere(email)).toBe(true);
    await sweep(deletionWaitDays + 0.01);
    expect(await isThere(email)).toBe(false);
  });

  test('unless it was taken back', async () => {
    const { browser, email } = await person();
    await decide(browser, 'delete');
    await decide(browser, 'keep');
    await sweep(100);
    expect(await isThere(email)).toBe(true);
  });

  test('and that it is taken back is told by mail, once', async () => {
    const { browser, email } = await person();
    await decide(browser, 'keep');
    expect(await mailsTo(email)).toHaveLength(0);
    await decide(browser, 'delete');
    expect(await mailsTo(email)).toHaveLength(1);
    await decide(browser, 'keep', '/nb');
    await decide(browser, 'keep', '/nb');
    const told = await mailsTo(email);
    expect(told).toHaveLength(2);
    expect(told[1]?.subject).toBe('Kontoen din blir ikke slettet');
  });

  test('and nobody shortens the wait by sending an old day', async () => {
    const { email } = await person();
    const client = api.client();
    await client.auth.signInWithPassword({ email, password });
    const { error } = await client
      .from('users')
      .update({ deletion_asked_at: '2020-01-01' })
      .not('full_name', 'is', null);
    expect(error?.code).toBe('42501');
    await sweep(1);
    expect(await isThere(email)).toBe(true);
  });

  test('and the person is told by mail when it goes, once, and when it is gone, in the language of the page', async () => {
    const { browser, email } = await person();
    await decide(browser, 'delete', '/nb');
    await decide(browser, 'delete', '/nb');
    await sweep(0);
    const told = await mailsTo(email);
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toMatch(/^Kontoen din blir slettet \d+\. \S+ 20\d\d$/);
    expect(told[0]?.body_text).toContain(`${api.context.publicUrl}/nb/app/settings/data`);
    await sweep(deletionWaitDays + 0.01);
    // Mails of before are gone with the account.
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Kontoen din er slettet']);
  });

  test('and a mail that could not go out is sent by the next sweep', async () => {
    const { browser, email } = await person();
    await decide(browser, 'delete');
    expect(await mailsTo(email)).toHaveLength(1);
    await api.database.pool.query('delete from bestatt.dev_inbox where recipient = $1', [email]);
    await api.database.pool.query(
      'update public.users set deletion_told_at = null where id = (select id from auth.users where email = $1)',
      [email],
    );
    const mail = {
      kind: 'embedded',
      send: () => Promise.reject(new Error('The mail server is away.')),
    } as const;
    await sweepAccounts({ ...api.context, mail }, api.storage.files);
    expect(await mailsTo(email)).toEqual([]);
    await sweep(0);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

test('whoever is signed out signs in first, and an unknown form is refused', async () => {
  expect((await change(openBrowser(api), 'profile', profile)).location).toBe('/auth');
  const { browser } = await person();
  expect((await change(browser, 'nonsense')).status).toBe(400);
});
