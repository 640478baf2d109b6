import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeRole } from '#server/roles/change-role.ts';
import { call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { auditAbout, type Member, member } from './admin-fixture.ts';

let api: TestApi;
let admin: Member;
beforeAll(async () => {
  api = await testApi();
  admin = await member(api, 'admin');
});
afterAll(() => api.close());

function change(by: Member, userId: string, role: string, given: boolean) {
  return call(by.client, 'admin-roles', { userId, role, given });
}

async function rolesInToken(person: Member): Promise<unknown> {
  const { data } = await person.client.auth.getClaims();
  return data?.claims.app_metadata?.roles;
}

describe('6.15 roles are given by an administrator', () => {
  test('and a new token carries them', async () => {
    const person = await member(api);
    expect(await rolesInToken(person)).toBeUndefined();
    expect((await change(admin, person.id, 'teacher', true)).data).toEqual({ roles: ['teacher'] });
    expect((await change(admin, person.id, 'moderator', true)).data).toEqual({
      roles: ['teacher', 'moderator'],
    });
    await person.client.auth.refreshSession();
    expect(await rolesInToken(person)).toEqual(['moderator', 'teacher']);
  });

  test('one that is taken away is gone at once for functions and policies, though the token still says it', async () => {
    const person = await member(api, 'admin');
    await person.client.auth.refreshSession();
    const asked = () => call(person.client, 'admin-audit', {});
    const allowed = async () => (await person.client.rpc('has_role', { wanted: 'editor' })).data as boolean;
    expect([(await asked()).error, await allowed()]).toEqual([null, true]);
    await change(admin, person.id, 'admin', false);
    expect(await rolesInToken(person)).toEqual(['admin']);
    expect([(await asked()).error, await allowed()]).toEqual([{ status: 403, code: 'role_needed' }, false]);
  });

  test('also while its holder gives it back to themselves: whoever waited is asked again', async () => {
    const person = await member(api, 'admin');
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
    const back = await api.database.asOwner(async (transaction) => {
      await changeRole(transaction, { actorId: admin.id, userId: person.id, role: 'admin', given: false });
      const answer = change(person, person.id, 'admin', true);
      await expect.poll(async () => (await api.database.pool.query(waiting)).rowCount).toBe(1);
      return { answer };
    });
    expect((await back.answer).error).toEqual({ status: 403, code: 'role_needed' });
  });

  test('and by nobody else, by whatever way', async () => {
    const person = await member(api, 'moderator');
    expect((await change(person, person.id, 'admin', true)).error).toEqual({
      status: 403,
      code: 'role_needed',
    });
    const written = await person.client.from('user_roles').insert({ user_id: person.id, role: 'admin' });
    expect(written.error?.code).toBe('42501');
    await person.client.auth.updateUser({ data: { roles: ['admin'], app_metadata: { roles: ['admin'] } } });
    await person.client.auth.refreshSession();
    expect(await rolesInToken(person)).toEqual(['moderator']);
  });
});

test('9.60 a change of roles is written into the audit log, once', async () => {
  const person = await member(api);
  for (const given of [true, true, false, false]) await change(admin, person.id, 'editor', given);
  expect(await auditAbout(api, person.id)).toEqual([
    { actor_id: admin.id, action: 'role.given', details: { role: 'editor' } },
    { actor_id: admin.id, action: 'role.taken', details: { role: 'editor' } },
  ]);
});

describe('9.58 the last administrator stays one', () => {
  test('until somebody else is', async () => {
    await api.database.pool.query(`delete from public.user_roles where role = 'admin' and user_id <> $1`, [
      admin.id,
    ]);
    expect((await change(admin, admin.id, 'admin', false)).error).toEqual({
      status: 409,
      code: 'last_admin',
    });
    expect((await auditAbout(api, admin.id)).map(({ action }) => action)).not.toContain('role.taken');
    const second = await member(api, 'admin');
    expect((await change(admin, admin.id, 'admin', false)).data).toEqual({ roles: [] });
    expect((await change(second, admin.id, 'admin', true)).data).toEqual({ roles: ['admin'] });
  });

  test('when the last two take each other’s role away at the same moment', async () => {
    await api.database.pool.query(`delete from public.user_roles where role = 'admin' and user_id <> $1`, [
      admin.id,
    ]);
    const second = await member(api, 'admin');
    const taken = (actorId: string, userId: string) =>
      api.database.asOwner((t) => changeRole(t, { actorId, userId, role: 'admin', given: false }));
    const ended = await Promise.allSettled([taken(admin.id, second.id), taken(second.id, admin.id)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await api.database.asOwner((t) =>
      changeRole(t, { actorId: null, userId: admin.id, role: 'admin', given: true }),
    );
  });
});

describe('9.59 nobody without an account of their own gets a role', () => {
  test('no guest and no demo user', async () => {
    const guest = await visitor(api, '203.0.113.9');
    const { data } = await guest.auth.getUser();
    expect((await change(admin, data.user?.id ?? '', 'teacher', true)).error).toEqual({
      ...{ status: 409, code: 'role_needs_account' },
    });
  });

  test('and nobody who is not there', async () => {
    expect((await change(admin, crypto.randomUUID(), 'teacher', true)).error).toEqual({
      ...{ status: 404, code: 'person_not_found' },
    });
  });
});
