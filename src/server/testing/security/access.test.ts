import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRest, type RestService } from '#server/rest/routes.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { type RowOwner, rowsOf, writeRows } from './access-rows.ts';
import { functions, type Outcome, people, tables, type Verb, verbs, type Who } from './access-table.ts';

const owner: RowOwner = { id: '00000000-0000-4000-8000-000000000010', tag: 'owner' };
const anonymous: RowOwner = { id: '00000000-0000-4000-8000-000000000020', tag: 'anonymous' };
const other = '00000000-0000-4000-8000-000000000030';

let api: TestApi;
/** Shows every schema that any key may use, so that grants and policies alone decide; takes each change back. */
let rest: RestService;
let headersOf: Readonly<Record<Who | 'anonymous stranger', Readonly<Record<string, string>>>>;

beforeAll(async () => {
  api = await testApi();
  await writeRows(api.database, owner);
  await writeRows(api.database, anonymous);
  rest = createRest(api.context, { schemas: await usableSchemas(), allowRollback: true });
  headersOf = {
    anon: {},
    owner: await session(owner.id),
    other: await session(other),
    anonymous: await session(anonymous.id, true),
    'anonymous stranger': await session(other, true),
    service: { authorization: `Bearer ${api.context.tokens.keys.service}` },
  };
});
afterAll(async () => {
  await rest.close();
  await api.close();
});

async function session(sub: string, isAnonymous = false): Promise<Record<string, string>> {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const token = await api.context.tokens.sign({
    ...{ sub, exp, role: 'authenticated', aud: 'authenticated', is_anonymous: isAnonymous },
    aal: 'aal1',
  });
  return { authorization: `Bearer ${token}` };
}

/** Schemas in which a key's role may name things at all; the queue's own has a test of its own. */
async function usableSchemas(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select nspname as name from pg_namespace
     where nspname !~ '^pg_' and nspname not in ('information_schema', 'extensions', 'jobs')
       and (has_schema_privilege('anon', oid, 'usage') or has_schema_privilege('authenticated', oid, 'usage')
         or has_schema_privilege('service_role', oid, 'usage'))
     order by nspname <> 'public', nspname`,
  );
  return rows.map(({ name }) => name);
}

async function relations(kinds: string): Promise<{ name: string; guarded: boolean }[]> {
  const { rows } = await api.database.pool.query(
    `select n.nspname || '.' || c.relname as name, c.relrowsecurity as guarded
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = any($2) and not c.relispartition
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
    [await usableSchemas(), [...kinds]],
  );
  return rows;
}

describe('6.18 every table', () => {
  test('that a key could name has row-level security', async () => {
    const found = await relations('rp');
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter(({ guarded }) => !guarded)).toEqual([]);
  });

  test('has a line in the table of who may do what, and so has every view', async () => {
    expect((await relations('rpvm')).map(({ name }) => name)).toEqual(Object.keys(tables).sort());
  });

  test('outside those schemas is granted to no key', async () => {
    const { rows } = await api.database.pool.query(
      `select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace,
         unnest(array['anon', 'authenticated', 'service_role']) as role
       where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^pg_'
         and n.nspname not in ('information_schema', 'extensions', 'jobs') and not n.nspname = any($1)
         and has_table_privilege(role, c.oid, 'select, insert, update, delete')`,
      [await usableSchemas()],
    );
    expect(rows).toEqual([]);
  });

  test('of the queue of jobs is read and added to by functions alone, and changed by no key', async () => {
    const { rows } = await api.database.pool.query<{ role: string; granted: string }>(
      `select distinct role, granted from pg_class c join pg_namespace n on n.oid = c.relnamespace,
         unnest(array['anon', 'authenticated', 'service_role']) as role,
         unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as granted
       where n.nspname = 'jobs' and c.relkind in ('r', 'p') and has_schema_privilege(role, n.oid, 'usage')
         and has_table_privilege(role, c.oid, granted) order by 1, 2`,
    );
    expect(rows).toEqual([
      { role: 'service_role', granted: 'insert' },
      { role: 'service_role', granted: 'select' },
    ]);
  });

  test('and every function of the exposed schema is called by those listed only', async () => {
    const { rows } = await api.database.pool.query<{ name: string; roles: string[] }>(
      `select n.nspname || '.' || p.proname as name,
         array(select role from unnest(array['anon', 'authenticated', 'service_role']) as role
           where has_function_privilege(role, p.oid, 'execute')) as roles
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype order by 1`,
    );
    expect(Object.fromEntries(rows.map(({ name, roles }) => [name, roles]))).toEqual(functions);
  });
});

describe('who may do what', () => {
  const lines = Object.entries(tables).flatMap(([table, access]) =>
    verbs.map((verb) => [table, verb, access[verb]] as const),
  );

  test.each(lines)('%s: %s', async (table, verb, expected) => {
    const found = await Promise.all(people.map((who) => outcomeOf({ table, verb, who })));
    expect(Object.fromEntries(people.map((who, index) => [who, found[index]]))).toEqual(
      Object.fromEntries(people.map((who, index) => [who, expected[index]])),
    );
  });

  test.each(lines)(
    '%s: %s by an anonymous stranger is what another user gets',
    async (table, verb, expected) => {
      expect(await outcomeOf({ table, verb, who: 'anonymous stranger' })).toBe(
        expected[people.indexOf('other')],
      );
    },
  );

  test('schemas besides public are not exposed by the product', async () => {
    for (const schema of (await usableSchemas()).filter((name) => name !== 'public')) {
      const response = await api.app.request('/rest/v1/users', {
        headers: { ...headersOf.service, 'accept-profile': schema },
      });
      expect([schema, response.status]).toEqual([schema, 406]);
    }
  });
});

test('9.87 no column of a row that one reads as its owner names another person', async () => {
  const readable = Object.entries(tables).filter(
    ([, { select }]) => select[people.indexOf('owner')] === 'yes',
  );
  const { rows } = await api.database.pool.query<{ column: string }>(
    `select k.conrelid::regclass || '.' || a.attname as column from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.contype = 'f' and k.confrelid in ('auth.users'::regclass, 'public.users'::regclass)
       and k.conrelid = any ($1::regclass[])
       and has_column_privilege('authenticated', k.conrelid, a.attnum, 'select')
       and a.attname not in ('user_id', 'id') order by 1`,
    [readable.map(([table]) => table)],
  );
  expect(rows).toEqual([]);
});

test('9.115 whatever a person may write into a row is bounded', async () => {
  const { rows } = await api.database.pool.query<{ column: string }>(
    `select c.relname || '.' || a.attname as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
         or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
       and (t.typcategory in ('S', 'A') or t.typname in ('json', 'jsonb', 'bytea'))
       and not exists (
         select from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey)
           and (k.contype = 'f' or k.contype = 'c' and (
             pg_get_constraintdef(k.oid) ~ '(length|cardinality)\\(.*\\) *<='
             or pg_get_constraintdef(k.oid) ~ 'length\\(.*BETWEEN|length.*>= .*<='
             or t.typcategory = 'S' and pg_get_constraintdef(k.oid) ~ '= ANY|~ ''\\^')))
     order by 1`,
  );
  expect(rows.map(({ column }) => column)).toEqual([]);
});

type Attempt = { readonly table: string; readonly verb: Verb; readonly who: Who | 'anonymous stranger' };

/** Tries it through REST on the owner's row (an anonymous user's own), as it lies in the table; takes it back. */
async function outcomeOf({ table, verb, who }: Attempt): Promise<Outcome> {
  const [schema = '', name = ''] = table.split('.');
  const key = rowsOf(who === 'anonymous' ? anonymous : owner)[table] ?? {};
  const query = Object.entries(key).map(([column, value]) => `${column}=eq.${value}`);
  // Not every column of a table is granted.
  if (verb === 'select' && query.length > 0) query.push(`select=${Object.keys(key).join(',')}`);
  const row = await storedRow(table, key);
  const methods = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' };
  const { change } = tables[table] ?? {};
  const changed = change ? { [change]: row[change] } : key;
  const bodies = { select: undefined, delete: undefined, insert: row, update: changed };
  const body = bodies[verb];
  // A table without a row of theirs is asked for nothing in particular: only the grant answers.
  const response = await rest.request(`/${name}${verb === 'insert' ? '' : `?${query.join('&')}`}`, {
    method: methods[verb],
    headers: {
      ...headersOf[who],
      ...{ 'accept-profile': schema, 'content-profile': schema, 'content-type': 'application/json' },
      prefer: 'return=minimal, count=exact, tx=rollback',
    },
    body: body && JSON.stringify(body),
  });
  return readOutcome(response, `${who} ${verb} ${table}`);
}

async function readOutcome(response: Response, attempt: string): Promise<Outcome> {
  const text = await response.text();
  const { code } = response.ok ? { code: '' } : (JSON.parse(text) as { code: string });
  // The row is there already, or others refer to it: grant and policy had let it through by then.
  if (code === '23505' || code === '23503') return 'yes';
  // 55000: a view that nobody can change.
  if (code === '42501' || code === '55000') return 'refused';
  if (!response.ok) throw new Error(`${attempt}: ${response.status} ${text}`);
  return response.headers.get('content-range')?.endsWith('/0') ? 'hidden' : 'yes';
}

/** The row without what Postgres makes itself. */
async function storedRow(
  table: string,
  key: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const where = Object.entries(key).map(([column, value]) => `${column}::text = '${value}'`);
  const { rows } = await api.database.pool.query<{ row: Record<string, unknown>; made: string[] }>(
    `select to_jsonb(t) as row, array(select attname::text from pg_attribute
       where attrelid = '${table}'::regclass and attnum > 0 and (attgenerated <> '' or attidentity = 'a')) as made
     from ${table} t where ${where.join(' and ') || 'false'}`,
  );
  const { row = {}, made = [] } = rows[0] ?? {};
  return Object.fromEntries(Object.entries(row).filter(([column]) => !made.includes(column)));
}
