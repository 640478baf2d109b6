import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleSessions } from '#server/roles/role-sessions.ts';
import { type AuthFixture, authFixture, goodPassword } from './auth-fixture.ts';
import { defaultHashCost } from './settings.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture();
});
afterAll(() => auth.close());

const signIn = (body: object) => auth.call('POST', '/token?grant_type=password', { body });

describe('signing in with a password', () => {
  test('gives a session whose token names the method', async () => {
    const { email, id } = await auth.account();
    const answer = await signIn({ email: email.toUpperCase(), password: goodPassword });
    expect(answer.body.user).toMatchObject({ id, email });
    await expect(auth.tokens.verify(String(answer.body.access_token))).resolves.toMatchObject({
      sub: id,
      email,
      amr: [{ method: 'password' }],
    });
  });

  test('a wrong password and an unknown address get one answer', async () => {
    const { email } = await auth.account();
    const [wrong, unknown] = [
      await signIn({ email, password: 'wrong' }),
      await signIn({ email: 'nobody@example.no', password: 'wrong' }),
    ];
    expect(wrong.body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('that the address is not confirmed is told only after the right password', async () => {
    await auth.call('POST', '/signup', { body: { email: 'ida@example.no', password: goodPassword } });
    expect((await signIn({ email: 'ida@example.no', password: 'wrong' })).body).toMatchObject({
      error_code: 'invalid_credentials',
    });
    expect((await signIn({ email: 'ida@example.no', password: goodPassword })).body).toMatchObject({
      error_code: 'email_not_confirmed',
    });
  });

  test('a password that is weak by now still signs in, and the answer says so', async () => {
    await auth.call('POST', '/admin/users', {
      token: auth.tokens.keys.service,
      // bcrypt of "12345678", cost 4
      body: {
        email: 'jan@example.no',
        email_confirm: true,
        password_hash: '$2b$04$Ho72P8rF2FAMepqiGqchK.JAVIuD/ooHxQOhgl89MIrwtvh5O7Pt6',
      },
    });
    const answer = await signIn({ email: 'jan@example.no', password: '12345678' });
    expect(answer.status).toBe(200);
    expect(answer.body.weak_password).toMatchObject({ reasons: ['pwned'] });
  });

  test('a banned person is told so after the right password, and their refresh token is dead', async () => {
    const { id, email, refreshToken, token } = await auth.account();
    await auth.call('PUT', `/admin/users/${id}`, {
      token: auth.tokens.keys.service,
      body: { ban_duration: '1h' },
    });
    expect((await signIn({ email, password: goodPassword })).body).toMatchObject({
      error_code: 'user_banned',
    });
    expect(
      (await auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } }))
        .body,
    ).toMatchObject({ error_code: 'user_banned' });
    expect((await auth.call('GET', '/user', { token })).body).toMatchObject({
      code: 403,
      error_code: 'user_banned',
    });
    auth.advance(3700);
    expect((await signIn({ email, password: goodPassword })).status).toBe(200);
  });
});

describe('refreshing', () => {
  const refresh = (refreshToken: string) =>
    auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } });
  const next = async (refreshToken: string) => String((await refresh(refreshToken)).body.refresh_token);

  test('gives new tokens of the same session', async () => {
    const { refreshToken, id } = await auth.account();
    const answer = await refresh(refreshToken);
    expect(answer.body.user).toMatchObject({ id });
    expect(answer.body.refresh_token).not.toBe(refreshToken);
    expect((await auth.call('GET', '/user', { token: String(answer.body.access_token) })).status).toBe(200);
  });

  test('the token just before the current one gives the current one again: the client failed to save the answer', async () => {
    const { refreshToken } = await auth.account();
    const second = await next(refreshToken);
    auth.advance(60);
    await expect(next(refreshToken)).resolves.toBe(second);
    await expect(next(second)).resolves.not.toBe(second);
  });

  test('within ten seconds an older token gives the current one too: several tabs at once', async () => {
    const { refreshToken } = await auth.account();
    const third = await next(await next(refreshToken));
    await expect(next(refreshToken)).resolves.toBe(third);
  });

  test('later an older token ends the session for both parties, although the answer is an error', async () => {
    const { refreshToken, token } = await auth.account();
    const third = await next(await next(refreshToken));
    auth.advance(11);
    expect((await refresh(refreshToken)).body).toEqual({
      code: 400,
      error_code: 'refresh_token_already_used',
      msg: 'Invalid Refresh Token: Already Used',
    });
    expect((await refresh(third)).body).toMatchObject({ error_code: 'session_not_found' });
    expect((await auth.call('GET', '/user', { token })).body).toMatchObject({
      error_code: 'session_not_found',
    });
    const log = await auth.call('GET', '/admin/audit', { token: auth.tokens.keys.service });
    expect(JSON.stringify(log.body)).toContain('token_reuse_detected');
  });

  test('twenty refreshes at once all succeed and leave one current token', async () => {
    const { refreshToken } = await auth.account();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  test.each([
    ['empty', '', 'validation_failed'],
    ['of another kind', 'abcdefghij12', 'refresh_token_not_found'],
    ['made up', 'A'.repeat(51), 'validation_failed'],
    ['too long', 'A'.repeat(5000), 'validation_failed'],
  ])('a token that is %s is refused', async (_, refreshToken, code) => {
    expect((await refresh(refreshToken)).body).toMatchObject({ code: 400, error_code: code });
  });

  test('a token whose counter was changed is refused, also with a right checksum', async () => {
    const { refreshToken } = await auth.account();
    const { encodeRefreshToken, parseRefreshToken } = await import('./refresh-token.ts');
    const { sessionId } = parseRefreshToken(refreshToken) ?? { sessionId: '' };
    expect(
      (await refresh(encodeRefreshToken({ sessionId, counter: 0 }, Buffer.alloc(32)))).body,
    ).toMatchObject({
      error_code: 'refresh_token_not_found',
    });
    expect((await refresh(refreshToken)).status).toBe(200);
  });
});

describe('a session', () => {
  test('with a time box or an inactivity limit ends', async () => {
    const strict = await authFixture((settings) => ({
      ...settings,
      sessions: { ...settings.sessions, timeboxHours: 24, inactivityHours: 2 },
    }));
    const refresh = (refreshToken: string) =>
      strict.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } });
    const idle = await strict.account();
    let { refreshToken } = await strict.account();
    strict.advance(1.5 * 3600);
    refreshToken = String((await refresh(refreshToken)).body.refresh_token);
    strict.advance(1.5 * 3600);
    expect((await refresh(idle.refreshToken)).body).toMatchObject({
      error_code: 'session_expired',
      msg: expect.stringContaining('Inactivity'),
    });
    for (let hours = 3; hours < 24; hours += 1.5) {
      refreshToken = String((await refresh(refreshToken)).body.refresh_token);
      strict.advance(1.5 * 3600);
    }
    strict.advance(3600);
    expect((await refresh(refreshToken)).body).toMatchObject({ error_code: 'session_expired' });
    await strict.close();
  });

  test('9.258 of somebody with a role ends twelve hours after logging in, and after two without use', async () => {
    const own = await authFixture((settings) => ({
      ...settings,
      sessions: { ...settings.sessions, ofRoles: roleSessions },
    }));
    const refresh = (refreshToken: string) =>
      own.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } });
    const [learner, idle, busy] = [await own.account(), await own.account(), await own.account()];
    for (const { id } of [idle, busy])
      await own.database.pool.query(
        `insert into public.user_roles (user_id, role) values ($1, 'moderator')`,
        [id],
      );
    let { refreshToken } = busy;
    for (let hours = 1.5; hours < 12; hours += 1.5) {
      own.advance(1.5 * 3600);
      refreshToken = String((await refresh(refreshToken)).body.refresh_token);
    }
    expect((await refresh(idle.refreshToken)).body).toMatchObject({
      error_code: 'session_expired',
      msg: expect.stringContaining('Inactivity'),
    });
    own.advance(1.6 * 3600);
    expect((await refresh(refreshToken)).body).toMatchObject({ error_code: 'session_expired' });
    expect((await refresh(learner.refreshToken)).status).toBe(200);
    await own.close();
  });
});

describe('signing out', () => {
  const sessions = async () => {
    const { email } = await auth.account();
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ email, password: goodPassword })));
    return answers.map(({ body }) => String(body.access_token));
  };
  const alive = async (tokens: string[]) =>
    Promise.all(tokens.map(async (token) => (await auth.call('GET', '/user', { token })).status === 200));

  test.each([
    ['', [false, false, false]],
    ['?scope=global', [false, false, false]],
    ['?scope=local', [false, true, true]],
    ['?scope=others', [true, false, false]],
  ])('with scope "%s" leaves %s', async (scope, left) => {
    const tokens = await sessions();
    expect((await auth.call('POST', `/logout${scope}`, { token: tokens[0] })).status).toBe(204);
    await expect(alive(tokens)).resolves.toEqual(left);
  });

  test('another scope is refused, and so is nobody', async () => {
    const { token } = await auth.account();
    expect((await auth.call('POST', '/logout?scope=all', { token })).body).toMatchObject({
      code: 400,
      error_code: 'validation_failed',
    });
    expect((await auth.call('POST', '/logout')).body).toMatchObject({
      code: 401,
      error_code: 'no_authorization',
    });
  });
});

describe('at the cost that the product hashes passwords at', () => {
  let real: AuthFixture;
  beforeAll(async () => {
    real = await authFixture((settings) => ({
      ...settings,
      password: { ...settings.password, hashCost: defaultHashCost },
    }));
  });
  afterAll(() => real.close());

  test('a password is kept as supabase/auth keeps it', async () => {
    const { id } = await real.account();
    const { rows } = await real.database.pool.query(
      'select encrypted_password from auth.users where id = $1',
      [id],
    );
    expect(rows[0]?.encrypted_password).toMatch(/^\$2[aby]\$10\$/);
  });

  test('an unknown address takes about as long as a wrong password', async () => {
    const { email } = await real.account();
    // By the processor's time: how long it takes by the clock is others' doing on a full machine.
    const time = async (body: object) => {
      const start = process.cpuUsage();
      await real.call('POST', '/token?grant_type=password', { body });
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const rounds = Array.from({ length: 7 }, (_, i) => i);
    const median = (values: number[]) => values.sort((a, b) => a - b)[3] ?? 0;
    const wrong: number[] = [];
    const unknown: number[] = [];
    for (const i of rounds) {
      wrong.push(await time({ email, password: 'wrong' }));
      unknown.push(await time({ email: `nobody${i}@example.no`, password: 'wrong' }));
    }
    expect(median(unknown)).toBeGreaterThan(median(wrong) * 0.6);
  });

  test('hashing is done on other threads: of the processor time of twenty sign-ins the event loop has less than a third', async () => {
    const { email } = await real.account();
    const [thread, whole] = [process.threadCpuUsage(), process.cpuUsage()];
    await Promise.all(
      Array.from({ length: 20 }, () =>
        real.call('POST', '/token?grant_type=password', { body: { email, password: goodPassword } }),
      ),
    );
    const [own, all] = [process.threadCpuUsage(thread), process.cpuUsage(whole)];
    expect(own.user + own.system).toBeLessThan((all.user + all.system) / 3);
  });
});
