import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthFixture, authFixture } from './auth-fixture.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture();
});
afterAll(() => auth.close());

test.each([
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/signup'],
  ['GET', '/user'],
  ['GET', '/settings'],
  ['GET', '/no-such-door'],
])('%s %s is stored nowhere and read as JSON', async (method, path) => {
  const { headers } = await auth.call(method, path, method === 'POST' ? { body: {} } : {});
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ]);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
});
