import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { type CallName, calls } from '#domain/calls/calls.ts';
import { member } from '#server/admin/admin-fixture.ts';
import { call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { setUpSecondFactor } from '#server/testing/second-factor.ts';
import { type Caller, callers, doors, type Reach } from './role-table.ts';

let api: TestApi;
let tokens: Readonly<Record<Caller, string | undefined>>;
beforeAll(async () => {
  api = await testApi();
  const tokenOf = async (...roles: readonly Role[]) => {
    const { client } = await member(api, ...roles);
    return (await client.auth.getSession()).data.session?.access_token;
  };
  const guest = await visitor(api, '203.0.113.7');
  tokens = {
    visitor: undefined,
    anonymous: (await guest.auth.getSession()).data.session?.access_token,
    learner: await tokenOf(),
    teacher: await tokenOf('teacher'),
    moderator: await tokenOf('moderator'),
    editor: await tokenOf('editor'),
    admin: await tokenOf('admin'),
  };
});
afterAll(() => api.close());

const names = Object.keys(doors) as CallName[];

test('6.15 every function has a line in the table of who may call it', () => {
  expect(names.toSorted()).toEqual(Object.keys(calls).toSorted());
});

/** Codes that send somebody away for who they are, and not for what they ask. */
const sentAway = ['role_needed', 'account_needed', 'demo_account'];

async function isRefused(name: CallName, caller: Caller): Promise<boolean> {
  const token = tokens[caller];
  const response = await api.app.request(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(doors[name].body ?? {}),
  });
  const { code } = (await response.json()) as { code?: string };
  expect([name, caller, response.status]).not.toContain(500);
  return response.status === 401 || (response.status === 403 && sentAway.includes(code ?? ''));
}

function mayCome(who: Reach, caller: Caller): boolean {
  if (who === 'everybody') return true;
  if (who === 'session') return caller !== 'visitor';
  if (who === 'account') return caller !== 'visitor' && caller !== 'anonymous';
  return who.some((role) => role === caller);
}

describe('6.19 what a role opens is closed without a second factor', () => {
  const ofRoles = names.filter((name) => typeof doors[name].who === 'object');

  test.each(ofRoles)('%s', async (name) => {
    const without = await member(api);
    await api.database.pool.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      without.id,
    ]);
    const ask = () => call(without.client, name, doors[name].body ?? {});
    expect((await ask()).error).toEqual({ status: 403, code: 'second_factor_missing' });
    await setUpSecondFactor(without.client);
    expect((await ask()).error?.code).not.toBe('second_factor_missing');
    // One that is removed is missed at once, though the token still says that it was given.
    await api.database.pool.query('delete from auth.mfa_factors where user_id = $1', [without.id]);
    expect((await ask()).error).toEqual({ status: 403, code: 'second_factor_missing' });
  });

  test('nor do policies know the role before it was given', async () => {
    const { client, id } = await member(api);
    await api.database.pool.query(`insert into public.user_roles (user_id, role) values ($1, 'moderator')`, [
      id,
    ]);
    const held = async () => (await client.rpc('has_role', { wanted: 'moderator' })).data as boolean;
    expect(await held()).toBe(false);
    await setUpSecondFactor(client);
    expect(await held()).toBe(true);
    await api.database.pool.query('delete from auth.mfa_factors where user_id = $1', [id]);
    expect(await held()).toBe(false);
  });
});

describe('6.15 who may call a function', () => {
  test.each(names)('%s', async (name) => {
    const refused = await Promise.all(callers.map((caller) => isRefused(name, caller)));
    expect(callers.filter((_, index) => !refused[index])).toEqual(
      callers.filter((caller) => mayCome(doors[name].who, caller)),
    );
  });
});
