import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/time/days.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { accountClient, makeAdminCode } from './code-fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

type Given = { given: { tier: number; days: number; startsAt: string; expiresAt: string } };

describe('9.51 a code gives days of Trial on the licence page', () => {
  test('from now on, however it is typed', async () => {
    const { client } = await accountClient(api);
    const code = await makeAdminCode(api, { trialDays: 7 });
    const { data } = await call(client, 'code-redemptions', { code: ` ${code.toLowerCase()} ` });
    const { given } = data as Given;
    expect(given).toMatchObject({ tier: 10, days: 7 });
    expect(Date.parse(given.expiresAt) - Date.parse(given.startsAt)).toBe(7 * dayMs);
    expect((await client.rpc('current_tier')).data).toBe(10);
  });

  test('behind what is paid, which loses no day', async () => {
    const { client, userId } = await accountClient(api);
    await api.database.asService((transaction) =>
      grantLicence(transaction, {
        ...{ userId, tier: 11, days: 30, source: 'payment', reference: crypto.randomUUID() },
        grantedAt: new Date(),
      }),
    );
    const code = await makeAdminCode(api, { trialDays: 7 });
    const { given } = (await call(client, 'code-redemptions', { code })).data as Given;
    expect(Math.round((Date.parse(given.startsAt) - Date.now()) / dayMs)).toBe(30);
    expect((await client.rpc('current_tier')).data).toBe(11);
  });

  test('once: of twenty people at the same time one gets it', async () => {
    const code = await makeAdminCode(api, { trialDays: 7 });
    const people = await Promise.all(Array.from({ length: 20 }, () => accountClient(api)));
    const answers = await Promise.all(people.map(({ client }) => call(client, 'code-redemptions', { code })));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'code_used')).toHaveLength(19);
    const { rows } = await api.database.pool.query(
      'select count(*)::int as grants from public.license_grants where reference = $1',
      [code],
    );
    expect(rows).toEqual([{ grants: 1 }]);
  });

  test('and the same person again gets the same answer, also ten times at once', async () => {
    const { client } = await accountClient(api);
    const code = await makeAdminCode(api, { trialDays: 7 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(client, 'code-redemptions', { code })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.error).toBeNull();
    expect((await client.from('license_users').select('tier')).data).toEqual([{ tier: 10 }]);
  });

  test.each([
    ['that there is not', 404, 'code_unknown', () => Promise.resolve('BEST-2222-2222')],
    ['that looks like none', 404, 'code_unknown', () => Promise.resolve('no')],
    [
      'that has expired',
      410,
      'code_expired',
      () => makeAdminCode(api, { trialDays: 7, expiresAt: new Date(Date.now() - 1000) }),
    ],
    ['that only lowers a price', 409, 'code_no_trial', () => makeAdminCode(api, { percentOff: 20 })],
    ['that an order holds', 409, 'code_reserved', () => reservedCode()],
  ])('but not one %s', async (_, status, problem, make) => {
    const { client } = await accountClient(api);
    expect((await call(client, 'code-redemptions', { code: await make() })).error).toEqual({
      status,
      code: problem,
    });
    expect((await client.from('license_users').select('tier')).data).toEqual([]);
  });

  test('nor one that was used at checkout, not even by the same person', async () => {
    const { client, userId } = await accountClient(api);
    const code = await makeAdminCode(api, { percentOff: 20, trialDays: 7 });
    await api.database.pool.query(
      'update public.discount_codes set redeemed_at = now(), redeemed_by = $2 where code = $1',
      [code, userId],
    );
    expect((await call(client, 'code-redemptions', { code })).error?.code).toBe('code_used');
  });

  test('to somebody with an account', async () => {
    const code = await makeAdminCode(api, { trialDays: 7 });
    const refused = { status: 403, code: 'account_needed' };
    expect((await call(await visitor(api), 'code-redemptions', { code })).error).toEqual(refused);
  });

  test('with ten tries an hour', async () => {
    const { client } = await accountClient(api);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await call(client, 'code-redemptions', { code: `BEST-2222-22${20 + attempt}` });
    const code = await makeAdminCode(api, { trialDays: 7 });
    expect((await call(client, 'code-redemptions', { code })).error?.status).toBe(429);
  });
});

async function reservedCode(): Promise<string> {
  const code = await makeAdminCode(api, { percentOff: 20, trialDays: 7 });
  await api.database.pool.query(
    `update public.discount_codes set reserved_order_id = gen_random_uuid(), reserved_until = now() + interval '1 hour' where code = $1`,
    [code],
  );
  return code;
}
