import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#main/testing/browser-fixture.ts';
import { codeOf, loggedIn, person, personWithApp } from '#main/testing/security-fixture.ts';
import { guest, lastMail, password } from '#main/testing/sign-in-browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { loader as appScreen } from '#web/layouts/app.tsx';
import * as auth from '#web/routes/auth.tsx';
import * as authCode from '#web/routes/auth-code.tsx';
import * as authFactor from '#web/routes/auth-factor.tsx';
import * as confirm from '#web/routes/confirm.tsx';
import { action as bringAgain } from '#web/routes/guest-results.ts';
import { guestCookie } from '#web/session/guest-cookie.ts';
import { openSession } from '#web/session/session.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** A test of somebody's, with a shared link to its result. @returns its id. */
async function sitting(userId: string, requestKey = 'a-request-of-a-test'): Promise<string> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    `with made as (
       insert into public.sittings (user_id, request_key, kind, settings, chance) values ($1, $2, 'level', '{}', 0.5) returning id
     ), shared as (
       insert into public.result_shares (token, sitting_id, user_id, shown) select gen_random_uuid()::text, id, $1, '{}' from made
     )
     select id from made`,
    [userId, requestKey],
  );
  return rows[0]?.id ?? '';
}

async function idOf(email: string): Promise<string> {
  const { rows } = await api.database.pool.query('select id from auth.users where email = $1', [email]);
  return (rows[0] as { id: string }).id;
}

/** Whose each table says they are. */
async function ownersOf(sittingId: string): Promise<unknown[]> {
  const { rows } = await api.database.pool.query(
    'select s.user_id as test, r.user_id as share from public.sittings s join public.result_shares r on r.sitting_id = s.id where s.id = $1',
    [sittingId],
  );
  return rows;
}

async function exists(userId: string): Promise<boolean> {
  return (await api.database.pool.query('select from auth.users where id = $1', [userId])).rows.length > 0;
}

async function tokenOf(browser: Browser): Promise<string> {
  const { data } = await browser.visit(async ({ request, context }) => {
    const { supabase } = openSession(request, context);
    return (await supabase.auth.getSession()).data.session?.access_token;
  }, '/app');
  return data as string;
}

/** Calls the function as somebody who logged in by the official client. */
async function move(email: string, guestToken: string) {
  const client = api.client();
  await client.auth.signInWithPassword({ email, password });
  const { data, error } = await client.functions.invoke('guest-results', { body: { guestToken } });
  return { data, status: (error?.context as Response | undefined)?.status };
}

describe('9.66 what a guest did comes to the account that is logged in to', () => {
  test('by password: tests and shared links, and the guest is gone', async () => {
    const { email } = await person(api);
    const { browser, id } = await guest(api);
    const made = await sitting(id);
    const page = await browser.visit(auth.loader, '/auth');
    expect(page.data).toMatchObject({ mode: 'login', guest: true });
    await loggedIn(api, email, { browser });
    const owner = await idOf(email);
    expect(await ownersOf(made)).toEqual([{ test: owner, share: owner }]);
    expect(await exists(id)).toBe(false);
  });

  test('by a code in a mail, and by its link', async () => {
    const { email } = await person(api);
    const [typing, following] = [await guest(api), await guest(api)];
    const tests = [await sitting(typing.id), await sitting(following.id, 'another-request')];
    await typing.browser.visit(authCode.action, '/auth/code', {
      intent: 'send',
      kind: 'login',
      email,
      next: '/app',
    });
    const { code } = await lastMail(api, email, /login link/);
    await typing.browser.visit(authCode.action, '/auth/code', {
      intent: 'code',
      kind: 'login',
      email,
      code,
      next: '/app',
    });
    await api.database.pool.query('delete from bestatt.rate_limits');
    await api.database.pool.query('delete from bestatt.dev_inbox');
    await following.browser.visit(authCode.action, '/auth/code', {
      intent: 'send',
      kind: 'login',
      email,
      next: '/app',
    });
    const { fields } = await lastMail(api, email, /login link/);
    await following.browser.visit(confirm.action, '/confirm', fields);
    const owner = await idOf(email);
    for (const one of tests) expect(await ownersOf(one)).toEqual([{ test: owner, share: owner }]);
  });

  test('after the second step, for whom it takes two', async () => {
    const { email, enrolment } = await personWithApp(api);
    const { browser, id } = await guest(api);
    const made = await sitting(id);
    await loggedIn(api, email, { browser });
    expect(await ownersOf(made)).toEqual([{ test: id, share: id }]);
    expect(browser.cookies.has(guestCookie.name)).toBe(true);
    const fields = { code: codeOf(enrolment, 'in 30 s'), way: 'totp', intent: 'code', next: '/app' };
    expect((await browser.visit(authFactor.action, '/auth/factor', fields)).location).toBe('/app');
    const owner = await idOf(email);
    expect(await ownersOf(made)).toEqual([{ test: owner, share: owner }]);
    expect(browser.cookies.get(guestCookie.name)).toBe('kept.1');
  });

  test('with a request key of its own where the account has used the same', async () => {
    const { email } = await person(api);
    const owner = await idOf(email);
    const { browser, id } = await guest(api);
    const [mine, theirs] = [await sitting(owner, 'the-same-key'), await sitting(id, 'the-same-key')];
    await loggedIn(api, email, { browser });
    for (const one of [mine, theirs]) expect(await ownersOf(one)).toEqual([{ test: owner, share: owner }]);
    const { rows } = await api.database.pool.query('select request_key from public.sittings where id = $1', [
      mine,
    ]);
    expect(rows).toEqual([{ request_key: 'the-same-key' }]);
  });

  test('once: sent again it moves nothing', async () => {
    const { email } = await person(api);
    const { browser, id } = await guest(api);
    await sitting(id);
    const token = await tokenOf(browser);
    expect((await move(email, token)).data).toEqual({ moved: 1 });
    expect((await move(email, token)).data).toEqual({ moved: 0 });
  });

  test('only when the guest is proved: no id, no forged token, no session that was ended', async () => {
    const { email } = await person(api);
    const { browser, id } = await guest(api);
    const made = await sitting(id);
    const [head, claims] = (await tokenOf(browser)).split('.');
    for (const forged of [id, `${head}.${claims}.${'A'.repeat(86)}`])
      expect((await move(email, forged)).status).toBe(400);
    const token = await tokenOf(browser);
    await api.database.pool.query('delete from auth.sessions where user_id = $1', [id]);
    expect((await move(email, token)).data).toEqual({ moved: 0 });
    expect(await ownersOf(made)).toEqual([{ test: id, share: id }]);
  });

  test('never those of an account, and never to a guest', async () => {
    const { email } = await person(api);
    const victim = await person(api);
    const victimId = await idOf(victim.email);
    const made = await sitting(victimId);
    expect((await move(email, await tokenOf(victim.browser))).data).toEqual({ moved: 0 });
    expect(await ownersOf(made)).toEqual([{ test: victimId, share: victimId }]);
    const client = api.client();
    await client.auth.signInAnonymously();
    const other = await guest(api);
    const guestToken = await tokenOf(other.browser);
    const { error } = await client.functions.invoke('guest-results', { body: { guestToken } });
    expect(error?.context).toMatchObject({ status: 403 });
  });

  test('a demo’s made-up progress stays where it is', async () => {
    const { email } = await person(api);
    const { browser, id } = await guest(api);
    const made = await sitting(id);
    await api.database.pool.query(
      `update public.users set demo_until = now() + interval '1 day' where id = $1`,
      [id],
    );
    await loggedIn(api, email, { browser });
    expect(await ownersOf(made)).toEqual([{ test: id, share: id }]);
  });
});

/** What the next screen of the app says of it. */
async function noticeOf(browser: Browser): Promise<unknown> {
  return ((await browser.visit(appScreen, '/app')).data as { guest: unknown }).guest;
}

/** While it lasts, no results can be moved. */
async function whileBroken(work: () => Promise<unknown>): Promise<void> {
  await api.database.pool.query('alter table public.feedback rename to feedback_away');
  try {
    await work();
  } finally {
    await api.database.pool.query('alter table public.feedback_away rename to feedback');
  }
}

describe('9.80 whether a guest’s tests came along is said', () => {
  test('once, with their number, after a login', async () => {
    const { email } = await person(api);
    const { browser, id } = await guest(api);
    await sitting(id);
    await sitting(id, 'another-request');
    await loggedIn(api, email, { browser });
    expect(await noticeOf(browser)).toEqual({ kind: 'kept', tests: 2 });
    expect(await noticeOf(browser)).toBeNull();
  });

  test('and when the guest creates an account', async () => {
    const { browser, id } = await guest(api);
    await sitting(id);
    const email = `guest-${crypto.randomUUID()}@example.no`;
    const fields = { mode: 'create', email, password, confirmPassword: password, next: '/app' };
    expect((await browser.visit(auth.action, '/auth?create', fields)).location).toBe('/app');
    expect(await noticeOf(browser)).toEqual({ kind: 'kept', tests: 1 });
  });

  test('nothing is said to a guest who has done nothing', async () => {
    const { email } = await person(api);
    const { browser } = await guest(api);
    await loggedIn(api, email, { browser });
    expect(await noticeOf(browser)).toBeNull();
  });

  test('when it failed, until they were brought along', async () => {
    const { email } = await person(api);
    const { browser, id } = await guest(api);
    const made = await sitting(id);
    await whileBroken(async () => {
      await loggedIn(api, email, { browser });
      expect(await noticeOf(browser)).toEqual({ kind: 'failed' });
      await browser.visit(bringAgain, '/app/guest-results', { back: '/app' });
      expect(await noticeOf(browser)).toEqual({ kind: 'failed' });
    });
    const again = await browser.visit(bringAgain, '/app/guest-results', { back: '/app/settings' });
    expect(again.location).toBe('/app/settings');
    const owner = await idOf(email);
    expect(await ownersOf(made)).toEqual([{ test: owner, share: owner }]);
    expect(await noticeOf(browser)).toEqual({ kind: 'kept', tests: 1 });
  });

  test('never to another account on the same device, nor does it get them', async () => {
    const [{ email }, other] = [await person(api), await person(api)];
    const { browser, id } = await guest(api);
    const made = await sitting(id);
    await whileBroken(() => loggedIn(api, email, { browser }));
    const note = browser.cookies.get(guestCookie.name) ?? '';
    other.browser.cookies.set(guestCookie.name, note);
    expect(await noticeOf(other.browser)).toBeNull();
    await other.browser.visit(bringAgain, '/app/guest-results', { back: '/app' });
    expect(await ownersOf(made)).toEqual([{ test: id, share: id }]);
  });
});
