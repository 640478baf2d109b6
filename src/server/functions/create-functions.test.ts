import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#server/http/errors.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { createFunctions } from './create-functions.ts';
import { defineFunction, defineTwoStepFunction } from './define-function.ts';

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
  const shares = defineFunction({
    name: 'shares',
    access: 'session',
    limit,
    run: async () => output as { token: string },
  });
  const app = createFunctions(api.context, { functions: [shares], limiter: createRateLimiter(api.database) });
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

describe('a guest’s token opens no more than the account that was made of it (9.64)', () => {
  /** What `device-sessions` answers to a token. */
  async function asked(accessToken: string): Promise<string> {
    const response = await api.app.request('/functions/v1/device-sessions', {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { code = 'open' } = (await response.json()) as { code?: string };
    return code;
  }

  test('the second factor is asked for, and a device that was signed out is', async () => {
    const client = api.client();
    const { data: guest } = await client.auth.signInAnonymously();
    const old = guest.session?.access_token ?? '';
    expect(await asked(old)).toBe('open');
    await client.auth.updateUser({ email: 'was-a-guest@example.no' });
    await api.database.pool.query(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'secret')`,
      [guest.user?.id],
    );
    expect(await asked(old)).toBe('second_factor_needed');
    await client.auth.signOut();
    expect(await asked(old)).toBe('not_signed_in');
  });

  test('nor does it outlive a guest who is gone', async () => {
    const { data: guest } = await api.client().auth.signInAnonymously();
    await api.database.pool.query('delete from auth.users where id = $1', [guest.user?.id]);
    expect(await asked(guest.session?.access_token ?? '')).toBe('not_signed_in');
  });
});

describe('9.220 a function that is one transaction has session and limit asked for in it', () => {
  const limit = { burst: 2, perHour: 0 };
  let refuses = false;
  const shares = defineTwoStepFunction({
    name: 'shares',
    access: 'session',
    limit,
    plan: async () => ({
      first: [{ name: 'who', text: 'select current_user', values: [] }],
      work: async ([rows = []]) => {
        if (refuses) throw new AppError({ code: 'task_not_given', status: 409, message: 'No.' });
        return { token: String(rows[0]?.[0]) };
      },
    }),
  });
  const ask = async (accessToken: string, body: string) => {
    const app = createFunctions(api.context, {
      functions: [shares],
      limiter: createRateLimiter(api.database),
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await app.request('/shares', { method: 'POST', headers, body });
    const { code, token } = (await response.json()) as { code?: string; token?: string };
    return code ?? token;
  };
  const right = JSON.stringify({ sittingId: crypto.randomUUID() });
  const guest = async () => {
    const client = api.client();
    const { data } = await client.auth.signInAnonymously();
    return { client, accessToken: data.session?.access_token ?? '' };
  };

  test('and answers until the limit is reached', async () => {
    const { accessToken } = await guest();
    const asked = [];
    for (let i = 0; i < 3; i += 1) asked.push(await ask(accessToken, right));
    expect(asked).toEqual(['service_role', 'service_role', 'too_many_requests']);
  });

  test.each([
    ['is refused', right, 'task_not_given'],
    ['has the wrong form', '{}', 'wrong_shape'],
  ])('what %s costs a call like any other', async (_, body, code) => {
    const { accessToken } = await guest();
    refuses = true;
    const asked = [];
    for (let i = 0; i < 3; i += 1) asked.push(await ask(accessToken, body));
    refuses = false;
    expect(asked).toEqual([code, code, 'too_many_requests']);
  });

  test('who is signed out is told so, whatever they send, and has spent nothing', async () => {
    const { client, accessToken } = await guest();
    await client.auth.signOut();
    for (const body of [right, '{}', right, right])
      expect(await ask(accessToken, body)).toBe('not_signed_in');
    const { rows } = await api.database.pool.query(
      `select tokens from bestatt.rate_limits where key like 'function-shares:%' and key like $1`,
      [`%${JSON.parse(atob(accessToken.split('.')[1] ?? '')).sub}`],
    );
    expect(rows).toEqual([{ tokens: 2 }]);
  });
});
