import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { type FunctionName, functionSchemas } from '#domain/functions/functions.ts';
import { member } from '#server/admin/admin-fixture.ts';
import { call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { setUpSecondFactor } from '#server/testing/second-factor.ts';
import { bodies, type Caller, callers, definitions, mayCall } from './role-table.ts';

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
    host: await tokenOf('host'),
    moderator: await tokenOf('moderator'),
    editor: await tokenOf('editor'),
    admin: await tokenOf('admin'),
  };
});
afterAll(() => api.close());

const bodyOf = (name: FunctionName): object => ({
  ...(bodies as Partial<Record<FunctionName, object>>)[name],
});

test('6.15 every function is defined once, and says who may call it', () => {
  expect(definitions.map(({ name }) => name).toSorted()).toEqual(Object.keys(functionSchemas).toSorted());
});

test('6.15 no more than these are open without a session, and all of the administration asks for a permission', () => {
  const named = (wanted: (definition: (typeof definitions)[number]) => boolean) =>
    definitions.filter(wanted).map(({ name }) => name);
  expect(named(({ access }) => access === 'everyone').toSorted()).toEqual([
    // A look at a post counts, whoever looks.
    'community-views',
    'contact-messages',
    'demos',
    // A deck by its link, for whoever has it.
    'shared-decks',
    'story-answers',
    'unsubscribes',
    'welcome-codes',
    'word-lookups',
  ]);
  expect(named(({ name, access }) => /^(admin-|claim)/.test(name) && typeof access !== 'object')).toEqual([]);
});

/** Codes that send somebody away for who they are, and not for what they ask. */
const sentAway = ['role_needed', 'account_needed', 'demo_account'];

async function isRefused(name: FunctionName, caller: Caller): Promise<boolean> {
  const token = tokens[caller];
  const response = await api.app.request(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(bodyOf(name)),
  });
  const { code } = (await response.json()) as { code?: string };
  expect([name, caller, response.status]).not.toContain(500);
  return response.status === 401 || (response.status === 403 && sentAway.includes(code ?? ''));
}

describe('6.19 what a role opens is closed without a second factor', () => {
  const ofRoles = definitions.filter(({ access }) => typeof access === 'object');

  test.each(ofRoles)('$name', async ({ name }) => {
    const without = await member(api);
    await api.database.pool.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      without.id,
    ]);
    const ask = () => call(without.client, name, bodyOf(name));
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
  test.each(definitions)('$name', async (definition) => {
    const refused = await Promise.all(callers.map((caller) => isRefused(definition.name, caller)));
    expect(callers.filter((_, index) => !refused[index])).toEqual(
      callers.filter((caller) => mayCall(definition, caller)),
    );
  });
});
