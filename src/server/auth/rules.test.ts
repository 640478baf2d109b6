import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthFixture, authFixture, goodPassword, productUrl } from './auth-fixture.ts';

/** The specification's rules about the auth provider, as the official client shows them. */

let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture((settings) => ({ ...settings, email: { ...settings.email, autoconfirm: true } }));
});
afterAll(() => auth.close());

const someId = '00000000-0000-4000-8000-000000000000';
let people = 0;
const newEmail = () => `rule-${++people}@example.no`;

/** A client whose requests are all answered so. */
function clientThatGets(answer: () => Response | Promise<Response>) {
  return createClient(productUrl, auth.tokens.keys.anon, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async () => answer() },
  });
}

async function expectDoors(method: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, body } = await auth.call(method, `/${path}`, method === 'GET' ? {} : { body: {} });
    expect(`${path}: ${JSON.stringify(body)}`).not.toMatch(/no such endpoint|unsupported_grant_type/);
    expect(status, path).toBeLessThan(500);
  }
}

test('7.5 POST: every path and grant type answers', async () => {
  const grants = ['password', 'refresh_token', 'id_token', 'pkce'].map(
    (grant) => `token?grant_type=${grant}`,
  );
  const plain = ['signup', 'otp', 'verify', 'sso', 'resend', 'recover', 'logout', 'logout?scope=local'];
  const factors = ['factors', `factors/${someId}/challenge`, `factors/${someId}/verify`];
  await expectDoors('POST', [...grants, ...plain, ...factors]);
});

test('7.6 GET: every path answers', async () => {
  const asked = `provider=google&redirect_to=${productUrl}/&scopes=email&code_challenge=${'a'.repeat(43)}`;
  await expectDoors('GET', [
    'user',
    'reauthenticate',
    '.well-known/jwks.json',
    `authorize?${asked}`,
    `user/identities/authorize?${asked}`,
  ]);
});

test('7.7 PUT: user', async () => {
  await expectDoors('PUT', ['user']);
});

test('7.8 DELETE: a factor, an identity', async () => {
  await expectDoors('DELETE', [`factors/${someId}`, `user/identities/${someId}`]);
});

test('a path that the specification does not list is no endpoint', async () => {
  await expect(expectDoors('POST', ['sign-up'])).rejects.toThrow(/no such endpoint/);
});

describe('3.4 the auth session', () => {
  test('has its tokens, when they expire, and the user', async () => {
    const { data } = await auth.client().auth.signUp({ email: newEmail(), password: goodPassword });
    expect(data.session).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.any(String),
      expires_in: 3600,
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: { id: data.user?.id },
    });
  });

  test('3.5 the user has identities and factors, each factor a type and a status', async () => {
    const client = auth.client();
    await client.auth.signUp({ email: newEmail(), password: goodPassword });
    await client.auth.mfa.enroll({ factorType: 'totp' });
    const { data } = await client.auth.getUser();
    expect(data.user?.identities).toMatchObject([{ provider: 'email' }]);
    expect(data.user?.factors).toMatchObject([{ factor_type: 'totp', status: 'unverified' }]);
  });
});

test('5.11 sign-up and sign-in need an email or phone, and a password', async () => {
  const message = 'You must provide either an email or phone number and a password';
  const client = auth.client();
  for (const attempt of [client.auth.signUp, client.auth.signInWithPassword]) {
    const { error } = await attempt.call(client.auth, { password: goodPassword } as never);
    expect(error?.message).toBe(message);
  }
  // The server refuses it too, whoever calls.
  for (const body of [{ password: goodPassword }, { email: newEmail() }])
    expect((await auth.call('POST', '/token?grant_type=password', { body })).status).toBe(400);
  expect((await auth.call('POST', '/signup', { body: { email: newEmail() } })).status).toBe(400);
});

test('5.12 a one-time code needs an email or phone', async () => {
  const { error } = await auth.client().auth.signInWithOtp({} as never);
  expect(error?.message).toBe('You must provide either an email or phone number.');
  expect((await auth.call('POST', '/otp', { body: {} })).status).toBe(400);
});

test('5.13 resending needs an email or phone, and a type', async () => {
  for (const body of [{}, { type: 'signup' }, { email: newEmail() }, { type: 'sms', email: newEmail() }])
    expect((await auth.call('POST', '/resend', { body })).status).toBe(400);
  expect((await auth.call('POST', '/resend', { body: { type: 'signup', email: newEmail() } })).status).toBe(
    200,
  );
});

describe('5.14 weak passwords are rejected', () => {
  test('8.17 with the code weak_password and the reasons', async () => {
    const { error } = await auth.client().auth.signUp({ email: newEmail(), password: 'kort' });
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
    const common = await auth.client().auth.signUp({ email: newEmail(), password: 'password1' });
    expect(common.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
  });
});

describe('6.16 admin operations need the service key', () => {
  test('neither a visitor nor a user has them', async () => {
    const { token } = await auth.account();
    for (const key of [auth.tokens.keys.anon, token]) {
      const { status, body } = await auth.call('GET', '/admin/users', { token: key });
      expect(status).toBe(403);
      expect(body).toMatchObject({ error_code: 'not_admin' });
    }
    expect((await auth.call('GET', '/admin/users')).status).toBe(401);
    expect((await auth.call('GET', '/admin/users', { token: auth.tokens.keys.service })).status).toBe(200);
  });
});

test('8.14 a missing session is status 400', async () => {
  const { error } = await auth.client().auth.updateUser({ data: {} });
  expect(error).toMatchObject({ status: 400, message: 'Auth session missing!' });
});

test('8.15 an answer without session or user is status 500', async () => {
  const client = clientThatGets(() => Response.json({}));
  const { error } = await client.auth.signInWithPassword({ email: newEmail(), password: goodPassword });
  expect(error?.status).toBe(500);
});

test('8.16 invalid credentials are status 400', async () => {
  const { email } = await auth.account();
  const { error } = await auth.client().auth.signInWithPassword({ email, password: 'et annet passord' });
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

test('8.18 an invalid JWT is status 400, code invalid_jwt', async () => {
  const { error } = await auth.client().auth.getClaims('not.a.jwt');
  expect(error).toMatchObject({ status: 400, code: 'invalid_jwt' });
});

describe('what may be tried again says so (8.19)', () => {
  test.each([502, 503, 504])('status %i', async (status) => {
    const { error } = await clientThatGets(() => new Response('', { status })).auth.signInAnonymously();
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status });
  });

  test('no network', async () => {
    const offline = clientThatGets(() => Promise.reject(new TypeError('fetch failed')));
    const { error } = await offline.auth.signInAnonymously();
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 0 });
  });

  test('an error of ours does not', async () => {
    const { error } = await auth
      .client()
      .auth.signInWithPassword({ email: newEmail(), password: goodPassword });
    expect(error?.name).toBe('AuthApiError');
  });
});

test('9.18 keys may be kept for 10 minutes', async () => {
  const { headers } = await auth.call('GET', '/.well-known/jwks.json');
  expect(headers.get('cache-control')).toBe('public, max-age=600');
});

test('9.23 factors are of the types totp and phone', async () => {
  const { token } = await auth.account();
  const types = { totp: {}, phone: { phone: '4791234567' }, webauthn: {}, password: {} };
  const taken: string[] = [];
  for (const [factor_type, more] of Object.entries(types)) {
    const body = { factor_type, friendly_name: factor_type, ...more };
    if ((await auth.call('POST', '/factors', { token, body })).status === 200) taken.push(factor_type);
  }
  expect(taken).toEqual(['totp', 'phone']);
});

test('9.24 codes by phone go by sms unless another channel is asked for, which is refused', async () => {
  const phone = '4798765432';
  expect((await auth.call('POST', '/otp', { body: { phone } })).status).toBe(200);
  expect(await auth.lastText(phone)).toMatch(/^\d{6}$/);
  expect((await auth.call('POST', '/otp', { body: { phone, channel: 'sms' } })).status).toBe(200);
  expect((await auth.call('POST', '/otp', { body: { phone, channel: 'whatsapp' } })).status).toBe(400);
});
