import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPassword } from './accounts.ts';
import { type Answer, type AuthFixture, authFixture, goodPassword } from './auth-fixture.ts';
import { createFlowState, takeFlowByState } from './flow-state.ts';
import { hashPassword } from './passwords.ts';
import type { User } from './users.ts';

const newPassword = 'tre stille fjorder i regn';
let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture();
});
afterAll(() => auth.close());

const logIn = (email: string, password: string) =>
  auth.call('POST', '/token?grant_type=password', { body: { email, password } });
const refresh = (token: string) =>
  auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
const verify = (body: object) => auth.call('POST', '/verify', { body });

/** Holds the account as `change` leaves it until `count` requests wait for it, then lets them see it. */
async function whileHeld(
  id: string,
  change: (sql: { query: (text: string, values?: readonly unknown[]) => Promise<never[]> }) => Promise<void>,
  requests: () => readonly Promise<Answer>[],
): Promise<readonly Answer[]> {
  const client = await auth.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from auth.users where id = $1 for update', [id]);
    await change({
      query: async (text, values) => (await client.query(text, values as never)).rows as never[],
    });
    const asked = requests();
    await expect
      .poll(
        async () =>
          (
            await auth.database.pool.query(
              `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).rowCount,
        { interval: 20 },
      )
      .toBe(asked.length);
    await client.query('commit');
    return await Promise.all(asked);
  } finally {
    client.release();
  }
}

describe('9.89 who knew the old password', () => {
  test('gets no session by logging in while it is changed', async () => {
    const { id, email } = await auth.account();
    const passwordHash = await hashPassword(auth, newPassword);
    const [answer] = await whileHeld(
      id,
      (sql) =>
        setPassword(sql as never, {
          user: { id } as User,
          passwordHash,
          keptSessionId: null,
          at: new Date(),
        }),
      () => [logIn(email, goodPassword)],
    );
    expect(answer?.body).toMatchObject({ code: 400, error_code: 'invalid_credentials' });
    const { rows } = await auth.database.pool.query('select from auth.sessions where user_id = $1', [id]);
    expect(rows).toEqual([]);
    expect((await logIn(email, newPassword)).status).toBe(200);
  });

  test('gets none by the code of a link that was opened before', async () => {
    const { email, token } = await auth.account();
    const verifier = 'v'.repeat(43);
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    await auth.call('POST', '/otp', { body: { email, code_challenge, code_challenge_method: 's256' } });
    const { link } = await auth.lastMail(email);
    const { pathname, search } = new URL(link);
    const opened = await auth.call('GET', `${pathname.replace('/auth/v1', '')}${search}`);
    const code = opened.location?.searchParams.get('code');
    expect(code).toBeTruthy();
    await auth.call('PUT', '/user', {
      token,
      body: { password: newPassword, current_password: goodPassword },
    });
    const answer = await auth.call('POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: verifier },
    });
    expect(answer.body).toMatchObject({ code: 404, error_code: 'flow_state_not_found' });
  });

  test('links no identity by a linking that was begun before', async () => {
    const { id, token } = await auth.account();
    const at = auth.context.now();
    const { asOwner } = auth.database;
    const flow = await asOwner((sql) =>
      createFlowState(sql, { pkce: null, provider: 'school', method: 'oauth', linkingTargetId: id, at }),
    );
    await auth.call('PUT', '/user', {
      token,
      body: { password: newPassword, current_password: goodPassword },
    });
    await expect(asOwner((sql) => takeFlowByState(sql, { state: flow.id, at }))).rejects.toMatchObject({
      code: 'bad_oauth_state',
    });
  });

  test('gets none by a recovery link or an invitation from before', async () => {
    const { email, token } = await auth.account();
    await auth.call('POST', '/recover', { body: { email } });
    const { otp } = await auth.lastMail(email);
    await auth.call('PUT', '/user', {
      token,
      body: { password: newPassword, current_password: goodPassword },
    });
    expect((await verify({ type: 'recovery', email, token: otp })).body).toMatchObject({
      error_code: 'otp_expired',
    });
    expect((await verify({ type: 'invite', email, token: otp })).body).toMatchObject({
      error_code: 'otp_expired',
    });
  });
});

test('9.89 a new address that both sides agree to at the same moment counts', async () => {
  const { id, email, token } = await auth.account();
  const newEmail = `both-${email}`;
  await auth.call('PUT', '/user', { token, body: { email: newEmail } });
  const codes = [
    { email, token: (await auth.lastMail(email)).otp },
    { email: newEmail, token: (await auth.lastMail(newEmail)).otp },
  ];
  const answers = await whileHeld(
    id,
    async () => {},
    () => codes.map((code) => verify({ type: 'email_change', ...code })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await auth.call('GET', '/user', { token })).body).toMatchObject({ email: newEmail });
});

describe('a session', () => {
  test('that was signed out is not brought back by its refresh token, nor by the one before', async () => {
    const { token, refreshToken } = await auth.account();
    const next = String((await refresh(refreshToken)).body.refresh_token);
    expect((await auth.call('POST', '/logout?scope=local', { token })).status).toBe(204);
    for (const old of [refreshToken, next])
      expect((await refresh(old)).body).toMatchObject({ error_code: 'session_not_found' });
  });

  test('of an account that is banned, or gone, is neither refreshed nor begun', async () => {
    const { id, email, token, refreshToken } = await auth.account();
    const admin = { token: auth.tokens.keys.service };
    await auth.call('PUT', `/admin/users/${id}`, { ...admin, body: { ban_duration: '24h' } });
    expect((await refresh(refreshToken)).body).toMatchObject({ error_code: 'user_banned' });
    expect((await logIn(email, goodPassword)).body).toMatchObject({ error_code: 'user_banned' });
    expect((await logIn(email, 'a wrong password')).body).toMatchObject({
      error_code: 'invalid_credentials',
    });
    await auth.call('PUT', `/admin/users/${id}`, { ...admin, body: { ban_duration: 'none' } });
    await auth.call('DELETE', `/admin/users/${id}`, admin);
    expect((await refresh(refreshToken)).body).toMatchObject({ error_code: 'session_not_found' });
    expect((await auth.call('GET', '/user', { token })).status).toBe(403);
    expect((await logIn(email, goodPassword)).body).toMatchObject({ error_code: 'invalid_credentials' });
  });
});
