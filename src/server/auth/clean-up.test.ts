import { describe, expect, test } from 'vitest';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { type AuthFixture, authFixture } from './auth-fixture.ts';
import { cleanUp } from './clean-up.ts';

test('cleaning up deletes what has expired and nothing that is in use', async () => {
  const auth = await authFixture();
  const service = serviceOf(auth);
  const { token } = await auth.account();
  await auth.call('POST', '/otp', { body: { email: 'x@example.no' } });
  await expect(cleanUp(service)).resolves.toBe(0);
  auth.advance(8 * 24 * 3600);
  await expect(cleanUp(service)).resolves.toBe(1);
  const { rows } = await auth.database.pool.query(
    'select (select count(*) from auth.sessions) as sessions, (select count(*) from auth.users) as users',
  );
  expect(rows[0]).toEqual({ sessions: '1', users: '2' });
  expect(token).toBeTruthy();
  await auth.close();
});

describe('9.42 an anonymous account that nobody used for 400 days', () => {
  test('is deleted with what hangs on it; one that was used, and a lasting one, stay', async () => {
    const auth = await authFixture();
    const signUp = async () => {
      const { body } = await auth.call('POST', '/signup');
      return body as unknown as { user: { id: string }; refresh_token: string };
    };
    const unused = await signUp();
    const used = await signUp();
    const lasting = await auth.account();
    await auth.database.pool.query(
      `insert into public.sittings (user_id, request_key, kind, settings, chance) values ($1, 'request-1', 'level', '{}', 0.5)`,
      [unused.user.id],
    );
    auth.advance(399 * 24 * 3600);
    await cleanUp(serviceOf(auth));
    const refreshed = await auth.call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: used.refresh_token },
    });
    expect(refreshed.status).toBe(200);
    const left = async () =>
      (await auth.database.pool.query<{ id: string }>('select id from auth.users order by id')).rows.map(
        ({ id }) => id,
      );
    expect(await left()).toHaveLength(3);

    auth.advance(2 * 24 * 3600);
    await cleanUp(serviceOf(auth));
    expect(await left()).toEqual([used.user.id, lasting.id].sort());
    expect((await auth.database.pool.query('select 1 from public.sittings')).rowCount).toBe(0);
    await auth.close();
  });

  test('stays where the settings say so', async () => {
    const auth = await authFixture((settings) => ({ ...settings, anonymousUnusedDays: null }));
    await auth.call('POST', '/signup');
    auth.advance(10_000 * 24 * 3600);
    await cleanUp(serviceOf(auth));
    expect((await auth.database.pool.query('select 1 from auth.users')).rowCount).toBe(1);
    await auth.close();
  });
});

function serviceOf({ context, settings, database }: AuthFixture) {
  return { context, settings, limiter: createRateLimiter(database), sending: new Set<Promise<void>>() };
}
