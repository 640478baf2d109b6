import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import {
  change,
  codeOf,
  loggedIn,
  person,
  personWithApp,
  sentTo,
  shown,
} from '#main/testing/security-fixture.ts';
import { lastMail, passMailPause, password } from '#main/testing/sign-in-browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import type { Enrolment } from '#web/features/sign-in/second-factor.ts';
import * as authCode from '#web/routes/auth-code.tsx';
import * as authFactor from '#web/routes/auth-factor.tsx';
import * as authPassword from '#web/routes/auth-password.tsx';
import * as confirm from '#web/routes/confirm.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function begin(browser: Browser): Promise<Enrolment> {
  const { outcome } = await change(browser, 'factor-begin');
  if (outcome.kind !== 'enrolling') throw new Error('No app is being set up.');
  return outcome.enrolment;
}

function verify(browser: Browser, { id, uri }: Enrolment, code: string) {
  return change(browser, 'factor-verify', { factor: id, uri, code });
}

describe('two-step login is set up (9.23)', () => {
  test('by picture or key, and a code; a mistyped one keeps both', async () => {
    const { browser, email } = await person(api);
    const enrolment = await begin(browser);
    expect(enrolment.picture).toMatch(/^data:image\/svg\+xml,/);
    expect(enrolment.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(enrolment.uri)).toContain(email);
    for (const code of ['12', '000000']) {
      expect(await verify(browser, enrolment, code)).toMatchObject({
        status: 400,
        outcome: { errors: { '': 'factorCode' }, enrolment },
      });
    }
    expect(await shown(browser)).toMatchObject({
      factors: [],
    });
    const typed = codeOf(enrolment).replace(/^.../, '$& ');
    expect((await verify(browser, enrolment, typed)).outcome).toMatchObject({ note: 'factor.saved' });
    expect(await shown(browser)).toMatchObject({
      factors: [{ id: enrolment.id, kind: 'totp' }],
    });
  });

  test('or left: beginning again makes a new key, and cancelling changes nothing', async () => {
    const { browser, email } = await person(api);
    const first = await begin(browser);
    const second = await begin(browser);
    expect(second.secret).not.toBe(first.secret);
    expect((await verify(browser, first, codeOf(first))).status).toBe(400);
    expect((await change(browser, 'factor-cancel', { factor: second.id })).outcome).toMatchObject({
      note: 'factor.cancelled',
    });
    expect((await loggedIn(api, email)).location).toBe('/app/settings');
  });

  test('signs other devices out, and a second app works as well as the first', async () => {
    const { browser, email, enrolment } = await personWithApp(api);
    expect(await sentTo(browser, '/app/settings')).toBeNull();
    await passMailPause(api);
    const other = await begin(browser);
    await verify(browser, other, codeOf(other));
    const { browser: phone } = await loggedIn(api, email);
    const code = codeOf(enrolment, 'in 30 s');
    const given = await phone.visit(authFactor.action, '/auth/factor', { code, next: '/app/settings' });
    expect(given.location).toBe('/app/settings');
  });
});

const tables = ['users', 'license_users', 'sittings', 'result_shares'];

/** One row of each table for a person; everybody has the first. */
async function giveRows(userId: string): Promise<void> {
  const { pool } = api.database;
  await pool.query(
    `insert into public.license_users (user_id, tier, expires_at, source) values ($1, 11, now() + interval '1 day', 'admin')`,
    [userId],
  );
  await pool.query(
    `with sitting as (
       insert into public.sittings (user_id, request_key, kind, settings, chance) values ($1, 'a-sitting', 'level', '{}', 0.5) returning id
     )
     insert into public.result_shares (token, sitting_id, user_id, shown) select $1::text, id, $1, '{}' from sitting`,
    [userId],
  );
}

describe('logging in asks for the second step (9.23)', () => {
  test('after the password, and goes on to where one wanted to go', async () => {
    const { email, enrolment, usedCode } = await personWithApp(api);
    const { browser, location } = await loggedIn(api, email, { path: '/nb/auth', next: '/nb/app/settings' });
    expect(location).toBe('/nb/auth/factor?next=%2Fnb%2Fapp%2Fsettings');
    expect((await browser.visit(authFactor.loader, location ?? '')).data).toMatchObject({
      next: '/nb/app/settings',
      way: 'totp',
      ways: ['totp', 'recovery'],
    });
    for (const [code, problem] of [
      ['', 'factorFormat'],
      [usedCode, 'mfa_verification_failed'],
    ] as const) {
      expect(await browser.visit(authFactor.action, '/nb/auth/factor', { code })).toMatchObject({
        status: 400,
        data: { problem },
      });
    }
    const fields = { code: codeOf(enrolment, 'in 30 s'), next: '/nb/app/settings' };
    expect((await browser.visit(authFactor.action, '/nb/auth/factor', fields)).location).toBe(
      '/nb/app/settings',
    );
    expect(await sentTo(browser, '/app/settings')).toBeNull();
    expect((await browser.visit(authFactor.loader, '/auth/factor?next=/app')).location).toBe('/app');
  });

  test('after a code by email too, and before a new password', async () => {
    const { email, enrolment } = await personWithApp(api);
    const browser = openBrowser(api);
    await browser.visit(authCode.action, '/auth/forgot', { kind: 'recovery', email, next: '/app' });
    const { fields } = await lastMail(api, email, /password/);
    const { location } = await browser.visit(confirm.action, '/confirm', fields);
    const next = '/auth/password?next=%2Fapp';
    expect(location).toBe(`/auth/factor?${new URLSearchParams({ next })}`);
    const word = { password: 'tre stille fjorder', confirmPassword: 'tre stille fjorder', next: '/app' };
    expect((await browser.visit(authPassword.action, '/auth/password', word)).location).toBe(location);
    const code = codeOf(enrolment, 'in 30 s');
    expect((await browser.visit(authFactor.action, '/auth/factor', { code, next })).location).toBe(next);
    expect((await browser.visit(authPassword.action, '/auth/password', word)).location).toBe('/app');
  });

  test('and without it nothing of the account is seen: no screen, no row, no function', async () => {
    const { email, enrolment } = await personWithApp(api);
    const { browser } = await loggedIn(api, email);
    expect(await sentTo(browser, '/nb/app/settings')).toBe('/nb/auth/factor?next=%2Fnb%2Fapp%2Fsettings');
    const client = api.client();
    await client.auth.signInWithPassword({ email, password });
    const { data: signedIn } = await client.auth.getUser();
    await giveRows(signedIn.user?.id ?? '');
    for (const table of tables) expect((await client.from(table).select('*')).data).toEqual([]);
    await client.from('users').update({ full_name: 'Eva Stranger' }).eq('onboarded', true);
    const { rows } = await api.database.pool.query(
      'select full_name from public.users join auth.users a using (id) where a.email = $1',
      [email],
    );
    expect(rows).toEqual([{ full_name: 'Rojin Demir' }]);
    const { error } = await client.functions.invoke('sittings', { body: {} });
    expect(error?.context).toMatchObject({ status: 403 });
    const code = codeOf(enrolment, 'in 30 s');
    await client.auth.mfa.challengeAndVerify({ factorId: enrolment.id, code });
    for (const table of tables) expect((await client.from(table).select('*')).data).toHaveLength(1);
    expect((await change(browser, 'factor-remove', { factor: 'any' })).status).toBe(400);
  });
});

test('every table with rows of one person asks for the second factor', async () => {
  const { rows } = await api.database.pool.query(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege('authenticated', c.oid, 'select')
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'second factor given' and not p.polpermissive)`,
  );
  expect(rows).toEqual([]);
});

test('an app that is removed is no longer asked for', async () => {
  const { browser, email, enrolment } = await personWithApp(api);
  const half = await loggedIn(api, email);
  expect((await change(half.browser, 'factor-remove', { factor: enrolment.id })).outcome).toMatchObject({
    errors: { '': 'secondFactor' },
  });
  expect((await change(browser, 'factor-remove', { factor: enrolment.id })).outcome).toMatchObject({
    note: 'factor.removed',
  });
  expect(await sentTo(browser, '/app/settings')).toBeNull();
  expect((await loggedIn(api, email)).location).toBe('/app/settings');
});
