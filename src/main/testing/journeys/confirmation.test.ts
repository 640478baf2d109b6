import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#main/testing/browser-fixture.ts';
import { change, codeOf, lastSms, person, shown } from '#main/testing/security-fixture.ts';
import { lastMail, passMailPause, password } from '#main/testing/sign-in-browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import * as settings from '#web/routes/settings.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi((auth) => ({ ...auth, changes: { ...auth.changes, needConfirmation: true } }));
});
afterAll(() => api.close());

const ownPassword = password;

async function changeEmail(browser: Browser, fields: Record<string, string>) {
  const { status, data } = await browser.visit(settings.action, '/app/settings', {
    intent: 'email',
    ...fields,
  });
  return { status, outcome: data };
}

/** Somebody who came by a mail and chose no password. */
async function withoutPassword() {
  const made = await person(api);
  await api.database.pool.query('update auth.users set encrypted_password = null where email = $1', [
    made.email,
  ]);
  return made;
}

/** Asks for the code that stands in for the password, and reads it. */
async function codeFor(browser: Browser, { email, intent, ...fields }: Record<string, string>) {
  await passMailPause(api);
  const { outcome } = await change(browser, intent ?? '', { codeFor: intent ?? '', ...fields });
  expect(outcome).toMatchObject({ kind: 'confirming', intent });
  return (await lastMail(api, email ?? '', /code/i)).code;
}

/** Sets an app up; gives what the setting up ended with. */
async function setUpApp(browser: Browser, fields: Record<string, string>) {
  const { outcome } = await change(browser, 'factor-begin', fields);
  if (outcome.kind !== 'enrolling') throw new Error(`No app is being set up: ${JSON.stringify(outcome)}`);
  const { id: factor, uri } = outcome.enrolment;
  return (await change(browser, 'factor-verify', { factor, uri, code: codeOf(outcome.enrolment) })).outcome;
}

describe('9.160 the settings ask for the password', () => {
  test('before an app is set up, and say what is wrong with it', async () => {
    const { browser } = await person(api);
    for (const [typed, problem] of [
      ['', 'passwordRequired'],
      ['not this one', 'passwordWrong'],
    ] as const)
      expect(await change(browser, 'factor-begin', { ownPassword: typed })).toEqual({
        status: 400,
        outcome: {
          kind: 'refused',
          intent: 'factor-begin',
          errors: { confirm: problem },
          codeSent: false,
          of: '',
        },
      });
    expect(await setUpApp(browser, { ownPassword })).toMatchObject({ kind: 'saved', note: 'factor.saved' });
  });

  test('before a phone is set up, and the number that was typed stays', async () => {
    const { browser } = await person(api);
    const number = '900 77 311';
    expect((await change(browser, 'phone-begin', { number, ownPassword: 'wrong' })).outcome).toMatchObject({
      errors: { confirm: 'passwordWrong' },
      number,
    });
    expect((await change(browser, 'phone-begin', { number, ownPassword })).outcome).toMatchObject({
      kind: 'sent',
    });
    expect(await lastSms(api, '4790077311')).toMatch(/^\d{6}$/);
  });

  test('before a factor is taken away, beside the one that it is about', async () => {
    const { browser } = await person(api);
    await setUpApp(browser, { ownPassword });
    const [{ id: factor } = { id: '' }] = (await shown(browser)).factors;
    expect((await change(browser, 'factor-remove', { factor, ownPassword: '' })).outcome).toMatchObject({
      errors: { confirm: 'passwordRequired' },
      of: factor,
    });
    expect((await shown(browser)).factors).toHaveLength(1);
    expect((await change(browser, 'factor-remove', { factor, ownPassword })).outcome).toMatchObject({
      note: 'factor.removed',
    });
  });

  test('before the address changes, and the new one that was typed stays', async () => {
    const { browser, email } = await person(api);
    const next = `next-${email}`;
    expect(await changeEmail(browser, { email: next, ownPassword: 'wrong' })).toMatchObject({
      status: 400,
      outcome: { email: next, confirm: { problem: 'passwordWrong', codeSent: false } },
    });
    expect((await changeEmail(browser, { email: next, ownPassword })).outcome).toMatchObject({
      note: 'email.sent',
    });
    await passMailPause(api);
    const again = await browser.visit(settings.action, '/app/settings', {
      intent: 'email_again',
      email: next,
    });
    expect(again.data).toMatchObject({ note: 'email.sent' });
  });

  test('before a way in is linked', async () => {
    const { browser } = await person(api);
    expect(
      (await change(browser, 'link', { provider: 'google', ownPassword: 'wrong' })).outcome,
    ).toMatchObject({
      errors: { confirm: 'passwordWrong' },
      of: 'google',
    });
    expect((await change(browser, 'link', { provider: 'google', ownPassword })).outcome).toEqual({
      kind: 'onward',
      intent: 'link',
      provider: 'google',
    });
  });
});

describe('9.160 whoever has no password', () => {
  test('is told so, has a code sent by mail, and sets an app up with it', async () => {
    const { browser, email } = await withoutPassword();
    expect((await change(browser, 'factor-begin', { ownPassword })).outcome).toMatchObject({
      errors: { confirm: 'codeNeeded' },
    });
    const code = await codeFor(browser, { email, intent: 'factor-begin' });
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await change(browser, 'factor-begin', { ownCode: wrong })).outcome).toMatchObject({
      errors: { confirm: 'codeWrong' },
      codeSent: true,
    });
    expect(await setUpApp(browser, { ownCode: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
      kind: 'saved',
    });
  });

  test('keeps the number and the new address while the code is on its way, and may have another one soon', async () => {
    const { browser } = await withoutPassword();
    const { outcome } = await change(browser, 'phone-begin', {
      codeFor: 'phone-begin',
      number: '900 77 312',
    });
    expect(outcome).toMatchObject({ kind: 'confirming', number: '900 77 312' });
    expect(
      (await change(browser, 'phone-begin', { codeFor: 'phone-begin', number: '1' })).outcome,
    ).toMatchObject({
      errors: { confirm: 'justSent' },
      number: '1',
    });
    const { browser: other, email } = await withoutPassword();
    const next = `next-${email}`;
    expect(await changeEmail(other, { codeFor: 'email', email: next })).toEqual({
      status: 200,
      outcome: { kind: 'confirming', intent: 'email', email: next },
    });
    const { code } = await lastMail(api, email, /code/i);
    expect((await changeEmail(other, { email: next, ownCode: code })).outcome).toMatchObject({
      note: 'email.sent',
    });
  });
});

describe('9.163 new recovery codes', () => {
  test('ask for the app’s code when it was not just given', async () => {
    const { browser } = await person(api);
    await setUpApp(browser, { ownPassword });
    await api.database.pool.query(
      `update auth.mfa_amr_claims set updated_at = updated_at - interval '6 minutes'`,
    );
    await api.database.pool.query('update auth.mfa_factors set last_used_step = null');
    expect((await change(browser, 'codes')).outcome).toMatchObject({ errors: { code: 'codesNeedCode' } });
    expect((await change(browser, 'codes', { code: '12' })).outcome).toMatchObject({
      errors: { code: 'factorCode' },
    });
  });

  test('ask for a message where there is a phone only', async () => {
    const { browser } = await person(api);
    const begun = await change(browser, 'phone-begin', { number: '900 77 313', ownPassword });
    if (begun.outcome.kind !== 'sent') throw new Error('No code was sent.');
    const { factorId: factor, challengeId: challenge, number } = begun.outcome.sent;
    const code = await lastSms(api, '4790077313');
    await change(browser, 'phone-verify', { factor, challenge, number, code });
    await api.database.pool.query(
      `update auth.mfa_amr_claims set updated_at = updated_at - interval '6 minutes'`,
    );
    await api.database.pool.query(`delete from bestatt.rate_limits where key like 'auth-pause-phone%'`);
    expect((await change(browser, 'codes')).outcome).toMatchObject({ errors: { '': 'codesNeedPhone' } });
    const sent = await change(browser, 'codes-send');
    if (sent.outcome.kind !== 'sent') throw new Error('No code was sent for the codes.');
    const made = await change(browser, 'codes', {
      ...{ factor: sent.outcome.sent.factorId, challenge: sent.outcome.sent.challengeId },
      ...{ number: sent.outcome.sent.number, code: await lastSms(api, '4790077313') },
    });
    expect(made.outcome).toMatchObject({ kind: 'saved', note: 'codes.made' });
  });
});
