import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { exportedTables } from './export-rows.ts';
import { nobodysTables } from './nobodys-tables.ts';
import { aboutPerson, personalTables } from './personal-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Columns that name, number or locate somebody. */
const tellingColumns =
  '(^|_)(user|owner|actor|subject|member|email|e_?mail|phone|address|recipient|ip|full_name|birth)(_id|_address)?$';

type Table = {
  readonly name: string;
  /** Tables its foreign keys lead to. */
  readonly refers: readonly string[];
  readonly columns: readonly string[];
};

/** Every table of every schema but Postgres' own. */
async function readCatalog(): Promise<Table[]> {
  const { rows } = await database.pool.query<Table>(
    `select n.nspname || '.' || c.relname as name,
       array(select distinct fn.nspname || '.' || fc.relname from pg_constraint k
         join pg_class fc on fc.oid = k.confrelid join pg_namespace fn on fn.oid = fc.relnamespace
         where k.conrelid = c.oid and k.contype = 'f') as refers,
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and n.nspname !~ '^pg_temp'
     order by 1`,
  );
  return rows;
}

/** What is wrong with the lines, in the words of whoever has to mend it. */
async function problems(): Promise<string[]> {
  const catalog = await readCatalog();
  const lines = [...Object.keys(personalTables), ...nobodysTables];
  const names = catalog.map(({ name }) => name);
  const personal = personalByCatalog(catalog);
  return [
    ...names.filter((name) => !lines.includes(name)).map((name) => `${name} has no line`),
    ...lines.filter((name) => !names.includes(name)).map((name) => `${name} is no table`),
    ...lines
      .filter((name, place) => lines.indexOf(name) !== place)
      .map((name) => `${name} has more than one line`),
    ...nobodysTables
      .filter((name) => personal.has(name))
      .map((name) => `${name} holds something of a person`),
  ];
}

/** Tables with a telling column, or whose foreign keys lead to somebody, over however many tables. */
function personalByCatalog(catalog: readonly Table[]): ReadonlySet<string> {
  const telling = new RegExp(tellingColumns);
  const found = new Set(
    catalog
      // Buckets have makers, who are no learners.
      .filter(({ name, columns }) => name !== 'storage.buckets' && columns.some((one) => telling.test(one)))
      .map(({ name }) => name)
      .concat('auth.users', 'public.users'),
  );
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { name, refers } of catalog) if (refers.some((other) => found.has(other))) found.add(name);
  }
  return found;
}

describe('9.67 every table of every schema', () => {
  test('says how a person is found in it, or that it holds nobody', async () => {
    expect(await problems()).toEqual([]);
  });

  test.each([
    ['bestatt.planted', '(id int primary key)', ['bestatt.planted has no line']],
    ['public.planted', '(id int, user_id uuid)', ['public.planted has no line']],
    ['realtime.planted', '(id int)', ['realtime.planted has no line']],
  ])('%s, new and without a line, is found', async (name, columns, expected) => {
    const before = await problems();
    await database.pool.query(`create table ${name} ${columns}`);
    expect((await problems()).filter((problem) => !before.includes(problem))).toEqual(expected);
    await database.pool.query(`drop table ${name}`);
  });

  test.each([
    ['a column that names somebody', 'alter table public.scenes add column owner_id uuid'],
    ['a key to a person', 'alter table public.scenes add column made_for uuid references public.users'],
    [
      'a key to what belongs to a person',
      'alter table public.scenes add column sitting uuid references public.sittings',
    ],
  ])('that is said to hold nobody and gets %s is found', async (_, change) => {
    await database.pool.query(change);
    expect(await problems()).toContain('public.scenes holds something of a person');
    await database.pool.query(
      'alter table public.scenes drop column if exists owner_id, drop column if exists made_for, drop column if exists sitting',
    );
  });
});

test('every condition is one that the database understands (9.67)', async () => {
  for (const [table, { found }] of Object.entries(personalTables)) {
    await expect(
      database.pool.query(aboutPerson(`select t.* from ${table} t, person where ${found}`), [
        crypto.randomUUID(),
        ['kari@example.no'],
      ]),
      table,
    ).resolves.toMatchObject({ rows: [] });
  }
});

describe('what is exported (9.68)', () => {
  test('has a file of its own each', () => {
    const files = exportedTables.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  test('leaves out what would let somebody in', async () => {
    const secret = /(^|_)(password|secret|token|hmac|otp|hash|key)(_|$)/;
    /** The client's own key of a request opens nothing. */
    const harmless = ['request_key'];
    const leaks = (await readCatalog()).flatMap(({ name, columns }) => {
      const exported = exportedTables.find(({ table }) => table === name);
      if (!exported) return [];
      return columns
        .filter((column) => secret.test(column) && !harmless.includes(column))
        .filter((column) => !exported.without.includes(column))
        .map((column) => `${name}.${column}`);
    });
    // The links to a shared deck and a shared result are the person's to have.
    expect(leaks).toEqual(['public.deck_shares.token', 'public.result_shares.token']);
  });

  test('leaves out only columns that are there', async () => {
    const catalog = new Map((await readCatalog()).map(({ name, columns }) => [name, columns]));
    for (const { table, without } of exportedTables)
      expect(
        without.filter((column) => !catalog.get(table)?.includes(column)),
        table,
      ).toEqual([]);
  });
});
