import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/accounts/roles.ts';
import { type CallName, calls } from '#domain/calls/calls.ts';
import { member } from '#server/functions/admin/admin-fixture.ts';
import { visitor } from '#server/functions/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
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

describe('6.15 who may call a function', () => {
  test.each(names)('%s', async (name) => {
    const refused = await Promise.all(callers.map((caller) => isRefused(name, caller)));
    expect(callers.filter((_, index) => !refused[index])).toEqual(
      callers.filter((caller) => mayCome(doors[name].who, caller)),
    );
  });
});
