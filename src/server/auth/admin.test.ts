import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthFixture, authFixture, goodPassword } from './auth-fixture.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture();
});
afterAll(() => auth.close());

const admin = (method: string, path: string, body?: unknown) =>
  auth.call(method, path, { token: auth.tokens.keys.service, body });

describe('the admin’s endpoints', () => {
  const endpoints: readonly (readonly [method: string, path: string])[] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${crypto.randomUUID()}`],
    ['PUT', `/admin/users/${crypto.randomUUID()}`],
    ['DELETE', `/admin/users/${crypto.randomUUID()}`],
    ['GET', `/admin/users/${crypto.randomUUID()}/factors`],
    ['DELETE', `/admin/users/${crypto.randomUUID()}/factors/${crypto.randomUUID()}`],
    ['POST', '/admin/generate_link'],
    ['GET', '/admin/audit'],
    ['POST', '/invite'],
  ];

  test.each(endpoints)('%s %s is closed to everybody without the service key', async (method, path) => {
    const { token } = await auth.account();
    expect((await auth.call(method, path)).body).toMatchObject({ code: 401, error_code: 'no_authorization' });
    expect((await auth.call(method, path, { token: auth.tokens.keys.anon })).body).toMatchObject({
      code: 403,
      error_code: 'not_admin',
    });
    expect((await auth.call(method, path, { token })).body).toMatchObject({
      code: 403,
      error_code: 'not_admin',
    });
  });
});

describe('accounts made by an admin', () => {
  test('can be made, read, changed and deleted', async () => {
    const created = await admin('POST', '/admin/users', {
      email: 'Ola@example.no',
      phone: '+4790000100',
      password: goodPassword,
      email_confirm: true,
      user_metadata: { a: 1 },
      app_metadata: { tier: 10 },
    });
    expect(created.body).toMatchObject({
      email: 'ola@example.no',
      phone: '4790000100',
      user_metadata: { a: 1 },
      app_metadata: { tier: 10, provider: 'email', providers: ['email', 'phone'] },
    });
    const path = `/admin/users/${created.body.id}`;
    expect((await admin('GET', path)).body).toMatchObject({ email: 'ola@example.no' });
    const changed = await admin('PUT', path, {
      email: 'per@example.no',
      email_confirm: true,
      app_metadata: { tier: null, x: 1 },
      user_metadata: { b: 2 },
    });
    expect(changed.body).toMatchObject({
      email: 'per@example.no',
      user_metadata: { a: 1, b: 2 },
      app_metadata: { x: 1 },
    });
    expect(changed.body.app_metadata).not.toHaveProperty('tier');
    expect(
      (
        await auth.call('POST', '/token?grant_type=password', {
          body: { email: 'per@example.no', password: goodPassword },
        })
      ).status,
    ).toBe(200);
    expect((await admin('DELETE', path)).status).toBe(200);
    expect((await admin('GET', path)).body).toMatchObject({ code: 404, error_code: 'user_not_found' });
  });

  test('a new password ends every session', async () => {
    const { id, token } = await auth.account();
    await admin('PUT', `/admin/users/${id}`, { password: 'et helt annet fjell' });
    expect((await auth.call('GET', '/user', { token })).body).toMatchObject({
      error_code: 'session_not_found',
    });
  });

  test('a soft deletion leaves a row without anything personal, and the address free', async () => {
    const { id, email, token } = await auth.account();
    await admin('DELETE', `/admin/users/${id}`, { should_soft_delete: true });
    const left = await admin('GET', `/admin/users/${id}`);
    expect(left.body.deleted_at).toBeTruthy();
    expect(JSON.stringify(left.body)).not.toContain(email);
    expect((await auth.call('GET', '/user', { token })).status).toBe(403);
    expect((await auth.account(email)).id).not.toBe(id);
  });

  test.each([
    ['POST', '/admin/users', {}, 400, 'validation_failed'],
    ['POST', '/admin/users', { email: 'no address' }, 400, 'validation_failed'],
    ['POST', '/admin/users', { email: 'a@b.no', id: '1' }, 400, 'validation_failed'],
    ['POST', '/admin/users', { email: 'a@b.no', password: 'kort' }, 422, 'weak_password'],
    ['POST', '/admin/users', { email: 'a@b.no', password_hash: 'md5:x' }, 400, 'validation_failed'],
    ['POST', '/admin/users', { email: 'a@b.no', ban_duration: 'forever' }, 400, 'validation_failed'],
    ['GET', '/admin/users/1', undefined, 404, 'validation_failed'],
    ['GET', '/admin/users?page=x', undefined, 400, 'validation_failed'],
    ['POST', '/admin/generate_link', { type: 'x', email: 'a@b.no' }, 400, 'validation_failed'],
    ['POST', '/admin/generate_link', { type: 'recovery', email: 'nobody@b.no' }, 404, 'user_not_found'],
  ])('%s %s with %o is refused', async (method, path, body, status, code) => {
    const answer = await admin(method, path, body);
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  });

  test('an address or number that is taken is refused', async () => {
    const { email } = await auth.account();
    expect((await admin('POST', '/admin/users', { email })).body).toMatchObject({
      code: 422,
      error_code: 'email_exists',
    });
    await admin('POST', '/admin/users', { phone: '4790000200' });
    expect((await admin('POST', '/admin/users', { phone: '4790000200' })).body).toMatchObject({
      code: 422,
      error_code: 'phone_exists',
    });
  });

  test('come in pages, newest first, with how many there are', async () => {
    for (let i = 0; i < 5; i += 1) await auth.account();
    const page = await admin('GET', '/admin/users?page=2&per_page=2');
    const users = page.body.users as unknown as { created_at: string }[];
    expect(users).toHaveLength(2);
    expect((users[0]?.created_at ?? '') >= (users[1]?.created_at ?? '')).toBe(true);
    expect(Number(page.headers.get('x-total-count'))).toBeGreaterThanOrEqual(5);
    expect(page.headers.get('link')).toMatch(/page=3.*rel="next".*rel="last"/);
    const { data } = await auth
      .client()
      .auth.admin.listUsers()
      .catch(() => ({ data: null }));
    expect(data?.users ?? []).toEqual([]);
  });
});

describe('links made by an admin', () => {
  test.each(['signup', 'invite', 'magiclink', 'recovery'])(
    'a %s link works like the one of a mail',
    async (type) => {
      const email = `${type}@links.example`;
      if (type === 'recovery') await auth.account(email);
      const { body } = await admin('POST', '/admin/generate_link', {
        type,
        email,
        password: type === 'signup' ? goodPassword : undefined,
      });
      expect(body).toMatchObject({
        email,
        verification_type: type === 'magiclink' ? 'signup' : type,
        email_otp: expect.stringMatching(/^\d{6}$/),
      });
      const answer = await auth.call('POST', '/verify', {
        body: { type: body.verification_type, token_hash: body.hashed_token },
      });
      expect(answer.body.user).toMatchObject({ email });
    },
  );

  test('the two of a change of address work together', async () => {
    const { email, id } = await auth.account();
    const links = [];
    for (const type of ['email_change_current', 'email_change_new']) {
      links.push(
        (await admin('POST', '/admin/generate_link', { type, email, new_email: 'moved@links.example' })).body,
      );
    }
    for (const link of links)
      await auth.call('POST', '/verify', { body: { type: 'email_change', token_hash: link.hashed_token } });
    expect((await admin('GET', `/admin/users/${id}`)).body).toMatchObject({ email: 'moved@links.example' });
  });

  test('an invitation leads into an account that has no password yet', async () => {
    const invited = await admin('POST', '/invite', {
      email: 'gjest@example.no',
      data: { full_name: 'Gjest' },
    });
    expect(invited.body).toMatchObject({ email: 'gjest@example.no', user_metadata: { full_name: 'Gjest' } });
    expect(invited.body.invited_at).toBeTruthy();
    const { otp } = await auth.lastMail('gjest@example.no');
    const session = await auth.call('POST', '/verify', {
      body: { type: 'invite', email: 'gjest@example.no', token: otp },
    });
    const answer = await auth.call('PUT', '/user', {
      token: String(session.body.access_token),
      body: { password: goodPassword },
    });
    expect(answer.status).toBe(200);
    expect((await admin('POST', '/invite', { email: 'gjest@example.no' })).body).toMatchObject({
      code: 422,
      error_code: 'email_exists',
    });
  });
});

test('the audit log says what happened to whom, by id and without an address', async () => {
  const { id, email } = await auth.account();
  const { body } = await admin('GET', '/admin/audit');
  const entries = body as unknown as { payload: { action: string; actor_id: string } }[];
  expect(
    entries.filter(({ payload }) => payload.actor_id === id).map(({ payload }) => payload.action),
  ).toEqual(['login', 'user_signedup']);
  expect(JSON.stringify(body)).not.toContain(email);
});
