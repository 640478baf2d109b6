import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthFixture, authFixture, goodPassword } from './auth-fixture.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture();
});
afterAll(() => auth.close());

const path = (link: string) => link.replace(/^.*\/auth\/v1/, '');
const fragment = (url: URL | null) => Object.fromEntries(new URLSearchParams(url?.hash.slice(1)));
const query = (url: URL | null) => Object.fromEntries(url?.searchParams ?? []);
let people = 0;
const newAddress = () => `reader${++people}@example.no`;

describe('a code or link', () => {
  test('works once: the second time it is refused like an unknown one', async () => {
    const email = newAddress();
    await auth.call('POST', '/otp', { body: { email } });
    const { otp } = await auth.lastMail(email);
    const verify = () => auth.call('POST', '/verify', { body: { type: 'email', email, token: otp } });
    expect((await verify()).status).toBe(200);
    expect((await verify()).body).toEqual({
      code: 403,
      error_code: 'otp_expired',
      msg: 'Token has expired or is invalid',
    });
  });

  test('of two requests at the same time lets one in', async () => {
    const email = newAddress();
    await auth.call('POST', '/otp', { body: { email } });
    const { otp, link } = await auth.lastMail(email);
    const token = new URL(link).searchParams.get('token');
    const answers = await Promise.all([
      auth.call('POST', '/verify', { body: { type: 'email', email, token: otp } }),
      auth.call('POST', '/verify', { body: { type: 'magiclink', token_hash: token } }),
      auth.call('POST', '/verify', { body: { type: 'email', email, token: otp } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  test('expires', async () => {
    const email = newAddress();
    await auth.call('POST', '/otp', { body: { email } });
    const { otp, link } = await auth.lastMail(email);
    auth.advance(3601);
    expect(
      (await auth.call('POST', '/verify', { body: { type: 'email', email, token: otp } })).body,
    ).toMatchObject({ error_code: 'otp_expired' });
    expect(fragment((await auth.call('GET', path(link))).location)).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
    });
  });

  test('dies after ten wrong codes, even if the right one comes then', async () => {
    const email = newAddress();
    await auth.call('POST', '/otp', { body: { email } });
    const { otp } = await auth.lastMail(email);
    const wrong = otp === '000000' ? '000001' : '000000';
    const verify = (token: string) => auth.call('POST', '/verify', { body: { type: 'email', email, token } });
    await Promise.all(Array.from({ length: 10 }, () => verify(wrong)));
    expect((await verify(otp)).body).toMatchObject({ error_code: 'otp_expired' });
  });

  test('is replaced by the next one that is sent', async () => {
    const email = newAddress();
    await auth.call('POST', '/otp', { body: { email } });
    const first = await auth.lastMail(email);
    auth.mails.length = 0;
    await auth.call('POST', '/otp', { body: { email } });
    const second = await auth.lastMail(email);
    expect(fragment((await auth.call('GET', path(first.link))).location)).toHaveProperty(
      'error_code',
      'otp_expired',
    );
    expect(fragment((await auth.call('GET', path(second.link))).location)).toHaveProperty('access_token');
  });

  test('of one kind is not taken for another', async () => {
    const { email } = await auth.account();
    await auth.call('POST', '/recover', { body: { email } });
    const { otp } = await auth.lastMail(email);
    for (const type of ['signup', 'invite', 'email_change']) {
      expect((await auth.call('POST', '/verify', { body: { type, email, token: otp } })).body).toMatchObject({
        error_code: 'otp_expired',
      });
    }
    expect(
      (await auth.call('POST', '/verify', { body: { type: 'recovery', email, token: otp } })).status,
    ).toBe(200);
  });

  test('lies in the database only as a hash, and the link cannot be made from the code', async () => {
    const email = newAddress();
    await auth.call('POST', '/otp', { body: { email } });
    const { otp, link } = await auth.lastMail(email);
    const token = new URL(link).searchParams.get('token') ?? '';
    const { rows } = await auth.database.pool.query(
      'select * from auth.one_time_tokens where relates_to = $1',
      [email],
    );
    expect(JSON.stringify(rows)).not.toContain(otp);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token).not.toBe(
      createHash('sha224')
        .update(email + otp)
        .digest('hex'),
    );
  });

  test.each([
    ['without a type', {}, 'Verify requires a verification type'],
    [
      'with a type that is none',
      { type: 'x', token: '1', email: 'a@b.no' },
      'Invalid email verification type',
    ],
    [
      'with neither token nor hash',
      { type: 'email', email: 'a@b.no' },
      'Verify requires either a token or a token hash',
    ],
    [
      'with both',
      { type: 'email', token: '1', token_hash: '2' },
      'Verify requires either a token or a token hash',
    ],
    [
      'with a hash and an address',
      { type: 'email', token_hash: '2', email: 'a@b.no' },
      'Only the token_hash and type should be provided',
    ],
    [
      'with a code for nobody',
      { type: 'email', token: '1' },
      'Only an email address or phone number should be provided on verify',
    ],
  ])('is refused %s', async (_, body, msg) => {
    expect((await auth.call('POST', '/verify', { body })).body).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg,
    });
  });
});

describe('PKCE', () => {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = {
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  };
  const exchange = (auth_code: string, code_verifier: string) =>
    auth.call('POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier } });
  const codeFromMail = async (email: string) => {
    const { link } = await auth.lastMail(email);
    return query((await auth.call('GET', path(link))).location).code ?? '';
  };

  test.each([
    [
      'signup',
      (email: string) =>
        auth.call('POST', '/signup', { body: { email, password: goodPassword, ...challenge } }),
    ],
    ['magiclink', (email: string) => auth.call('POST', '/otp', { body: { email, ...challenge } })],
    [
      'recovery',
      async (email: string) => {
        await auth.account(email);
        return auth.call('POST', '/recover', { body: { email, ...challenge } });
      },
    ],
  ])('the link of a %s leads to a code, which with the verifier gives the session', async (_, ask) => {
    const email = newAddress();
    await ask(email);
    const answer = await exchange(await codeFromMail(email), verifier);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ email });
  });

  test('the official client does it by itself', async () => {
    const client = auth.client('pkce');
    const email = newAddress();
    await client.auth.signInWithOtp({ email });
    const { data, error } = await client.auth.exchangeCodeForSession(await codeFromMail(email));
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test('a code works once', async () => {
    const email = newAddress();
    await auth.call('POST', '/otp', { body: { email, ...challenge } });
    const code = await codeFromMail(email);
    expect((await exchange(code, verifier)).status).toBe(200);
    expect((await exchange(code, verifier)).body).toMatchObject({
      code: 404,
      error_code: 'flow_state_not_found',
    });
  });

  test('a code with a wrong verifier is refused and used up', async () => {
    const email = newAddress();
    await auth.call('POST', '/otp', { body: { email, ...challenge } });
    const code = await codeFromMail(email);
    expect((await exchange(code, 'x'.repeat(43))).body).toMatchObject({
      code: 400,
      error_code: 'bad_code_verifier',
    });
    expect((await exchange(code, verifier)).body).toMatchObject({ error_code: 'flow_state_not_found' });
  });

  test('a code that nobody fetched within five minutes has expired', async () => {
    const email = newAddress();
    await auth.call('POST', '/otp', { body: { email, ...challenge } });
    const code = await codeFromMail(email);
    auth.advance(301);
    expect((await exchange(code, verifier)).body).toMatchObject({
      code: 422,
      error_code: 'flow_state_expired',
    });
  });

  test('the code of a flow that was not finished is worth nothing', async () => {
    const email = newAddress();
    await auth.call('POST', '/otp', { body: { email, ...challenge } });
    const { rows } = await auth.database.pool.query(
      'select auth_code from auth.flow_state order by created_at desc limit 1',
    );
    expect((await exchange(rows[0]?.auth_code, verifier)).body).toMatchObject({
      error_code: 'flow_state_not_found',
    });
  });
});

describe('recovering', () => {
  test('answers the same for an unknown address, and sends it nothing', async () => {
    const { email } = await auth.account();
    const [known, unknown] = [
      await auth.call('POST', '/recover', { body: { email } }),
      await auth.call('POST', '/recover', { body: { email: 'stranger@example.no' } }),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await auth.lastMail(email);
    expect(auth.mails.some(({ to }) => to === 'stranger@example.no')).toBe(false);
  });

  test('lets a new password be chosen without the old one, and ends the other sessions', async () => {
    const { email, token } = await auth.account();
    await auth.call('POST', '/recover', { body: { email } });
    const { link } = await auth.lastMail(email);
    const recovered = fragment((await auth.call('GET', path(link))).location).access_token ?? '';
    expect(
      (await auth.call('PUT', '/user', { token: recovered, body: { password: 'et annet fjell i sol' } }))
        .status,
    ).toBe(200);
    expect((await auth.call('GET', '/user', { token })).body).toMatchObject({
      error_code: 'session_not_found',
    });
    expect((await auth.call('GET', '/user', { token: recovered })).status).toBe(200);
    const signIn = (password: string) =>
      auth.call('POST', '/token?grant_type=password', { body: { email, password } });
    expect([(await signIn(goodPassword)).status, (await signIn('et annet fjell i sol')).status]).toEqual([
      400, 200,
    ]);
  });
});

describe('a one-time code', () => {
  test('is not sent to an unknown address when no account may be made', async () => {
    const answer = await auth.call('POST', '/otp', { body: { email: newAddress(), create_user: false } });
    expect([answer.status, answer.body.error_code]).toEqual([422, 'otp_disabled']);
  });

  test('by SMS signs a number in, and drops a password somebody set before', async () => {
    await auth.call('POST', '/signup', {
      body: { phone: '+4790000001', password: 'the password of a stranger' },
    });
    await auth.call('POST', '/otp', { body: { phone: '+4790000001' } });
    const token = await auth.lastText('4790000001');
    expect(
      (await auth.call('POST', '/verify', { body: { type: 'sms', phone: '+4790000001', token } })).status,
    ).toBe(200);
    const stranger = { phone: '+4790000001', password: 'the password of a stranger' };
    expect((await auth.call('POST', '/token?grant_type=password', { body: stranger })).status).toBe(400);
  });

  test('to a number of the test list is the fixed one, and nothing is sent', async () => {
    const tested = await authFixture((settings) => ({
      ...settings,
      phone: { ...settings.phone, testOtp: { '1234567890': '123456' } },
    }));
    await tested.call('POST', '/otp', { body: { phone: '1234567890' } });
    const answer = await tested.call('POST', '/verify', {
      body: { type: 'sms', phone: '1234567890', token: '123456' },
    });
    expect([answer.status, tested.texts.length]).toEqual([200, 0]);
    await tested.close();
  });

  test('that cannot be sent to a number is an error', async () => {
    const broken = await authFixture((settings) => ({
      ...settings,
      sms: { kind: 'gateway', send: () => Promise.reject(new Error('no gateway')) },
    }));
    expect((await broken.call('POST', '/otp', { body: { phone: '4790000002' } })).body).toMatchObject({
      code: 422,
      error_code: 'sms_send_failed',
    });
    await broken.close();
  });
});

describe('resending', () => {
  test('sends a confirmation once more, and to everybody else nothing with the same answer', async () => {
    const email = newAddress();
    await auth.call('POST', '/signup', { body: { email, password: goodPassword } });
    await auth.lastMail(email);
    const { email: confirmed } = await auth.account();
    auth.mails.length = 0;
    const answers = await Promise.all(
      [email, confirmed, 'stranger@example.no'].map((one) =>
        auth.call('POST', '/resend', { body: { type: 'signup', email: one } }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [200, {}]),
    );
    const { otp } = await auth.lastMail(email);
    expect(auth.mails).toHaveLength(1);
    expect((await auth.call('POST', '/verify', { body: { type: 'signup', email, token: otp } })).status).toBe(
      200,
    );
  });

  test('sends the change of an anonymous account once more, found by the new address', async () => {
    const client = auth.client();
    await client.auth.signInAnonymously();
    const email = newAddress();
    await client.auth.updateUser({ email });
    await auth.lastMail(email);
    auth.mails.length = 0;
    await client.auth.resend({ type: 'email_change', email });
    const { otp } = await auth.lastMail(email);
    expect((await client.auth.verifyOtp({ email, token: otp, type: 'email_change' })).error).toBeNull();
  });

  test.each([
    [{ type: 'x', email: 'a@b.no' }, 'Missing one of these types: signup, email_change, sms, phone_change'],
    [{ type: 'signup', phone: '479' }, 'Type provided requires an email address'],
    [{ type: 'sms', email: 'a@b.no' }, 'Type provided requires a phone number'],
    [{ type: 'email_change' }, 'Missing email address or phone number'],
  ])('%o is refused', async (body, msg) => {
    expect((await auth.call('POST', '/resend', { body })).body).toMatchObject({
      error_code: 'validation_failed',
      msg,
    });
  });
});
