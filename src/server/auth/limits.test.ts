import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthFixture, authFixture, goodPassword } from './auth-fixture.ts';
import { defaultAuthSettings } from './settings.ts';

const unsent = { kind: 'embedded', send: async () => {} } as const;
const product = defaultAuthSettings({ publicUrl: 'http://bestatt.test', mail: unsent, sms: unsent });

let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture((settings) => ({
    ...settings,
    limits: product.limits,
    email: { ...settings.email, pauseSeconds: 60 },
    phone: { ...settings.phone, pauseSeconds: 60 },
  }));
});
afterAll(() => auth.close());

const codes = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

describe('with the product’s limits', () => {
  test('sixty visitors behind one address all get an anonymous session at once, and two such classes do', async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => auth.call('POST', '/signup', { address: '198.51.100.1' })),
    );
    expect(codes(answers).filter((status) => status !== 200)).toEqual([]);
  });

  test('one address that makes thousands is refused, and is told when to come again', async () => {
    const answers = [];
    for (let round = 0; round < 20; round += 1) {
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 100 }, () => auth.call('POST', '/signup', { address: '198.51.100.2' })),
        )),
      );
    }
    const made = answers.filter(({ status }) => status === 200);
    const refused = answers.find(({ status }) => status === 429);
    expect(made.length).toBeGreaterThanOrEqual(120);
    expect(made.length).toBeLessThan(130);
    expect(refused?.body).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('the addresses of one IPv6 network count as one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, i) =>
        auth.call('POST', '/signup', { address: `2001:db8:5:5::${i.toString(16)}` }),
      ),
    );
    expect(codes(answers).filter((status) => status === 429).length).toBeGreaterThanOrEqual(9);
  });

  test('ten wrong passwords for one account close it to that address, also for the right one, and to no other', async () => {
    const { email } = await auth.account();
    const signIn = (password: string, address: string) =>
      auth.call('POST', '/token?grant_type=password', { body: { email, password }, address });
    for (let i = 0; i < 10; i += 1) await signIn('wrong', '198.51.100.3');
    expect((await signIn(goodPassword, '198.51.100.3')).body).toMatchObject({
      code: 429,
      error_code: 'over_request_rate_limit',
    });
    expect((await signIn(goodPassword, '198.51.100.4')).status).toBe(200);
  });

  test('a recipient gets one mail a minute of a kind, and an address nobody has is refused in the same way', async () => {
    const { email } = await auth.account();
    const ask = (address: string) => auth.call('POST', '/recover', { body: { email: address } });
    const [known, unknown] = [await ask(email), await ask('nobody@example.no')];
    const [knownAgain, unknownAgain] = [await ask(email), await ask('nobody@example.no')];
    expect(codes([known, unknown, knownAgain, unknownAgain])).toEqual([200, 200, 429, 429]);
    expect(knownAgain.body).toMatchObject({
      error_code: 'over_email_send_rate_limit',
      msg: expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
    });
    expect(unknownAgain.body.error_code).toBe(knownAgain.body.error_code);
    expect((await auth.call('POST', '/otp', { body: { email } })).status).toBe(429);
  });

  test('a recipient gets ten messages at once, of whatever kind, and then ten an hour', async () => {
    const sent = [];
    const few = await authFixture((settings) => ({
      ...settings,
      limits: { ...settings.limits, recipient: product.limits.recipient },
      email: { ...settings.email, pauseSeconds: 0 },
    }));
    const { email } = await few.account();
    const endpoints = ['/otp', '/recover'];
    for (let i = 0; i < 12; i += 1)
      sent.push(
        await few.call('POST', endpoints[i % 2] ?? '', { body: { email }, address: `203.0.113.${i}` }),
      );
    expect(sent.at(-1)?.body).toMatchObject({ code: 429, error_code: 'over_email_send_rate_limit' });
    expect(codes(sent).filter((status) => status === 200).length).toBeLessThanOrEqual(10);
    expect((await few.call('POST', '/otp', { body: { email: 'other@example.no' } })).status).toBe(200);
    await few.close();
  });

  test('thirty guessed codes for one recipient are all, from however many addresses; their link works', async () => {
    const { email } = await auth.account();
    await auth.call('POST', '/otp', { body: { email } });
    const guess = (i: number) =>
      auth.call('POST', '/verify', {
        body: { type: 'email', email, token: '000000' },
        address: `203.0.${i}.1`,
      });
    const answers = [];
    for (let i = 0; i < 31; i += 1) answers.push(await guess(i));
    expect(codes(answers)).toEqual([...Array(30).fill(403), 429]);
    const { link } = await auth.lastMail(email);
    expect(
      (await auth.call('GET', new URL(link).pathname.replace('/auth/v1', '') + new URL(link).search)).status,
    ).toBe(303);
  });

  test('thirty guesses at one account’s second factor are all, from however many addresses', async () => {
    const { token } = await auth.account();
    const factor = await auth.call('POST', '/factors', { token, body: { factor_type: 'totp' } });
    const guess = (i: number) =>
      auth.call('POST', `/factors/${factor.body.id}/verify`, {
        ...{ token, body: { challenge_id: crypto.randomUUID(), code: '000000' } },
        address: `203.0.${i}.2`,
      });
    const answers = [];
    for (let i = 0; i < 31; i += 1) answers.push(await guess(i));
    expect(codes(answers)).toEqual([...Array(30).fill(422), 429]);
  });

  test('a number gets one message a minute', async () => {
    const ask = () => auth.call('POST', '/otp', { body: { phone: '4790000300' } });
    expect((await ask()).status).toBe(200);
    expect((await ask()).body).toMatchObject({ code: 429, error_code: 'over_sms_send_rate_limit' });
  });

  test('signing up again within the minute is refused whether the address has an account or not', async () => {
    const { email } = await auth.account();
    const signUp = (address: string) =>
      auth.call('POST', '/signup', { body: { email: address, password: goodPassword } });
    for (const address of [email, 'fresh@example.no']) {
      expect((await signUp(address)).status).toBe(200);
      expect((await signUp(address)).body).toMatchObject({
        code: 429,
        error_code: 'over_email_send_rate_limit',
      });
    }
  });

  test('all mails together are limited, whoever asks', async () => {
    const tight = await authFixture((settings) => ({
      ...settings,
      limits: { ...settings.limits, mailSent: { burst: 3, perHour: 1 } },
    }));
    const answers = [];
    for (let i = 0; i < 4; i += 1)
      answers.push(
        await tight.call('POST', '/otp', { body: { email: `x${i}@example.no` }, address: `203.0.113.${i}` }),
      );
    expect(codes(answers)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.body).toMatchObject({ error_code: 'over_email_send_rate_limit' });
    await tight.close();
  });

  test('no mail address lies in the table of limits', async () => {
    const { rows } = await auth.database.pool.query<{ key: string }>('select key from bestatt.rate_limits');
    expect(rows.filter(({ key }) => key.includes('@'))).toEqual([]);
  });
});
