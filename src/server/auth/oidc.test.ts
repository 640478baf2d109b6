import { createHash, randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type AuthFixture, authFixture, goodPassword } from './auth-fixture.ts';
import { type OidcPerson, type OidcServer, oidcServer } from './oidc-server-fixture.ts';

let auth: AuthFixture;
let server: OidcServer;
beforeAll(async () => {
  server = await oidcServer();
  auth = await authFixture((settings) => ({ ...settings, providers: { school: server.provider } }));
});
afterAll(async () => {
  server.close();
  await auth.close();
});

let people = 0;
const person = (changes: Partial<OidcPerson> = {}): OidcPerson => {
  const sub = `person-${++people}`;
  return { sub, email: `${sub}@school.example`, email_verified: true, name: 'Kari', ...changes };
};
const parameters = (url: URL | null) => ({
  ...Object.fromEntries(url?.searchParams ?? []),
  ...Object.fromEntries(new URLSearchParams(url?.hash.slice(1))),
});
const cookieOf = (answer: Answer) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const back = (url: URL, cookie = '') => auth.call('GET', `/callback${url.search}`, { headers: { cookie } });

/** The whole way of a browser without PKCE. */
async function signIn(who: OidcPerson, query = '', changes: JWTPayload = {}): Promise<Answer> {
  const start = await auth.call('GET', `/authorize?provider=school${query}`);
  return back(server.signIn(String(start.location), who, changes), cookieOf(start));
}

function pkce() {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, query: `&code_challenge=${challenge}&code_challenge_method=s256` };
}

describe('signing in through a provider', () => {
  test('asks it with PKCE, nonce, state and our address, and passes on what is not ours', async () => {
    const start = await auth.call(
      'GET',
      '/authorize?provider=school&scopes=calendar&prompt=login&client_id=evil&redirect_uri=https://evil.example&state=x',
    );
    expect(start.status).toBe(302);
    const sent = start.location?.searchParams;
    expect(start.location?.origin).toBe(server.provider.issuer);
    expect(Object.fromEntries(sent ?? [])).toMatchObject({
      client_id: 'bestatt',
      redirect_uri: 'http://bestatt.test/auth/v1/callback',
      response_type: 'code',
      scope: 'openid email profile calendar',
      code_challenge_method: 'S256',
      prompt: 'login',
    });
    expect(sent?.get('nonce')?.length).toBeGreaterThan(20);
    expect(sent?.get('state')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('makes an account, and finds it again the next time', async () => {
    const who = person();
    const first = parameters((await signIn(who)).location);
    expect(first).toMatchObject({
      token_type: 'bearer',
      provider_token: `access-${who.sub}`,
      provider_refresh_token: 'refresh',
    });
    const user = await auth.call('GET', '/user', { token: first.access_token });
    expect(user.body).toMatchObject({
      email: who.email,
      app_metadata: { provider: 'school', providers: ['school'] },
      user_metadata: { full_name: 'Kari', email_verified: true },
      identities: [{ id: who.sub, provider: 'school' }],
    });
    const second = parameters((await signIn(who)).location);
    expect((await auth.tokens.verify(second.access_token ?? '')).sub).toBe(user.body.id);
  });

  test('with PKCE leads to a code, and the official client gets its session by it', async () => {
    const client = auth.client('pkce');
    const who = person();
    const { data } = await client.auth.signInWithOAuth({
      provider: 'school' as 'google',
      options: { skipBrowserRedirect: true },
    });
    const start = await auth.call('GET', String(data.url).replace(/^.*\/auth\/v1/, ''));
    const landed = await back(server.signIn(String(start.location), who));
    const { code } = parameters(landed.location) as { code: string };
    const { data: session, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(session.user?.email).toBe(who.email);
    expect(session.session?.provider_token).toBe(`access-${who.sub}`);
  });

  test('joins the account with the same address when the provider has verified it', async () => {
    const account = await auth.account();
    const landed = parameters((await signIn(person({ email: account.email.toUpperCase() }))).location);
    const user = await auth.call('GET', '/user', { token: landed.access_token });
    expect(user.body).toMatchObject({
      id: account.id,
      app_metadata: { provider: 'email', providers: ['email', 'school'] },
    });
    expect(
      (
        await auth.call('POST', '/token?grant_type=password', {
          body: { email: account.email, password: goodPassword },
        })
      ).status,
    ).toBe(200);
  });

  test('does not join it when the provider has not, and does not sign in either until the address is confirmed', async () => {
    const account = await auth.account();
    for (const who of [
      person({ email: account.email, email_verified: false }),
      person({ email: undefined }),
    ]) {
      const landed = parameters((await signIn(who)).location);
      expect(landed).toMatchObject({ error_code: 'provider_email_needs_verification' });
    }

    const fresh = person({ email_verified: false });
    const refused = parameters((await signIn(fresh)).location);
    expect(refused).toMatchObject({ error_code: 'provider_email_needs_verification' });
    expect(refused).not.toHaveProperty('access_token');
    const { otp } = await auth.lastMail(fresh.email ?? '');
    expect(
      (await auth.call('POST', '/verify', { body: { type: 'signup', email: fresh.email, token: otp } }))
        .status,
    ).toBe(200);
    expect(parameters((await signIn(fresh)).location)).toHaveProperty('access_token');
  });

  test('does not join an account by an address that this account merely claims', async () => {
    const victim = person();
    const attacker = await auth.account();
    await auth.database.pool.query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'other', 'x', $2)`,
      [attacker.id, { sub: 'x', email: victim.email, email_verified: false }],
    );
    const landed = parameters((await signIn(victim)).location);
    expect((await auth.tokens.verify(landed.access_token ?? '')).sub).not.toBe(attacker.id);
  });

  test('drops the password that a stranger put on the address before', async () => {
    const who = person();
    await auth.call('POST', '/signup', {
      body: { email: who.email, password: 'the password of a stranger' },
    });
    const landed = parameters((await signIn(who)).location);
    const user = await auth.call('GET', '/user', { token: landed.access_token });
    expect(user.body).toMatchObject({ email: who.email, identities: [{ provider: 'school' }] });
    const body = { email: who.email, password: 'the password of a stranger' };
    expect((await auth.call('POST', '/token?grant_type=password', { body })).body).toMatchObject({
      error_code: 'invalid_credentials',
    });
  });

  test('leads on with the error when the person or the provider says no', async () => {
    const start = await auth.call(
      'GET',
      '/authorize?provider=school&redirect_to=http%3A%2F%2Fbestatt.test%2Fnb%2Fauth',
    );
    const state = start.location?.searchParams.get('state');
    const landed = await auth.call(
      'GET',
      `/callback?state=${state}&error=access_denied&error_description=No`,
      { headers: { cookie: cookieOf(start) } },
    );
    expect(landed.location?.pathname).toBe('/nb/auth');
    expect(parameters(landed.location)).toMatchObject({ error: 'access_denied', error_description: 'No' });
  });

  test('is refused for a provider that is not offered', async () => {
    expect((await auth.call('GET', '/authorize?provider=google')).body).toMatchObject({
      code: 400,
      error_code: 'validation_failed',
    });
  });

  test('leads back with an error when the provider cannot be reached', async () => {
    const gone = await authFixture((settings) => ({
      ...settings,
      providers: { school: { ...server.provider, issuer: 'http://127.0.0.1:1' } },
    }));
    const answer = await gone.call(
      'GET',
      '/authorize?provider=school&redirect_to=http://bestatt.test/nb/auth',
    );
    expect(answer.location?.pathname).toBe('/nb/auth');
    expect(parameters(answer.location)).toMatchObject({
      error: 'temporarily_unavailable',
      error_description: expect.stringMatching(/cannot be reached/),
    });
    await gone.close();
  });
});

describe('a state', () => {
  test('works once', async () => {
    const start = await auth.call('GET', '/authorize?provider=school');
    const who = person();
    const url = server.signIn(String(start.location), who);
    expect(parameters((await back(url, cookieOf(start))).location)).toHaveProperty('access_token');
    expect(
      parameters((await back(server.signIn(String(start.location), who), cookieOf(start))).location),
    ).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  test('with PKCE works once too', async () => {
    const { query } = pkce();
    const start = await auth.call('GET', `/authorize?provider=school${query}`);
    expect(parameters((await back(server.signIn(String(start.location), person()))).location)).toHaveProperty(
      'code',
    );
    expect(parameters((await back(server.signIn(String(start.location), person()))).location)).toMatchObject({
      error_code: 'flow_state_already_used',
    });
  });

  test('without PKCE works only in the browser it was made in: nobody can be signed in to a stranger’s account', async () => {
    const start = await auth.call('GET', '/authorize?provider=school');
    expect(start.headers.get('set-cookie')).toMatch(/HttpOnly/);
    const landed = await back(server.signIn(String(start.location), person()));
    expect(parameters(landed.location)).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  test.each([
    ['that is missing', '/callback?code=x', 'bad_oauth_callback'],
    ['that is no id', '/callback?code=x&state=1', 'bad_oauth_state'],
    ['that we never made', `/callback?code=x&state=${crypto.randomUUID()}`, 'bad_oauth_state'],
  ])('%s leads to an error', async (_, path, code) => {
    const landed = await auth.call('GET', path);
    expect(landed.location?.origin).toBe('http://bestatt.test');
    expect(parameters(landed.location)).toMatchObject({ error_code: code });
  });

  test('expires', async () => {
    const start = await auth.call('GET', '/authorize?provider=school');
    auth.advance(301);
    const landed = await back(server.signIn(String(start.location), person()), cookieOf(start));
    expect(parameters(landed.location)).toMatchObject({ error_code: 'bad_oauth_state' });
  });
});

describe('an id token from the provider is refused', () => {
  test.each([
    ['for another client', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['with another nonce', { nonce: 'another' }],
  ])('%s, at the callback', async (_, changes) => {
    const landed = parameters((await signIn(person(), '', changes)).location);
    expect(landed).toHaveProperty('error_code');
    expect(landed).not.toHaveProperty('access_token');
  });
});

describe('an id token that the client brings itself', () => {
  const bring = (body: object, token?: string) =>
    auth.call('POST', '/token?grant_type=id_token', { body: { provider: 'school', ...body }, token });
  const hashed = (nonce: string) => createHash('sha256').update(nonce).digest('hex');

  test('with the nonce it was asked with signs in', async () => {
    const who = person();
    const answer = await bring({
      id_token: await server.idToken({ ...who, nonce: hashed('n') }),
      nonce: 'n',
    });
    expect(answer.body.user).toMatchObject({ email: who.email });
    await expect(auth.tokens.verify(String(answer.body.access_token))).resolves.toMatchObject({
      amr: [{ method: 'oauth' }],
    });
  });

  test.each([
    ['that is missing', async () => ({}), 'invalid request', /id_token required/],
    ['that is none', async () => ({ id_token: 'x.y.z' }), 'invalid request', /Bad ID token/],
    [
      'that a stranger signed',
      async () => ({ id_token: await server.idToken({ sub: 'a' }, true) }),
      'invalid request',
      /Bad ID token/,
    ],
    [
      'for another client',
      async () => ({ id_token: await server.idToken({ sub: 'a', aud: 'b' }) }),
      'invalid request',
      /Unacceptable audience/,
    ],
    [
      'without a nonce where one is given',
      async () => ({ id_token: await server.idToken({ sub: 'a' }), nonce: 'n' }),
      'invalid request',
      /both exist or not/,
    ],
    [
      'with a nonce where none is given',
      async () => ({ id_token: await server.idToken({ sub: 'a', nonce: 'n' }) }),
      'invalid request',
      /both exist or not/,
    ],
    [
      'with another nonce',
      async () => ({ id_token: await server.idToken({ sub: 'a', nonce: hashed('m') }), nonce: 'n' }),
      'invalid nonce',
      /mismatch/,
    ],
    [
      'with the hash of another access token',
      async () => ({ id_token: await server.idToken({ sub: 'a', at_hash: 'x' }), access_token: 'y' }),
      'invalid request',
      /Bad ID token/,
    ],
  ])('%s is refused in the form of OAuth', async (_, make, error, description) => {
    const answer = await bring(await make());
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error, error_description: expect.stringMatching(description) });
  });

  test.each([
    ['RS384', 'sha384'],
    ['RS512', 'sha512'],
    ['ES384', 'sha384'],
    ['EdDSA', 'sha512'],
  ] as const)('signed by %s binds its access token by the hash of that family', async (alg, hash) => {
    const half = (name: string) => {
      const whole = createHash(name).update('the token').digest();
      return whole.subarray(0, whole.length / 2).toString('base64url');
    };
    const claims = { sub: `by-${alg}`, email: `${alg.toLowerCase()}@example.no`, email_verified: true };
    const give = async (atHash: string) =>
      bring({
        id_token: await server.idTokenBy(alg, { ...claims, at_hash: atHash }),
        access_token: 'the token',
      });
    expect((await give(half('sha256'))).body).toMatchObject({ error_description: 'Bad ID token' });
    expect((await give(half(hash))).status).toBe(200);
  });

  test('of a provider that is not offered is refused', async () => {
    expect((await bring({ provider: 'google', id_token: 'x' })).body).toMatchObject({
      code: 400,
      error_code: 'provider_disabled',
    });
    expect((await bring({ provider: 'other', id_token: 'x' })).body).toMatchObject({
      code: 400,
      error_code: 'validation_failed',
    });
  });
});

describe('linking', () => {
  const begin = (token: string, query = '') =>
    auth.call('GET', `/user/identities/authorize?provider=school&skip_http_redirect=true${query}`, { token });

  test('adds an identity to the account, which can be taken away again', async () => {
    const { token, id } = await auth.account();
    const start = await begin(token);
    const landed = await back(
      server.signIn(String(start.body.url), person({ email: 'else@where.example' })),
      cookieOf(start),
    );
    expect((await auth.tokens.verify(parameters(landed.location).access_token ?? '')).sub).toBe(id);
    const user = await auth.call('GET', '/user', { token });
    expect(user.body.app_metadata).toMatchObject({ providers: ['email', 'school'] });
    const identities = user.body.identities as unknown as { identity_id: string; provider: string }[];
    const school = identities.find(({ provider }) => provider === 'school')?.identity_id;
    expect((await auth.call('DELETE', `/user/identities/${school}`, { token })).status).toBe(200);
    expect((await auth.call('GET', '/user', { token })).body.app_metadata).toMatchObject({
      providers: ['email'],
    });
    const own = identities.find(({ provider }) => provider === 'email')?.identity_id;
    expect((await auth.call('DELETE', `/user/identities/${own}`, { token })).body).toMatchObject({
      code: 422,
      error_code: 'single_identity_not_deletable',
    });
  });

  test('with PKCE happens when the client that began it brings its verifier, so nobody can be sent through a stranger’s linking', async () => {
    const { token, id } = await auth.account();
    const { verifier, query } = pkce();
    const victim = person();
    const start = await begin(token, query);
    const { code } = parameters((await back(server.signIn(String(start.body.url), victim))).location) as {
      code: string;
    };
    expect((await auth.call('GET', '/user', { token })).body.identities).toHaveLength(1);
    const wrong = await auth.call('POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(43) },
    });
    expect(wrong.body).toMatchObject({ error_code: 'bad_code_verifier' });

    const again = await begin(token, query);
    const second = parameters((await back(server.signIn(String(again.body.url), victim))).location) as {
      code: string;
    };
    const linked = await auth.call('POST', '/token?grant_type=pkce', {
      body: { auth_code: second.code, code_verifier: verifier },
    });
    expect(linked.body.user).toMatchObject({ id, app_metadata: { providers: ['email', 'school'] } });
  });

  test('turns an anonymous account into a lasting one with the provider’s verified address', async () => {
    const anonymous = await auth.call('POST', '/signup');
    const who = person();
    const start = await begin(String(anonymous.body.access_token));
    await back(server.signIn(String(start.body.url), who), cookieOf(start));
    const user = await auth.call('GET', '/user', { token: String(anonymous.body.access_token) });
    expect(user.body).toMatchObject({ id: anonymous.body.user?.id, email: who.email, is_anonymous: false });
  });

  test('an identity that belongs to an account is refused', async () => {
    const who = person();
    await signIn(who);
    const { token } = await auth.account();
    for (const query of ['', pkce().query]) {
      const start = await begin(token, query);
      const landed = await back(server.signIn(String(start.body.url), who), cookieOf(start));
      expect(parameters(landed.location)).toMatchObject({ error_code: 'identity_already_exists' });
    }
  });

  test('somebody else’s identity cannot be taken away', async () => {
    const [one, two] = [await auth.account(), await auth.account()];
    const start = await begin(one.token);
    await back(server.signIn(String(start.body.url), person()), cookieOf(start));
    const others = (await auth.call('GET', '/user', { token: two.token })).body.identities as unknown as {
      identity_id: string;
    }[];
    const answer = await auth.call('DELETE', `/user/identities/${others[0]?.identity_id}`, {
      token: one.token,
    });
    expect(answer.body).toMatchObject({ code: 422, error_code: 'identity_not_found' });
  });

  test('9.65 two that are taken away at once: the last one stays', async () => {
    const { token, id } = await auth.account();
    const start = await begin(token);
    await back(server.signIn(String(start.body.url), person()), cookieOf(start));
    const user = await auth.call('GET', '/user', { token });
    const identities = user.body.identities as unknown as { identity_id: string }[];
    expect(identities).toHaveLength(2);
    const answers = await Promise.all(
      identities.map((one) => auth.call('DELETE', `/user/identities/${one.identity_id}`, { token })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const { rows } = await auth.database.pool.query('select from auth.identities where user_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  test('needs the second factor where there is one, also with an id token that the client brings (9.65)', async () => {
    const { token, id } = await auth.account();
    const bring = async () =>
      auth.call('POST', '/token?grant_type=id_token', {
        body: { provider: 'school', id_token: await server.idToken(person()), link_identity: true },
        token,
      });
    expect((await bring()).status).toBe(200);
    await auth.database.pool.query(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`,
      [id],
    );
    expect((await bring()).body).toMatchObject({ error_code: 'insufficient_aal' });
    expect((await begin(token)).body).toMatchObject({ error_code: 'insufficient_aal' });
  });

  test('needs a session, and manual linking switched on', async () => {
    expect((await auth.call('GET', '/user/identities/authorize?provider=school')).body).toMatchObject({
      code: 401,
    });
    const off = await authFixture((settings) => ({ ...settings, manualLinking: false }));
    const { token } = await off.account();
    expect(
      (await off.call('GET', '/user/identities/authorize?provider=school', { token })).body,
    ).toMatchObject({ code: 404, error_code: 'manual_linking_disabled' });
    const body = { provider: 'school', id_token: 'x', link_identity: true };
    expect((await off.call('POST', '/token?grant_type=id_token', { body, token })).body).toMatchObject({
      error_code: 'manual_linking_disabled',
    });
    await off.close();
  });
});
