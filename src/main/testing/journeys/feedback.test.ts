import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import { createdAccount, guest, viewerOf } from '#main/testing/sign-in-browser-fixture.ts';
import { mailsTo, newAddress } from '#server/discounts/code-fixture.ts';
import { createSmtpMail } from '#server/providers/mail/smtp-mail.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import * as discount from '#web/routes/discount.tsx';
import * as feedback from '#web/routes/feedback.tsx';
import * as mailStop from '#web/routes/mail-stop.tsx';
import * as preferences from '#web/routes/preferences.ts';
import * as settingsMail from '#web/routes/settings-mail.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const path = '/app/feedback';
const words = { text: 'The clips are too fast.', email: '', requestKey: 'a-request-key' };

async function kept(text: string): Promise<number> {
  const { rows } = await api.database.pool.query('select from public.feedback where text = $1', [text]);
  return rows.length;
}

describe('2.41 the feedback form', () => {
  test('has a text and an address for a code, which is the account’s at first', async () => {
    const { browser, email } = await createdAccount(api);
    const { data } = await browser.visit(feedback.loader, path);
    expect(data).toEqual({ text: '', email, requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const answer = await browser.visit(feedback.action, path, { ...words, email });
    expect(answer.data).toEqual({ kind: 'sent', email, codeSent: true });
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toContain('Your code for Bestått');
  });

  test('is open to whoever began a test, and to a visitor, who gets a session', async () => {
    const { browser } = await guest(api);
    expect((await browser.visit(feedback.action, path, words)).data).toMatchObject({ kind: 'sent' });
    const visitor = openBrowser(api);
    const text = `From a visitor ${crypto.randomUUID()}`;
    expect((await visitor.visit(feedback.action, path, { ...words, text })).data).toMatchObject({
      kind: 'sent',
    });
    expect(await viewerOf(visitor)).toEqual({ kind: 'guest' });
    expect(await kept(text)).toBe(1);
  });

  test.each([
    [{ text: '' }, 'feedback_empty'],
    [{ text: 'a'.repeat(5001) }, 'feedback_long'],
    [{ email: 'kari' }, 'email_format'],
  ])('keeps what was typed when it is wrong: %o', async (change, problem) => {
    const { browser } = await guest(api);
    const typed = { ...words, ...change };
    expect(await browser.visit(feedback.action, path, typed)).toMatchObject({
      status: 400,
      data: { kind: 'refused', problem, typed },
    });
  });

  test('keeps what was typed when too much was sent, and says so', async () => {
    const { browser } = await guest(api);
    for (let time = 0; time < 10; time += 1)
      await browser.visit(feedback.action, path, { ...words, requestKey: `request-${time}` });
    expect(await browser.visit(feedback.action, path, words)).toMatchObject({
      status: 429,
      data: { kind: 'refused', problem: 'too_many_requests', typed: words },
    });
  });

  test('comes in the language of the page', async () => {
    const { browser } = await guest(api);
    const email = newAddress();
    await browser.visit(feedback.action, `/nb${path}`, { ...words, email });
    expect((await mailsTo(api, email))[0]?.subject).toBe('Koden din til Bestått');
  });
});

describe('2.42 the welcome modal', () => {
  test('sends a code to an address, and greets by the name', async () => {
    const email = newAddress();
    const { data } = await openBrowser(api).visit(discount.action, '/discount', { email, name: 'Åse' });
    expect(data).toEqual({ kind: 'sent', email });
    expect((await mailsTo(api, email))[0]?.text).toContain('Here is your code, Åse');
  });

  test.each([
    ['', 'email_required'],
    ['kari@', 'email_format'],
  ])('needs an address: %o gives %s, and what was typed stays', async (email, problem) => {
    const answer = await openBrowser(api).visit(discount.action, '/discount', { email, name: 'Åse' });
    expect(answer).toMatchObject({ status: 400, data: { kind: 'refused', problem, email, name: 'Åse' } });
  });

  test('says so when the mail cannot be sent', async () => {
    const mail = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@bestatt.test' });
    const { send } = api.context.mail;
    Object.assign(api.context.mail, { send: mail.send });
    const answer = await openBrowser(api).visit(discount.action, '/discount', { email: newAddress() });
    Object.assign(api.context.mail, { send });
    mail.close();
    expect(answer).toMatchObject({ status: 502, data: { problem: 'failed' } });
  });
});

describe('9.52 the mails one gets', () => {
  const page = '/app/settings/mail';
  const choices = async (browser: Browser) =>
    ((await browser.visit(settingsMail.loader, page)).data as { choices: object }).choices;

  test('are chosen, and what holds before that is shown', async () => {
    const { browser } = await createdAccount(api);
    expect(await choices(browser)).toEqual({
      licence_ending: true,
      exam_near: true,
      plan_day: false,
      notifications: true,
      stories: false,
      week: false,
    });
    const { data } = await browser.visit(settingsMail.action, page, { week: 'on', exam_near: 'on' });
    expect(data).toMatchObject({ outcome: 'saved' });
    expect(await choices(browser)).toEqual({
      licence_ending: false,
      exam_near: true,
      plan_day: false,
      notifications: false,
      stories: false,
      week: true,
    });
    await browser.visit(settingsMail.action, page, {});
    expect(await choices(browser)).toEqual({
      licence_ending: false,
      exam_near: false,
      plan_day: false,
      notifications: false,
      stories: false,
      week: false,
    });
  });

  test('with the level of the stories, which is that of the profile until it is chosen (9.498)', async () => {
    const { browser, email } = await createdAccount(api);
    const level = async () =>
      ((await browser.visit(settingsMail.loader, page)).data as { storiesLevel: string }).storiesLevel;
    expect(await level()).toBe('A2');
    await api.database.pool.query(
      `update public.users u set target_level = 'B1' from auth.users a where a.id = u.id and a.email = $1`,
      [email],
    );
    expect(await level()).toBe('B1');
    const { data } = await browser.visit(settingsMail.action, page, { stories: 'on', stories_level: 'B2' });
    expect(data).toMatchObject({ outcome: 'saved', choices: { stories: true }, storiesLevel: 'B2' });
    expect(await level()).toBe('B2');
    const odd = await browser.visit(settingsMail.action, page, { stories: 'on', stories_level: 'C9' });
    expect(odd.data).toMatchObject({ outcome: 'saved', storiesLevel: 'A2' });
  });

  test('are chosen by whoever has an account', async () => {
    expect((await openBrowser(api).visit(settingsMail.action, page, {})).location).toBe('/auth');
  });

  test('are not stopped by a link that is broken', async () => {
    const answer = await openBrowser(api).visit(mailStop.action, '/mail/stop?mail=week&token=x', {});
    expect(answer).toMatchObject({ status: 410, data: { kind: 'invalid' } });
  });
});

test('9.53 mails come in the language that was chosen last', async () => {
  const { browser, email } = await createdAccount(api);
  const kept = async () => {
    const { rows } = await api.database.pool.query<{ locale: string }>(
      `select raw_user_meta_data ->> 'locale' as locale from auth.users where email = $1`,
      [email],
    );
    return rows[0]?.locale;
  };
  await browser.visit(preferences.action, '/preferences', { locale: 'nb-NO', back: '/app' });
  expect(await kept()).toBe('nb-NO');
  // A link, which anybody may have made, changes nothing.
  await browser.visit(preferences.loader, '/preferences?locale=en-GB&back=/app');
  expect(await kept()).toBe('nb-NO');
});
