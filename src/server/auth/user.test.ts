import { createServerClient } from '@supabase/ssr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthFixture, authFixture, goodPassword, productUrl } from './auth-fixture.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture();
});
afterAll(() => auth.close());

const update = (token: string, body: object) => auth.call('PUT', '/user', { token, body });
const verify = (body: object) => auth.call('POST', '/verify', { body });

describe('the account', () => {
  test('is for whoever brings its token', async () => {
    const { token, id, email } = await auth.account();
    const answer = await auth.call('GET', '/user', { token });
    expect(answer.body).toMatchObject({
      id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      is_anonymous: false,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toMatch(/password|\$2b\$|hmac/);
  });

  test.each([
    ['nobody', undefined, 401, 'no_authorization'],
    ['somebody with a made-up token', () => 'a.b.c', 403, 'bad_jwt'],
    ['the anon key, which is no person', () => auth.tokens.keys.anon, 403, 'bad_jwt'],
    [
      'a person who is gone',
      () => auth.tokens.sign({ sub: crypto.randomUUID(), exp: 9999999999 }),
      403,
      'user_not_found',
    ],
    [
      'a token whose person is no id',
      () => auth.tokens.sign({ sub: "' or 1=1", exp: 9999999999 }),
      403,
      'bad_jwt',
    ],
  ])('is not for %s', async (_, token, status, code) => {
    const answer = await auth.call('GET', '/user', { token: await token?.() });
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  });

  test('is not for a token whose session belongs to somebody else', async () => {
    const [one, two] = [await auth.account(), await auth.account()];
    const { session_id } = await auth.tokens.verify(two.token);
    const token = await auth.tokens.sign({ sub: one.id, session_id, exp: 9999999999 });
    expect((await auth.call('GET', '/user', { token })).body).toMatchObject({
      error_code: 'session_not_found',
    });
  });
});

describe('own data', () => {
  test('is merged; a null removes; app metadata is not the person’s', async () => {
    const { token } = await auth.account();
    await update(token, { data: { a: 1, b: 2 } });
    const answer = await update(token, { data: { b: null, c: 3 } });
    expect(answer.body.user_metadata).toMatchObject({ a: 1, c: 3 });
    expect(answer.body.user_metadata).not.toHaveProperty('b');
    expect((await update(token, { app_metadata: { role: 'admin' } })).body).toMatchObject({
      code: 403,
      error_code: 'not_admin',
    });
  });
});

test('own data that would not fit into a request’s header any more is refused, also bit by bit', async () => {
  const { token } = await auth.account();
  expect((await update(token, { data: { a: 'x'.repeat(7000) } })).body).toMatchObject({
    code: 400,
    error_code: 'validation_failed',
  });
  expect((await update(token, { data: { a: 'x'.repeat(4000) } })).status).toBe(200);
  expect((await update(token, { data: { b: 'x'.repeat(4000) } })).body).toMatchObject({
    error_code: 'validation_failed',
  });
  const answer = await auth.call('POST', '/signup', { body: { data: { a: 'x'.repeat(7000) } } });
  expect(answer.body).toMatchObject({ code: 400, error_code: 'validation_failed' });
});

describe('a new password', () => {
  test('needs the old one, ends the other sessions and tells the person', async () => {
    const { token, email } = await auth.account();
    const other = (
      await auth.call('POST', '/token?grant_type=password', { body: { email, password: goodPassword } })
    ).body.access_token;
    expect((await update(token, { password: 'et annet fjell i sol' })).body).toMatchObject({
      error_code: 'current_password_required',
    });
    expect(
      (await update(token, { password: 'et annet fjell i sol', current_password: 'nei' })).body,
    ).toMatchObject({ error_code: 'current_password_invalid' });
    expect(
      (await update(token, { password: goodPassword, current_password: goodPassword })).body,
    ).toMatchObject({ code: 422, error_code: 'same_password' });
    expect((await update(token, { password: 'kort', current_password: goodPassword })).body).toMatchObject({
      error_code: 'weak_password',
    });
    expect(
      (await update(token, { password: 'et annet fjell i sol', current_password: goodPassword })).status,
    ).toBe(200);
    expect((await auth.call('GET', '/user', { token: String(other) })).body).toMatchObject({
      error_code: 'session_not_found',
    });
    expect((await auth.lastMail(email)).mail.subject).toMatch(/password .* was changed/);
  });

  test('with reauthentication needs a code by mail once the session is a day old, and the code works once', async () => {
    const strict = await authFixture((settings) => ({
      ...settings,
      accessTokenSeconds: 7 * 24 * 3600,
      password: {
        ...settings.password,
        changeNeedsReauthentication: true,
        changeNeedsCurrentPassword: false,
      },
    }));
    const { token, email } = await strict.account();
    const change = (password: string, nonce?: string) =>
      strict.call('PUT', '/user', { token, body: { password, nonce } });
    expect((await change('et annet fjell i sol')).status).toBe(200);
    strict.advance(25 * 3600);
    expect((await change('et tredje fjell i sol')).body).toMatchObject({
      code: 400,
      error_code: 'reauthentication_needed',
    });
    expect((await change('et tredje fjell i sol', '000000')).body).toMatchObject({
      code: 422,
      error_code: 'reauthentication_not_valid',
    });
    expect((await strict.call('GET', '/reauthenticate', { token })).status).toBe(200);
    const { otp } = await strict.lastMail(email);
    expect((await change('et tredje fjell i sol', otp)).status).toBe(200);
    expect((await change('et fjerde fjell i sol', otp)).body).toMatchObject({
      error_code: 'reauthentication_not_valid',
    });
    await strict.close();
  });
});

describe('a new address', () => {
  test('counts once both addresses have agreed, in either order; both are told', async () => {
    for (const order of [0, 1]) {
      const { token, email, id } = await auth.account();
      const newEmail = `new-${email}`;
      const asked = await update(token, { email: newEmail });
      expect(asked.body).toMatchObject({ email, new_email: newEmail });
      const codes = [
        { email, token: (await auth.lastMail(email)).otp },
        { email: newEmail, token: (await auth.lastMail(newEmail)).otp },
      ];
      const [first, second] = order === 0 ? codes : codes.toReversed();
      expect((await verify({ type: 'email_change', ...first })).body).toMatchObject({
        msg: expect.stringContaining('other email'),
      });
      expect((await auth.call('GET', '/user', { token })).body).toMatchObject({ email });
      expect((await verify({ type: 'email_change', ...first })).body).toMatchObject({
        error_code: 'otp_expired',
      });
      expect((await verify({ type: 'email_change', ...second })).body.user).toMatchObject({
        id,
        email: newEmail,
      });
      expect((await auth.lastMail(email)).mail.subject).toMatch(/was changed/);
    }
  });

  test('that belongs to somebody else is answered like a free one; its owner is told and gets no code', async () => {
    const owner = await auth.account();
    const anonymous = String((await auth.call('POST', '/signup')).body.access_token);
    const free = await update(String((await auth.call('POST', '/signup')).body.access_token), {
      email: 'free@example.no',
    });
    const taken = await update(anonymous, { email: owner.email });
    expect(taken.status).toBe(free.status);
    expect(Object.keys(taken.body).sort()).toEqual(Object.keys(free.body).sort());
    expect(taken.body).toMatchObject({ new_email: owner.email, email: '' });
    const { mail, otp } = await auth.lastMail(owner.email);
    expect([mail.subject, otp]).toEqual([expect.stringMatching(/already have an account/), '']);
    await auth.call('PUT', `/admin/users/${owner.id}`, {
      token: auth.tokens.keys.service,
      body: { phone: '4790000400', phone_confirm: true },
    });
    expect((await update(anonymous, { phone: '4790000400' })).body).toMatchObject({
      new_phone: '4790000400',
    });
    expect(auth.texts.some(({ to }) => to === '4790000400')).toBe(false);
  });

  test('that belongs to somebody else is refused where no mail confirms it', async () => {
    const open = await authFixture((settings) => ({
      ...settings,
      email: { ...settings.email, autoconfirm: true },
    }));
    const owner = await open.account();
    const { access_token } = (await open.call('POST', '/signup')).body;
    const answer = await open.call('PUT', '/user', {
      token: String(access_token),
      body: { email: owner.email },
    });
    expect(answer.body).toMatchObject({ code: 422, error_code: 'email_exists' });
    await open.close();
  });

  test('that is asked for again must be agreed to anew: the new side alone does not do it in two steps', async () => {
    const { token, email } = await auth.account();
    for (const newEmail of [`first-${email}`, `second-${email}`]) {
      await update(token, { email: newEmail });
      const { otp } = await auth.lastMail(newEmail);
      expect((await verify({ type: 'email_change', email: newEmail, token: otp })).body).toMatchObject({
        msg: expect.stringContaining('other email'),
      });
    }
    expect((await auth.call('GET', '/user', { token })).body).toMatchObject({ email });
  });

  test('that somebody else takes meanwhile is refused at the end', async () => {
    const { token, email } = await auth.account();
    await update(token, { email: 'meanwhile@example.no' });
    const codes = [await auth.lastMail(email), await auth.lastMail('meanwhile@example.no')];
    await auth.account('meanwhile@example.no');
    await verify({ type: 'email_change', email, token: codes[0]?.otp });
    const last = await verify({ type: 'email_change', email: 'meanwhile@example.no', token: codes[1]?.otp });
    expect(last.body).toMatchObject({ code: 422, error_code: 'email_exists' });
  });
});

describe('a new number', () => {
  test('counts once its code was typed', async () => {
    const { token, id } = await auth.account();
    expect((await update(token, { phone: '+47 900 11 222' })).body).toMatchObject({
      new_phone: '4790011222',
    });
    const code = await auth.lastText('4790011222');
    const answer = await verify({ type: 'phone_change', phone: '+4790011222', token: code });
    expect(answer.body.user).toMatchObject({
      id,
      phone: '4790011222',
      app_metadata: { providers: ['email', 'phone'] },
    });
  });
});

describe('errors', () => {
  test('come in the form that the client asks for', async () => {
    const old = await auth.call('GET', '/user');
    expect(old.body).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    });
    expect(old.headers.get('x-supabase-api-version')).toBeNull();
    for (const version of ['2024-01-01', '2025-06-01']) {
      const named = await auth.call('GET', '/user', { headers: { 'X-Supabase-Api-Version': version } });
      expect(named.body).toEqual({
        code: 'no_authorization',
        message: 'This endpoint requires a valid Bearer token',
      });
      expect(named.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    }
    const odd = await auth.call('GET', '/user', { headers: { 'X-Supabase-Api-Version': 'zzzz' } });
    expect(odd.body).toMatchObject({ code: 401 });
  });

  test('of our own making are logged and shown as one sentence with a number, without their cause', async () => {
    const broken = await authFixture();
    await broken.database.pool.query('alter table auth.sessions rename to sessions_gone');
    const answer = await broken.call('POST', '/signup');
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ code: 500, error_code: 'unexpected_failure' });
    expect(String(answer.body.msg)).toContain(String(answer.body.error_id));
    expect(JSON.stringify(answer.body)).not.toContain('sessions');
    await broken.close();
  });

  test('for an endpoint that is not there or not offered', async () => {
    expect((await auth.call('GET', '/nothing')).body).toMatchObject({ code: 404 });
    expect((await auth.call('POST', '/sso', { body: { domain: 'a.no' } })).body).toMatchObject({
      code: 404,
      error_code: 'saml_provider_disabled',
    });
    expect((await auth.call('POST', '/token?grant_type=magic')).body).toMatchObject({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'unsupported_grant_type',
    });
  });
});

describe('what is public', () => {
  test('the key set, the settings and a sign of life need no token', async () => {
    const keySet = await auth.call('GET', '/.well-known/jwks.json');
    expect(keySet.headers.get('cache-control')).toBe('public, max-age=600');
    expect(JSON.stringify(keySet.body)).not.toMatch(/"d":|"k":/);
    expect((await auth.call('GET', '/settings')).body).toMatchObject({
      external: { email: true, phone: true, anonymous_users: true, google: false },
      mailer_autoconfirm: false,
      saml_enabled: false,
    });
    expect((await auth.call('GET', '/health')).body).toMatchObject({ name: 'Bestått auth' });
  });

  test('a client verifies its token by the key set alone', async () => {
    const client = auth.client();
    await client.auth.signInAnonymously();
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims.is_anonymous).toBe(true);
  });

  test('a session kept in cookies by @supabase/ssr is refreshed by the server that renders the page', async () => {
    const cookies = new Map<string, string>();
    const browserLess = () =>
      createServerClient(productUrl, auth.tokens.keys.anon, {
        cookies: {
          getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
          setAll: (changed) => {
            for (const { name, value } of changed)
              value === '' ? cookies.delete(name) : cookies.set(name, value);
          },
        },
        global: { fetch: async (input, init) => auth.app.fetch(new Request(input, init)) },
      });
    const { data } = await browserLess().auth.signInAnonymously();
    expect((await browserLess().auth.getUser()).data.user?.id).toBe(data.user?.id);
    const before = [...cookies.values()].join('');
    const refreshed = await browserLess().auth.refreshSession();
    expect(refreshed.data.user?.id).toBe(data.user?.id);
    expect([...cookies.values()].join('')).not.toBe(before);
    await browserLess().auth.signOut();
    expect(cookies.size).toBe(0);
  });
});
