import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletionWaitDays } from '#domain/accounts/deletion.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { sweepAccounts } from './due-deletions.ts';
import { traces, writePerson } from './person-fixture.ts';
import { aboutPerson, personalTables } from './personal-data.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await writePerson(api);
});
afterAll(() => api.close());

/** Tables in which the person is found, by their lines. */
async function tablesWithThem(): Promise<string[]> {
  const found: string[] = [];
  for (const [table, line] of Object.entries(personalTables)) {
    const { rows } = await api.database.pool.query(
      aboutPerson(`select 1 from ${table} t, person where ${line.found} limit 1`),
      [traces.id, [traces.email]],
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

/** Every row of every table of every schema in whose text their id, address or name stands. */
async function traced(): Promise<{ table: string; row: string }[]> {
  const { rows: names } = await api.database.pool.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema)'`,
  );
  const hits: { table: string; row: string }[] = [];
  for (const { name } of names) {
    const { rows } = await api.database.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ilike any ($1)`,
      [Object.values(traces).map((trace) => `%${trace}%`)],
    );
    hits.push(...rows.map(({ row }) => ({ table: name, row })));
  }
  return hits;
}

const storedFiles = async () => (await Array.fromAsync(api.storage.files.list())).flat().length;
const orders = async () =>
  (await api.database.pool.query('select user_id, amount_ore from public.orders')).rows;

describe('9.69 an account that is deleted', () => {
  // Fails for a table that nobody thought of here: then the fixture needs a row in it.
  test('has had something in every table that holds something of a person', async () => {
    const passing = ['bestatt.realtime_presences'];
    expect(await tablesWithThem()).toEqual(
      Object.keys(personalTables).filter((table) => !passing.includes(table)),
    );
    expect(await storedFiles()).toBe(2);
  });

  test('leaves no id, address, name or file behind, but the last mail in the embedded inbox', async () => {
    const askedAt = new Date(Date.now() - (deletionWaitDays + 1) * 24 * 3_600_000);
    await api.database.pool.query('alter table public.users disable trigger touch_user');
    await api.database.pool.query('update public.users set deletion_asked_at = $2 where id = $1', [
      traces.id,
      askedAt,
    ]);
    expect(await sweepAccounts(api.context, api.storage.files)).toBe(1);
    const left = await traced();
    expect(left.map(({ table }) => table)).toEqual(['bestatt.dev_inbox']);
    expect(left[0]?.row).toContain('Your account has been deleted');
    expect(await storedFiles()).toBe(0);
  });

  test('leaves its purchases in the books, without the person, for five years after the year', async () => {
    expect(await orders()).toEqual([{ user_id: null, amount_ore: 9900 }]);
    const inYear = (years: number) => ({
      ...api.context,
      now: () => new Date(Date.UTC(new Date().getUTCFullYear() + years, 0, 2)),
    });
    await sweepAccounts(inYear(5), api.storage.files);
    expect(await orders()).toHaveLength(1);
    await sweepAccounts(inYear(6), api.storage.files);
    expect(await orders()).toHaveLength(0);
  });

  test('keeps no other one waiting when it cannot be deleted, and is tried again', async () => {
    const { pool } = api.database;
    const [stuck, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await pool.query('insert into auth.users (id) values ($1), ($2)', [stuck, other]);
    await pool.query(`update public.users set deletion_asked_at = now() - interval '15 days'`);
    await pool.query('create table public.holding (user_id uuid references public.users)');
    await pool.query('insert into public.holding values ($1)', [stuck]);
    const left = async () =>
      (await pool.query<{ id: string }>('select id from auth.users')).rows.map(({ id }) => id);
    expect(await sweepAccounts(api.context, api.storage.files)).toBe(1);
    expect(await left()).toEqual([stuck]);
    await pool.query('drop table public.holding');
    expect(await sweepAccounts(api.context, api.storage.files)).toBe(1);
    expect(await left()).toEqual([]);
  });
});
