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

  test('9.162 a stranger’s wrong codes, from however many addresses, do not shut out whoever asked for the code', async () => {
    const { email } = await auth.account();
    const type = (token: string, address: string) =>
      auth.call('POST', '/verify', { body: { type: 'email', email, token }, address });
    await auth.call('POST', '/otp', { body: { email }, address: '198.51.100.9' });
    const { otp, link } = await auth.lastMail(email);
    const wrong = otp === '000000' ? '111111' : '000000';
    for (let i = 0; i < 31; i += 1) expect((await type(wrong, `203.0.${i}.1`)).status).toBe(403);
    // For strangers the code is dead, the right one too.
    expect((await type(otp, '203.0.40.1')).status).toBe(403);
    expect((await type(wrong, '198.51.100.9')).status).toBe(403);
    expect((await type(otp, '198.51.100.9')).status).toBe(200);
    expect(link).not.toBe('');
  });

  test('9.162 ten wrong codes where it was asked for are all, five elsewhere; its link works', async () => {
    const { email } = await auth.account();
    await auth.call('POST', '/otp', { body: { email }, address: '198.51.100.10' });
    const { otp, link } = await auth.lastMail(email);
    const wrong = otp === '000000' ? '111111' : '000000';
    const type = (token: string) =>
      auth.call('POST', '/verify', { body: { type: 'email', email, token }, address: '198.51.100.10' });
    for (let i = 0; i < 10; i += 1) await type(wrong);
    expect((await type(otp)).status).toBe(403);
    const { pathname, search } = new URL(link);
    expect((await auth.call('GET', pathname.replace('/auth/v1', '') + search)).status).toBe(303);
  });

  test('9.162 twenty wrong codes from one address for one recipient are all, whatever codes are asked for', async () => {
    const { email } = await auth.account();
    const type = () =>
      auth.call('POST', '/verify', {
        body: { type: 'email', email, token: '000000' },
        address: '198.51.100.11',
      });
    const answers = [];
    for (let i = 0; i < 21; i += 1) answers.push(await type());
    expect(codes(answers)).toEqual([...Array(20).fill(403), 429]);
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

  describe('9.161 messages', () => {
    const wide = { burst: 1000, perHour: 1000 };
    const none = { burst: 0, perHour: 0 };

    /** A fixture whose message limits are these, all others wide. */
    const withLimits = (limits: object) =>
      authFixture((settings) => ({
        ...settings,
        limits: { ...settings.limits, ...limits },
        phone: { ...settings.phone, pauseSeconds: 60 },
      }));
    const ask = (fixture: AuthFixture, phone: string, address = '198.51.100.20') =>
      fixture.call('POST', '/otp', { body: { phone }, address });

    test('one visitor has a part of the budget only', async () => {
      const fixture = await withLimits({ smsAsked: product.limits.smsAsked, smsSent: wide });
      const answers = [];
      for (let i = 0; i < 6; i += 1) answers.push(await ask(fixture, `479000060${i}`));
      expect(codes(answers)).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await ask(fixture, '4790000610', '198.51.100.21')).status).toBe(200);
      await fixture.close();
    });

    test('second factors have a budget of their own', async () => {
      const fixture = await withLimits({ smsSent: none });
      expect((await ask(fixture, '4790000620')).body).toMatchObject({
        error_code: 'over_sms_send_rate_limit',
      });
      const { token } = await fixture.account();
      const phone = '4790000621';
      const factor = await fixture.call('POST', '/factors', { token, body: { factor_type: 'phone', phone } });
      const challenge = await fixture.call('POST', `/factors/${factor.body.id}/challenge`, {
        token,
        body: {},
      });
      expect(challenge.status).toBe(200);
      expect(await fixture.lastText(phone)).toMatch(/^\d{6}$/);
      await fixture.close();
    });

    test('what the budget refuses leaves the person’s pause as it was, and what the pause refuses the budget', async () => {
      const fixture = await withLimits({ smsSent: { burst: 2, perHour: 0 } });
      expect((await ask(fixture, '4790000630')).status).toBe(200);
      for (let i = 0; i < 5; i += 1)
        expect((await ask(fixture, '4790000630')).body.msg).toMatch(/^For security purposes/);
      expect((await ask(fixture, '4790000631')).status).toBe(200);
      expect((await ask(fixture, '4790000632')).body.msg).toBe('SMS rate limit exceeded');
      await fixture.database.pool.query(
        `update bestatt.rate_limits set tokens = 2 where key = 'auth-smsSent:all'`,
      );
      const { rows } = await fixture.database.pool.query(
        `select key from bestatt.rate_limits where key like 'auth-pause-phone-%'`,
      );
      expect(rows).toHaveLength(2);
      await fixture.close();
    });

    test('go to numbers of the allowed countries only, and a refused one costs nothing', async () => {
      expect((await ask(auth, '8825551234')).body).toMatchObject({
        code: 422,
        error_code: 'sms_country_not_allowed',
      });
      const { token } = await auth.account();
      const body = { factor_type: 'phone', phone: '+882 555 1235' };
      expect((await auth.call('POST', '/factors', { token, body })).body).toMatchObject({
        error_code: 'sms_country_not_allowed',
      });
      expect(auth.texts.filter(({ to }) => to.startsWith('882'))).toEqual([]);
    });
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
