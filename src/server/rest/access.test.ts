import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Library, openLibrary } from './testing/library.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ schemas: ['public', 'private'], statementTimeoutMs: 300 });
});
afterAll(() => library.close());

const me = '00000000-0000-0000-0000-000000000001';
const you = '00000000-0000-0000-0000-000000000002';

describe('who may do what', () => {
  test('policies decide which rows are read', async () => {
    expect((await library.ask('/notes?select=text', { token: await library.tokenOf(me) })).body).toEqual([
      { text: 'mine' },
    ]);
    expect((await library.ask('/notes?select=text', { token: await library.tokenOf(you) })).body).toEqual([
      { text: 'yours' },
    ]);
    expect((await library.ask('/notes?select=text', { token: library.serviceKey })).body).toHaveLength(2);
  });

  test('policies decide which rows are changed', async () => {
    const token = await library.tokenOf(me);
    const changed = await library.ask('/notes?id=gt.0&select=id', {
      method: 'PATCH',
      body: { text: 'x' },
      token,
      headers: { prefer: 'return=representation, tx=rollback' },
    });
    expect(changed.body).toEqual([{ id: 1 }]);
    const foreign = await library.ask('/notes', { body: { id: 3, owner: you, text: 'x' }, token });
    expect([foreign.status, foreign.body]).toMatchObject([403, { code: '42501' }]);
    const merged = await library.ask('/notes', {
      body: { id: 2, owner: me, text: 'x' },
      token,
      headers: { prefer: 'resolution=merge-duplicates' },
    });
    expect(merged.status).toBe(403);
  });

  test('a missing grant is 401 for anon and 403 for who is signed in', async () => {
    const anon = await library.ask('/secrets');
    expect([anon.status, anon.body, anon.headers.get('www-authenticate')]).toMatchObject([
      401,
      { code: '42501' },
      'Bearer',
    ]);
    expect((await library.ask('/secrets', { token: await library.tokenOf(me) })).status).toBe(403);
    expect((await library.ask('/secrets', { token: library.serviceKey })).status).toBe(200);
  });

  test.each([
    ['expired', 401, 'PGRST303'],
    ['forged', 401, 'PGRST301'],
    ['nonsense', 401, 'PGRST301'],
  ])('a token that is %s is refused', async (what, status, code) => {
    const good = await library.tokenOf(me);
    const { createTokens } = await import('#server/tokens/create-tokens.ts');
    const tokens = await createTokens({ database: library.database });
    const expired = await tokens.sign({
      sub: me,
      role: 'authenticated',
      aud: 'authenticated',
      exp: Math.floor(Date.now() / 1000) - 60,
    });
    const token = { expired, forged: `${good.slice(0, -6)}AAAAAA`, nonsense: 'a.b.c' }[what] ?? '';
    const told = await library.ask('/tags', { token });
    expect([told.status, told.body]).toMatchObject([status, { code }]);
    expect(told.headers.get('www-authenticate')).toContain('invalid_token');
  });

  test('nothing of one request is left for the next on the same connection', async () => {
    await library.ask('/rpc/asked', { token: await library.tokenOf(me) });
    for (let i = 0; i < 30; i += 1) {
      expect((await library.ask('/rpc/asked')).body).toMatchObject({
        user: 'anon',
        claims: { role: 'anon' },
      });
    }
  });

  test('the request stands in settings that policies and functions may read', async () => {
    const token = await library.tokenOf(me);
    const headers = { 'x-test': 'Ø', cookie: 'a=b; c=d', prefer: 'timezone=Europe/Oslo' };
    expect((await library.ask('/rpc/asked', { token, headers })).body).toMatchObject({
      ...{
        user: 'authenticated',
        role: 'authenticated',
        method: 'GET',
        path: '/rpc/asked',
        header: 'Ø',
        cookie: 'b',
      },
      ...{ 'cookies in headers': null, zone: 'Europe/Oslo', 'read only': 'on' },
      claims: { sub: me, role: 'authenticated' },
    });
  });

  test('a statement that takes too long is cancelled', async () => {
    const told = await library.ask('/rpc/say', { body: { what: 'sleep' } });
    expect([told.status, told.body]).toMatchObject([500, { code: '57014' }]);
    expect((await library.ask('/tags')).status).toBe(200);
  });

  test('anon can be shut out', async () => {
    const closed = library.serve(library.database, { anonRole: null });
    const response = await closed.request('/tags');
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'PGRST302' }]);
    await closed.close();
  });
});

describe('schemas', () => {
  test('a profile chooses another one', async () => {
    await library.database.pool.query(
      'grant usage on schema private to anon; grant select on private.keys to anon',
    );
    const told = await library.ask('/keys', { headers: { 'accept-profile': 'private' } });
    expect([told.body, told.headers.get('content-profile')]).toEqual([[{ id: 1, key: 'hidden' }], 'private']);
    expect((await library.ask('/keys')).status).toBe(404);
  });

  test('one that is not exposed is refused', async () => {
    const told = await library.ask('/users', { headers: { 'accept-profile': 'auth' } });
    expect([told.status, told.body]).toMatchObject([
      406,
      { code: 'PGRST106', hint: 'Only the following schemas are exposed: public, private' },
    ]);
    expect((await library.ask('/users', { body: {}, headers: { 'content-profile': 'auth' } })).status).toBe(
      406,
    );
  });
});

describe('the schema cache', () => {
  test('follows changes of the schema', async () => {
    const { pool } = library.database;
    await pool.query('create table late (id int primary key); grant select on late to anon');
    await expect.poll(async () => (await library.ask('/late')).status).toBe(200);
    await pool.query('alter table late add column extra text');
    await expect.poll(async () => (await library.ask('/late?select=extra')).status).toBe(200);
    await pool.query('alter table late alter id type text');
    await expect.poll(async () => (await library.ask('/late?id=eq.x')).status).toBe(200);
    await pool.query('drop table late');
    await expect.poll(async () => (await library.ask('/late')).status).toBe(404);
  });

  test('a prepared statement survives a changed table', async () => {
    const { pool } = library.database;
    await pool.query(
      'create table wide (id int primary key); insert into wide values (1); grant select on wide to anon',
    );
    await expect.poll(async () => (await library.ask('/wide')).body).toEqual([{ id: 1 }]);
    await pool.query("alter table wide add column more text default 'm'");
    await expect.poll(async () => (await library.ask('/wide')).body).toEqual([{ id: 1, more: 'm' }]);
  });
});
