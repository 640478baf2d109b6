import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#main/testing/browser-fixture.ts';
import {
  change,
  codeOf,
  lastSms,
  loggedIn,
  person,
  personWithApp,
  personWithPhone,
  sentTo,
  shown,
} from '#main/testing/security-fixture.ts';
import { lastMail, passMailPause, password } from '#main/testing/sign-in-browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import * as authFactor from '#web/routes/auth-factor.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** The second step of a login, with fields of the form. */
function step(browser: Browser, fields: Record<string, string>, path = '/auth/factor') {
  return browser.visit(authFactor.action, path, { next: '/app/test', intent: 'code', ...fields });
}

async function page(browser: Browser, query = '') {
  return (await browser.visit(authFactor.loader, `/auth/factor?next=/app/test${query}`)).data;
}

describe('9.62 recovery codes', () => {
  test('ten come with the first factor, once, and the database has none of them', async () => {
    const { browser, codes } = await personWithApp(api);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(await shown(browser)).toMatchObject({ recovery: { left: 10 } });
    const { rows } = await api.database.pool.query<{ row: string }>(
      'select c::text as row from auth.mfa_recovery_codes c',
    );
    const stored = rows.map(({ row }) => row).join();
    for (const code of codes)
      for (const form of [code, code.replace('-', '')]) expect(stored).not.toContain(form);
    const { outcome } = await change(browser, 'factor-begin');
    if (outcome.kind !== 'enrolling') throw new Error('No second app is being set up.');
    const { id: factor, uri } = outcome.enrolment;
    const verified = await change(browser, 'factor-verify', { factor, uri, code: codeOf(outcome.enrolment) });
    expect(verified.outcome).not.toHaveProperty('codes');
    expect(await shown(browser)).toMatchObject({ recovery: { left: 10 } });
  });

  test('one gets in without the app, once, however it is typed; the owner is told, and the next screen says how many are left', async () => {
    const { email, codes } = await personWithApp(api);
    const [code = ''] = codes;
    const { browser, location } = await loggedIn(api, email, { path: '/nb/auth', next: '/nb/app/test' });
    expect(location).toBe('/nb/auth/factor?next=%2Fnb%2Fapp%2Ftest');
    expect(await page(browser, '&way=recovery')).toMatchObject({
      way: 'recovery',
      ways: ['totp', 'recovery'],
    });
    for (const [typed, problem] of [
      ['k3v9m', 'recoveryFormat'],
      ['00000-00000', 'recoveryWrong'],
    ] as const)
      expect(await step(browser, { way: 'recovery', code: typed })).toMatchObject({
        status: 400,
        data: { way: 'recovery', problem },
      });
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    const given = await step(browser, { way: 'recovery', code: typed }, '/nb/auth/factor');
    expect(given.location).toBe('/nb/app/settings/security?recovered=1&next=%2Fapp%2Ftest');
    expect(await sentTo(browser, '/app/settings')).toBeNull();
    expect(await shown(browser, '?recovered=1&next=/app/test')).toMatchObject({
      recovery: { left: 9 },
      recovered: { next: '/app/test' },
    });
    const mail = await lastMail(api, email, /recovery code/);
    expect(mail.text).toContain('Codes left: 9.');
    const again = await loggedIn(api, email);
    expect(await step(again.browser, { way: 'recovery', code })).toMatchObject({
      data: { problem: 'recoveryWrong' },
    });
  });

  test('the official client gives one where it would give the app’s code, and the token says so', async () => {
    const { email, codes, enrolment } = await personWithApp(api);
    const client = api.client();
    await client.auth.signInWithPassword({ email, password });
    const given = await client.auth.mfa.challengeAndVerify({ factorId: enrolment.id, code: codes[1] ?? '' });
    expect(given.error).toBeNull();
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/recovery' }, { method: 'password' }],
    });
    // It proves no right to a new password: that still needs the old one.
    const { error } = await client.auth.updateUser({ password: 'tre stille fjorder' });
    expect(error?.code).toBe('current_password_required');
  });

  test('the same one at two places at once works at one of them', async () => {
    const { email, codes, enrolment } = await personWithApp(api);
    const clients = [api.client(), api.client()];
    for (const client of clients) await client.auth.signInWithPassword({ email, password });
    const given = await Promise.all(
      clients.map((client) =>
        client.auth.mfa.challengeAndVerify({ factorId: enrolment.id, code: codes[2] ?? '' }),
      ),
    );
    expect(given.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('guessing ends with the challenge: five tries, the right one after them is refused too', async () => {
    const { email, codes, enrolment } = await personWithApp(api);
    const client = api.client();
    await client.auth.signInWithPassword({ email, password });
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: enrolment.id });
    const attempt = async (code: string) =>
      (await client.auth.mfa.verify({ factorId: enrolment.id, challengeId: challenge?.id ?? '', code })).error
        ?.code;
    for (let tries = 0; tries < 5; tries += 1)
      expect(await attempt('00000-00000')).toBe('mfa_verification_failed');
    expect(await attempt(codes[0] ?? '')).toBe('mfa_factor_not_found');
  });

  test('somebody else’s is none', async () => {
    const { codes } = await personWithApp(api);
    const { email, enrolment } = await personWithApp(api);
    const client = api.client();
    await client.auth.signInWithPassword({ email, password });
    const given = await client.auth.mfa.challengeAndVerify({ factorId: enrolment.id, code: codes[0] ?? '' });
    expect(given.error?.code).toBe('mfa_verification_failed');
  });

  test('new ones end the old ones', async () => {
    const { browser, email, codes, enrolment } = await personWithApp(api);
    const { outcome } = await change(browser, 'codes');
    const made = outcome.kind === 'saved' ? (outcome.codes ?? []) : [];
    expect(made).toHaveLength(10);
    const client = api.client();
    await client.auth.signInWithPassword({ email, password });
    const attempt = async (code = '') =>
      (await client.auth.mfa.challengeAndVerify({ factorId: enrolment.id, code })).error?.code;
    expect(await attempt(codes[0])).toBe('mfa_verification_failed');
    expect(await attempt(made[0])).toBeUndefined();
  });

  test('without a second factor there are none: not before it, not after it', async () => {
    const { browser } = await person(api);
    expect((await change(browser, 'codes')).outcome).toMatchObject({ errors: { '': 'failed' } });
    const { browser: other, enrolment } = await personWithApp(api);
    await change(other, 'factor-remove', { factor: enrolment.id });
    expect(await shown(other)).toMatchObject({ factors: [], recovery: { left: 0, madeAt: null } });
    expect((await change(other, 'codes')).outcome).toMatchObject({ errors: { '': 'failed' } });
  });

  test('an administrator who takes the last factor away ends them too', async () => {
    const { enrolment, browser, email } = await personWithApp(api);
    const { rows } = await api.database.pool.query('select id from auth.users where email = $1', [email]);
    const path = `/auth/v1/admin/users/${(rows[0] as { id: string }).id}/factors/${enrolment.id}`;
    const headers = { authorization: `Bearer ${api.context.tokens.keys.service}` };
    expect((await api.app.request(path, { method: 'DELETE', headers })).status).toBe(200);
    expect(await shown(browser)).toMatchObject({ factors: [], recovery: { left: 0, madeAt: null } });
  });

  test('half a login makes none', async () => {
    const { email } = await personWithApp(api);
    const client = api.client();
    await client.auth.signInWithPassword({ email, password });
    const { error } = await client.functions.invoke('recovery-codes', { body: {} });
    expect(error?.context).toMatchObject({ status: 403 });
  });
});

describe('9.63 a phone as the second factor', () => {
  test('is set up by a code in a message; Norwegian numbers need no country code', async () => {
    const { browser } = await person(api);
    for (const number of ['', '12', '900 77 01x', '+0 900 12 345'])
      expect((await change(browser, 'phone-begin', { number })).outcome).toMatchObject({
        errors: { number: 'phoneFormat' },
      });
    const { outcome } = await change(browser, 'phone-begin', { number: '900 77 100' });
    if (outcome.kind !== 'sent') throw new Error('No code was sent.');
    expect(outcome.sent.number).toBe('+47 900 77 100');
    const fields = {
      factor: outcome.sent.factorId,
      challenge: outcome.sent.challengeId,
      number: '+47 900 77 100',
    };
    const code = await lastSms(api, '+4790077100');
    for (const wrong of ['12', code === '000000' ? '000001' : '000000'])
      expect((await change(browser, 'phone-verify', { ...fields, code: wrong })).outcome).toMatchObject({
        errors: { code: 'sentCode' },
        sent: outcome.sent,
      });
    const verified = await change(browser, 'phone-verify', { ...fields, code });
    expect(verified.outcome).toMatchObject({ note: 'factor.saved' });
    expect(verified.outcome.kind === 'saved' && verified.outcome.codes).toHaveLength(10);
    expect(await shown(browser)).toMatchObject({ factors: [{ kind: 'phone', ending: '100' }] });
  });

  test('another message waits for a minute, and says for how long', async () => {
    const { browser } = await person(api);
    const { outcome } = await change(browser, 'phone-begin', { number: '+4790077101' });
    if (outcome.kind !== 'sent') throw new Error('No code was sent.');
    const { factorId: factor, challengeId: challenge, number } = outcome.sent;
    const again = await change(browser, 'phone-again', { factor, challenge, number });
    expect(again).toMatchObject({
      status: 400,
      outcome: { errors: { '': 'smsPause' }, sent: outcome.sent, waitSeconds: expect.any(Number) },
    });
  });

  test('and after the minute it is sent', async () => {
    const { browser } = await person(api);
    const { outcome } = await change(browser, 'phone-begin', { number: '+4790077105' });
    if (outcome.kind !== 'sent') throw new Error('No code was sent.');
    await passMailPause(api);
    const { factorId: factor, challengeId: challenge, number } = outcome.sent;
    const later = await change(browser, 'phone-again', { factor, challenge, number });
    expect(later.outcome).toMatchObject({ kind: 'sent', sent: { factorId: factor } });
  });

  test('is asked for when one logs in, by a code that is sent when one says so', async () => {
    const { email, sent } = await personWithPhone(api, '+4790077102');
    await passMailPause(api);
    const { browser, location } = await loggedIn(api, email, { next: '/app/test' });
    expect(location).toBe('/auth/factor?next=%2Fapp%2Ftest');
    expect(await page(browser)).toMatchObject({ way: 'phone', ways: ['phone', 'recovery'], ending: '102' });
    const asked = await step(browser, { way: 'phone', intent: 'send' });
    expect(asked).toMatchObject({ status: 200, data: { way: 'phone', sent: { factorId: sent.factorId } } });
    const { challengeId } = (asked.data as { sent: { challengeId: string } }).sent;
    expect(await step(browser, { way: 'phone', intent: 'send' })).toMatchObject({
      status: 400,
      data: { problem: 'over_sms_send_rate_limit', waitSeconds: expect.any(Number) },
    });
    const fields = { way: 'phone', factor: sent.factorId, challenge: challengeId, number: '102' };
    expect(await step(browser, { ...fields, code: '12' })).toMatchObject({
      data: { problem: 'sentFormat', sent: { challengeId } },
    });
    const given = await step(browser, { ...fields, code: await lastSms(api, '+4790077102') });
    expect(given.location).toBe('/app/test');
    expect(await sentTo(browser, '/app/settings')).toBeNull();
  });

  test('and an app beside it are a choice; the phone is removed', async () => {
    const { browser, email, enrolment } = await personWithApp(api);
    const { outcome } = await change(browser, 'phone-begin', { number: '+4790077103' });
    if (outcome.kind !== 'sent') throw new Error('No code was sent.');
    const { factorId: factor, challengeId: challenge, number } = outcome.sent;
    const code = await lastSms(api, number);
    const verified = await change(browser, 'phone-verify', { factor, challenge, number, code });
    expect(verified.outcome).not.toHaveProperty('codes');
    const { browser: other } = await loggedIn(api, email);
    expect(await page(other)).toMatchObject({ way: 'totp', ways: ['totp', 'phone', 'recovery'] });
    expect(await page(other, '&way=phone')).toMatchObject({ way: 'phone' });
    expect((await step(other, { way: 'totp', code: codeOf(enrolment, 'in 30 s') })).location).toBe(
      '/app/test',
    );
    expect((await change(other, 'factor-remove', { factor })).outcome).toMatchObject({
      note: 'factor.removed',
    });
    expect(await shown(other)).toMatchObject({ factors: [{ kind: 'totp' }] });
  });

  test('that was lost is stood in for by a recovery code, and gets no message', async () => {
    const number = '+4790077104';
    const { browser, email } = await personWithPhone(api, number);
    const { outcome } = await change(browser, 'codes');
    const codes = outcome.kind === 'saved' ? (outcome.codes ?? []) : [];
    const sentBefore = await lastSms(api, number);
    const { browser: other } = await loggedIn(api, email);
    // Within the minute's pause, and no code of a phone answers what sent none.
    const given = await step(other, { way: 'recovery', code: codes[0] ?? '' });
    expect(given.location).toMatch(/^\/app\/settings\/security\?recovered=1/);
    expect(await lastSms(api, number)).toBe(sentBefore);
  });

  test('whose challenge sends nothing takes no code of a phone', async () => {
    const number = '+4790077106';
    const { email, sent } = await personWithPhone(api, number);
    const client = api.client();
    await client.auth.signInWithPassword({ email, password });
    const { factorId } = sent;
    const { data } = await client.auth.mfa.challenge({ factorId, channel: 'none' as 'sms' });
    for (const code of ['', '000000', await lastSms(api, number)]) {
      const { error } = await client.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code });
      expect(error?.code).toBe('mfa_verification_failed');
    }
  });
});

test('half a login is led to its second step from the test too, and back (9.23)', async () => {
  const { email } = await personWithApp(api);
  const { browser } = await loggedIn(api, email);
  for (const path of [
    '/app/test',
    '/nb/app/leveltest',
    '/app/test/00000000-0000-4000-8000-000000000000/result',
  ])
    expect(await sentTo(browser, path)).toBe(
      `${path.startsWith('/nb') ? '/nb' : ''}/auth/factor?${new URLSearchParams({ next: path })}`,
    );
});
