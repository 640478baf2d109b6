import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthFixture, authFixture, goodPassword } from './auth-fixture.ts';
import { minimumDurationMs } from './minimum-duration.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture();
});
afterAll(() => auth.close());

const signUp = (body: object, headers = {}) => auth.call('POST', '/signup', { body, headers });

describe('an anonymous account', () => {
  test('is made by an empty body and has a session at once', async () => {
    const answer = await auth.call('POST', '/signup');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { is_anonymous: true, email: '', identities: [], app_metadata: {} },
    });
    const claims = await auth.tokens.verify(String(answer.body.access_token));
    expect(claims).toMatchObject({
      iss: 'http://bestatt.test/auth/v1',
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: true,
      amr: [{ method: 'anonymous' }],
    });
    expect(claims.sub).toBe(answer.body.user?.id);
  });

  test('carries the data that the client gave', async () => {
    const { data, error } = await auth
      .client()
      .auth.signInAnonymously({ options: { data: { locale: 'nb-NO' } } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ locale: 'nb-NO' });
  });

  test('keeps its id when it becomes a lasting one: address, confirmation, password', async () => {
    const client = auth.client();
    const { data: before } = await client.auth.signInAnonymously();
    const { error } = await client.auth.updateUser({ email: 'anna@example.no', password: goodPassword });
    expect(error).toBeNull();
    expect(
      (
        await auth.call('POST', '/token?grant_type=password', {
          body: { email: 'anna@example.no', password: goodPassword },
        })
      ).status,
    ).toBe(400);
    const { otp } = await auth.lastMail('anna@example.no');
    const { data: after } = await client.auth.verifyOtp({
      email: 'anna@example.no',
      token: otp,
      type: 'email_change',
    });
    expect(after.user).toMatchObject({
      id: before.user?.id,
      email: 'anna@example.no',
      is_anonymous: false,
      app_metadata: { provider: 'email' },
    });
    expect(
      (await client.auth.signInWithPassword({ email: 'anna@example.no', password: goodPassword })).data.user
        ?.id,
    ).toBe(before.user?.id);
  });

  test('may not set a password without an address', async () => {
    const client = auth.client();
    await client.auth.signInAnonymously();
    const { error } = await client.auth.updateUser({ password: goodPassword });
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' });
  });
});

describe('signing up with an address', () => {
  test('gives an account without a session, and the link of the mail confirms it and signs in', async () => {
    const answer = await signUp({
      email: 'Berit@Example.NO',
      password: goodPassword,
      data: { full_name: 'Berit' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('access_token');
    expect(answer.body).toMatchObject({
      email: 'berit@example.no',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Berit', email_verified: false },
      identities: [
        { provider: 'email', identity_data: { email: 'berit@example.no', email_verified: false } },
      ],
    });
    const { link } = await auth.lastMail('berit@example.no');
    const landed = await auth.call('GET', link.replace(/^.*\/auth\/v1/, ''));
    expect(landed.status).toBe(303);
    const fragment = new URLSearchParams(landed.location?.hash.slice(1));
    expect(landed.location?.origin).toBe('http://bestatt.test');
    expect([fragment.get('type'), fragment.get('token_type'), fragment.has('sb')]).toEqual([
      'signup',
      'bearer',
      true,
    ]);
    const user = await auth.call('GET', '/user', { token: fragment.get('access_token') ?? '' });
    expect(user.body).toMatchObject({
      user_metadata: { email_verified: true },
      identities: [{ identity_data: { email_verified: true } }],
    });
    expect(user.body.email_confirmed_at).toBeTruthy();
  });

  test('the code of the mail does the same as its link', async () => {
    await signUp({ email: 'cato@example.no', password: goodPassword });
    const { otp } = await auth.lastMail('cato@example.no');
    const answer = await auth.call('POST', '/verify', {
      body: { type: 'signup', email: 'cato@example.no', token: otp },
    });
    expect(answer.body.user).toMatchObject({ email: 'cato@example.no' });
  });

  test('an address that has an account gets the same answer as a new one, and its owner a mail', async () => {
    const { email } = await auth.account();
    const known = await signUp({ email, password: goodPassword, data: { a: 1 } });
    const unknown = await signUp({ email: 'dag@example.no', password: goodPassword, data: { a: 1 } });
    const shape = (value: unknown): unknown =>
      value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
        : typeof value;
    expect(known.status).toBe(unknown.status);
    expect(shape(known.body)).toEqual(shape(unknown.body));
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    expect((await auth.lastMail(email)).mail.subject).toMatch(/already have an account/);
  });

  test('signing up again before confirming replaces the password: a stranger who was there first cannot get in', async () => {
    await signUp({ email: 'eva@example.no', password: 'the password of a stranger' });
    await signUp({ email: 'eva@example.no', password: goodPassword });
    const { otp } = await auth.lastMail('eva@example.no');
    await auth.call('POST', '/verify', { body: { type: 'signup', email: 'eva@example.no', token: otp } });
    const signIn = (password: string) =>
      auth.call('POST', '/token?grant_type=password', { body: { email: 'eva@example.no', password } });
    expect((await signIn('the password of a stranger')).body).toMatchObject({
      error_code: 'invalid_credentials',
    });
    expect((await signIn(goodPassword)).status).toBe(200);
  });

  test('confirming by a magic link drops a password that somebody set before', async () => {
    await signUp({ email: 'finn@example.no', password: 'the password of a stranger' });
    await auth.call('POST', '/otp', { body: { email: 'finn@example.no' } });
    const { otp } = await auth.lastMail('finn@example.no');
    expect(
      (await auth.call('POST', '/verify', { body: { type: 'email', email: 'finn@example.no', token: otp } }))
        .status,
    ).toBe(200);
    const stranger = await auth.call('POST', '/token?grant_type=password', {
      body: { email: 'finn@example.no', password: 'the password of a stranger' },
    });
    expect(stranger.body).toMatchObject({ error_code: 'invalid_credentials' });
  });
});

describe('signing up with a number', () => {
  test('sends a code that confirms it', async () => {
    const answer = await signUp({ phone: '+47 912 34 567', password: goodPassword });
    expect(answer.body).toMatchObject({ phone: '4791234567', identities: [{ provider: 'phone' }] });
    const code = await auth.lastText('4791234567');
    const verified = await auth.call('POST', '/verify', {
      body: { type: 'sms', phone: '+4791234567', token: code },
    });
    expect(verified.body.user).toMatchObject({ phone: '4791234567' });
    const signedIn = await auth.call('POST', '/token?grant_type=password', {
      body: { phone: '+4791234567', password: goodPassword },
    });
    expect(signedIn.status).toBe(200);
  });
});

describe('what is refused', () => {
  test.each([
    ['an address without a password', { email: 'g@example.no' }, 400, 'validation_failed'],
    [
      'address and number at once',
      { email: 'g@example.no', phone: '4791234568', password: goodPassword },
      400,
      'validation_failed',
    ],
    ['an address that is none', { email: 'g@example', password: goodPassword }, 400, 'validation_failed'],
    [
      'an address with a line break',
      { email: 'g@example.no\nbcc: all@example.no', password: goodPassword },
      400,
      'validation_failed',
    ],
    [
      'an address with a name around it',
      { email: 'G <g@example.no>', password: goodPassword },
      400,
      'validation_failed',
    ],
    ['a number that is none', { phone: '12ab', password: goodPassword }, 400, 'validation_failed'],
    [
      'a password of more than 72 bytes',
      { email: 'g@example.no', password: 'å'.repeat(37) },
      400,
      'validation_failed',
    ],
    [
      'a challenge without its method',
      { email: 'g@example.no', password: goodPassword, code_challenge: 'a'.repeat(43) },
      400,
      'validation_failed',
    ],
    [
      'a challenge that is too short',
      { email: 'g@example.no', password: goodPassword, code_challenge: 'a', code_challenge_method: 's256' },
      400,
      'validation_failed',
    ],
    ['a field of the wrong type', { email: 7, password: goodPassword }, 400, 'validation_failed'],
  ])('%s', async (_, body, status, code) => {
    const answer = await signUp(body);
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
  });

  test.each([
    ['abc', ['length', 'pwned']],
    ['Passord2026!', ['pwned']],
    ['12345678', ['pwned']],
    ['aaaaaaaaaa', ['pwned']],
    ['kort', ['length']],
  ])('the password %s, with its reasons', async (password, reasons) => {
    const answer = await signUp({ email: 'h@example.no', password });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 422, error_code: 'weak_password', weak_password: { reasons } });
    const named = await signUp(
      { email: 'h@example.no', password },
      { 'x-supabase-api-version': '2024-01-01' },
    );
    expect(named.body).toMatchObject({ code: 'weak_password', weak_password: { reasons } });
  });

  test('a body that is no JSON, and one that is too large', async () => {
    expect((await auth.call('POST', '/signup', { body: '{' })).body).toMatchObject({
      code: 400,
      error_code: 'bad_json',
    });
    const large = await auth.call('POST', '/signup', {
      body: JSON.stringify({ data: { x: 'x'.repeat(1_100_000) } }),
    });
    expect([large.status, large.body.error_code]).toEqual([413, 'request_entity_too_large']);
  });
});

describe('9.91 how long an answer takes', () => {
  test.each([
    ['/otp', {}],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
  ])(
    'of %s is the same floor for an address that has an account and one that has none',
    async (path, more) => {
      const { email } = await auth.account();
      for (const address of [email, `nobody-${email}`]) {
        const begun = performance.now();
        expect((await auth.call('POST', path, { body: { email: address, ...more } })).status).toBe(200);
        // Timers may be a millisecond early.
        expect(performance.now() - begun).toBeGreaterThanOrEqual(minimumDurationMs - 1);
      }
    },
  );
});
