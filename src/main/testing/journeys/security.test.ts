import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import { change, loggedIn, person, personWithApp, sentTo, shown } from '#main/testing/security-fixture.ts';
import { guest, password } from '#main/testing/sign-in-browser-fixture.ts';
import { type OidcServer, oidcServer } from '#server/auth/oidc-server-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import * as authProvider from '#web/routes/auth-provider.ts';
import * as confirm from '#web/routes/confirm.tsx';
import * as security from '#web/routes/settings-security.tsx';
import { openSession } from '#web/session/session.ts';

let api: TestApi;
let feide: OidcServer;
beforeAll(async () => {
  feide = await oidcServer();
  api = await testApi((settings) => ({ ...settings, providers: { feide: feide.provider } }));
});
afterAll(async () => {
  await api.close();
  feide.close();
});

function signIn(email: string, word: string) {
  return api.client().auth.signInWithPassword({ email, password: word });
}

describe('the password', () => {
  test('is changed', async () => {
    const { browser, email } = await person(api);
    const word = 'tre stille fjorder';
    const answer = await change(browser, 'password', {
      currentPassword: password,
      password: word,
      confirmPassword: word,
    });
    expect(answer.outcome).toMatchObject({ note: 'password.saved' });
    expect((await signIn(email, word)).error).toBeNull();
    expect((await signIn(email, password)).error?.status).toBe(400);
  });

  test('needs the one of now', async () => {
    const { browser } = await person(api);
    const word = 'tre stille fjorder';
    const fields = { currentPassword: 'noe annet', password: word, confirmPassword: word };
    expect((await change(browser, 'password', fields)).outcome).toMatchObject({
      errors: { currentPassword: 'currentWrong' },
    });
  });

  test.each([
    ['', '', { password: 'passwordRequired' }],
    ['tre stille fjorder', 'to stille fjorder', { confirmPassword: 'passwordsDiffer' }],
    ['kort', 'kort', { password: 'passwordShort' }],
    ['Passord123', 'Passord123', { password: 'passwordCommon' }],
    [password, password, { password: 'same' }],
  ])('%o and %o are refused', async (word, again, errors) => {
    const { browser } = await person(api);
    const fields = { currentPassword: password, password: word, confirmPassword: again };
    const answer = await change(browser, 'password', fields);
    expect(answer).toMatchObject({ status: 400, outcome: { errors } });
  });
});

describe('9.64 devices', () => {
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

  test('are listed with browser and system in words, this one first and marked', async () => {
    const { browser, email } = await person(api);
    const elsewhere = openBrowser(api, {}, windows);
    await loggedIn(api, email, { browser: elsewhere });
    const { sessions } = await shown(browser);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ current: true, secondFactor: false });
    expect(sessions[1]).toMatchObject({
      browser: 'Chrome',
      system: 'Windows',
      kind: 'computer',
      current: false,
    });
    expect((await shown(elsewhere)).sessions[0]).toMatchObject({ browser: 'Chrome', current: true });
  });

  test('say whether two steps were taken', async () => {
    const { browser } = await personWithApp(api);
    expect((await shown(browser)).sessions).toMatchObject([{ current: true, secondFactor: true }]);
  });

  test('one is signed out: its next page leads to the login, its rows and functions are closed at once', async () => {
    const { browser, email } = await person(api);
    const { browser: elsewhere } = await loggedIn(api, email);
    const client = api.client();
    await client.auth.signInWithPassword({ email, password });
    const others = (await shown(browser)).sessions.filter(({ current }) => !current);
    expect(others).toHaveLength(2);
    for (const { id } of others)
      expect((await change(browser, 'session', { session: id })).outcome).toMatchObject({
        note: 'devices.oneDone',
      });
    expect(await sentTo(elsewhere, '/nb/app/settings')).toBe('/nb/auth?next=%2Fnb%2Fapp%2Fsettings');
    expect([...elsewhere.cookies.keys()].filter((name) => name.includes('auth-token'))).toEqual([]);
    expect((await client.from('users').select('id')).data).toEqual([]);
    expect((await client.functions.invoke('device-sessions', { body: {} })).error?.context).toMatchObject({
      status: 401,
    });
    expect(await sentTo(browser, '/app/settings')).toBeNull();
  });

  test('a test that is open for guests leads a device that was signed out to the login too', async () => {
    const { browser, email } = await person(api);
    const { browser: elsewhere } = await loggedIn(api, email);
    await change(browser, 'sessions');
    expect(await sentTo(elsewhere, '/app/test')).toBe('/auth?next=%2Fapp%2Ftest');
  });

  test('all others at once are signed out, this one stays', async () => {
    const { browser, email } = await person(api);
    const elsewhere = api.client();
    await elsewhere.auth.signInWithPassword({ email, password });
    expect((await change(browser, 'sessions')).outcome).toMatchObject({ note: 'devices.othersDone' });
    expect((await elsewhere.auth.refreshSession()).error?.status).toBe(400);
    expect((await shown(browser)).sessions).toHaveLength(1);
  });

  test('somebody else’s stays, and the answer does not tell', async () => {
    const { browser } = await person(api);
    const victim = await person(api);
    const [session] = (await shown(victim.browser)).sessions;
    const answer = await change(browser, 'session', { session: session?.id ?? '' });
    expect(answer.outcome).toMatchObject({ note: 'devices.oneDone' });
    expect(await sentTo(victim.browser, '/app/settings')).toBeNull();
    expect((await change(browser, 'session', { session: 'none' })).outcome).toMatchObject({
      errors: { '': 'failed' },
    });
  });
});

/** Goes to the provider as a sub, and comes back. */
async function link(browser: Browser, sub: string, email = `${sub}@feide.test`) {
  const away = await browser.visit(
    (given) => authProvider.loader({ ...given, params: { provider: 'feide' } }),
    '/auth/provider/feide?link=1&next=/app/settings/security',
  );
  const callback = feide.signIn(away.location ?? '', { sub, email, email_verified: true });
  const back = await api.app.request(callback.href);
  const { pathname, search } = new URL(back.headers.get('location') ?? '');
  return browser.visit(confirm.loader, pathname + search);
}

describe('9.65 ways to log in', () => {
  test('are listed; another one is linked, and the session goes on as it was', async () => {
    const { browser, email } = await personWithApp(api);
    expect(await shown(browser)).toMatchObject({
      identities: [{ provider: 'email', address: email }],
      providers: [{ id: 'feide', name: 'Feide' }],
    });
    expect((await link(browser, 'linked')).location).toBe('/app/settings/security');
    expect(await shown(browser)).toMatchObject({
      identities: [{ provider: 'email' }, { provider: 'feide', name: 'Feide', address: 'linked@feide.test' }],
      providers: [],
      sessions: [{ current: true, secondFactor: true }],
    });
  });

  test('and unlinked again', async () => {
    const { browser } = await person(api);
    await link(browser, 'unlinked');
    const identity = (await shown(browser)).identities.find(({ provider }) => provider === 'feide');
    const answer = await change(browser, 'unlink', { identity: identity?.id ?? '' });
    expect(answer.outcome).toMatchObject({ note: 'identities.unlinked' });
    expect((await shown(browser)).identities).toHaveLength(1);
  });

  test('neither is done by half a login', async () => {
    const { email, browser } = await personWithApp(api);
    await link(browser, 'half');
    const client = api.client();
    await client.auth.signInWithPassword({ email, password });
    const { data } = await client.auth.getUserIdentities();
    const [identity] = data?.identities ?? [];
    if (!identity) throw new Error('There is no identity.');
    expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({ code: 'insufficient_aal' });
    const linked = await client.auth.linkIdentity({
      provider: 'feide' as 'google',
      options: { skipBrowserRedirect: true },
    });
    expect(linked.error).toMatchObject({ code: 'insufficient_aal' });
  });
});

describe('8.20 what the auth service refuses has words of its own', () => {
  test('identity_already_exists: a sign-in that belongs to another account', async () => {
    await link((await person(api)).browser, 'taken');
    const { browser } = await person(api);
    expect(await link(browser, 'taken')).toMatchObject({
      status: 400,
      data: { problem: 'identity_elsewhere', way: 'security', path: '/app/settings/security#identities' },
    });
    expect(await sentTo(browser, '/app/settings')).toBeNull();
  });

  test('single_identity_not_deletable: the only way in', async () => {
    const { browser } = await person(api);
    const [identity] = (await shown(browser)).identities;
    expect((await change(browser, 'unlink', { identity: identity?.id ?? '' })).outcome).toMatchObject({
      errors: { '': 'single_identity_not_deletable' },
    });
  });

  test('identity_not_found: one that is gone, or somebody else’s', async () => {
    const { browser } = await person(api);
    const [other] = (await shown((await person(api)).browser)).identities;
    expect((await change(browser, 'unlink', { identity: other?.id ?? '' })).outcome).toMatchObject({
      errors: { '': 'identity_not_found' },
    });
  });

  test('email_conflict_identity_not_deletable: what remains has another account’s address', async () => {
    const { email: taken } = await person(api);
    const { browser } = await person(api);
    await link(browser, 'conflict', taken);
    const own = (await shown(browser)).identities.find(({ provider }) => provider === 'email');
    expect((await change(browser, 'unlink', { identity: own?.id ?? '' })).outcome).toMatchObject({
      errors: { '': 'email_conflict_identity_not_deletable' },
    });
  });
});

test('whoever is signed out signs in first, and an unknown form is refused', async () => {
  const visitor = openBrowser(api);
  expect(
    (await visitor.visit(security.action, '/nb/app/settings/security', { intent: 'codes' })).location,
  ).toBe('/nb/auth');
  expect((await visitor.visit(security.loader, '/app/settings/security')).location).toBe('/auth');
  const { browser } = await person(api);
  expect((await change(browser, 'nonsense')).status).toBe(400);
});

test('a demo’s learner keeps what protects it, and is told so', async () => {
  const { browser, id } = await guest(api);
  const claims = { demo: true, demo_until: new Date(Date.now() + 3_600_000).toISOString() };
  await api.database.pool.query('update auth.users set raw_app_meta_data = $2 where id = $1', [id, claims]);
  await browser.visit(async ({ request, context }) => {
    const { supabase, headers } = openSession(request, context);
    await supabase.auth.refreshSession();
    return { data: null, init: { headers } };
  }, '/app');
  expect(await change(browser, 'password', { password: 'x' })).toMatchObject({
    status: 400,
    outcome: { errors: { password: 'demo' } },
  });
});
