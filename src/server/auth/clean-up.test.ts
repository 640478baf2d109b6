import { expect, test } from 'vitest';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { authFixture } from './auth-fixture.ts';
import { cleanUp } from './clean-up.ts';

test('cleaning up deletes what has expired and nothing that is in use', async () => {
  const auth = await authFixture();
  const service = {
    context: auth.context,
    settings: auth.settings,
    limiter: createRateLimiter(auth.database),
  };
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
