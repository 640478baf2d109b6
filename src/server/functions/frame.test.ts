import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { createFunctions, defineFunction } from './frame.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  const { data } = await api.client().auth.signInAnonymously();
  token = data.session?.access_token ?? '';
});
afterAll(() => api.close());

/** The service with one function that answers with this. */
async function answerOf(output: object): Promise<{ status: number; body: unknown }> {
  const limit = { burst: 100, perHour: 100 };
  const shares = defineFunction({ name: 'shares', limit, run: async () => output as { token: string } });
  const app = createFunctions(api.context, [shares], createRateLimiter(api.database));
  const response = await app.request('/shares', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ sittingId: crypto.randomUUID() }),
  });
  return { status: response.status, body: await response.json() };
}

test('7.22 what the output does not name stays inside', async () => {
  const { status, body } = await answerOf({ token: 'a', email: 'kari@example.no', key: { answer: 1 } });
  expect([status, body]).toEqual([200, { token: 'a' }]);
});

test('an output of the wrong form is an error of ours and shows nothing of it', async () => {
  const { status, body } = await answerOf({ token: 1, email: 'kari@example.no' });
  expect([status, body]).toMatchObject([500, { code: 'unexpected_failure' }]);
  expect(JSON.stringify(body)).not.toContain('kari');
});
