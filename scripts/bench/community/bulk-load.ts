import type pg from 'pg';

/** Settings for the time of the filling: whoever loses power meanwhile begins again. */
const fillingSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
} as const;

/** What was taken from the tables, in the order in which it comes back. */
type Taken = {
  readonly indexes: readonly string[];
  readonly keys: readonly string[];
  readonly references: readonly string[];
};

/**
 * Fills tables as a restored backup is filled: without indexes, keys and references, which are built over all rows afterwards, on
 * two connections at once.
 * @param work what fills, a connection each
 */
export async function loadInBulk(
  pool: pg.Pool,
  { tables, work }: { readonly tables: readonly string[]; readonly work: readonly Work[] },
): Promise<void> {
  await configure(pool, (name, value) => `alter system set ${name} = '${value}'`);
  try {
    const taken = await take(pool, tables);
    await inTwo(
      pool,
      work.map((one) => async (client) => {
        // No triggers, here alone: those that tell REST of new references must run below.
        await client.query('set session_replication_role = replica');
        await one(client);
      }),
    );
    await inTwo(
      pool,
      taken.indexes.map((definition) => (client) => client.query(definition)),
    );
    // One after the other: each locks its tables.
    for (const definition of [...taken.keys, ...taken.references])
      await inTwo(pool, [(client) => client.query(definition)]);
    await inTwo(
      pool,
      tables.map((table) => (client) => client.query(`vacuum (freeze, analyze) ${table}`)),
    );
  } finally {
    await configure(pool, (name) => `alter system reset ${name}`);
    await pool.query('checkpoint');
  }
}

export type Work = (client: pg.PoolClient) => Promise<unknown>;

/** Does all of it, on two connections. */
async function inTwo(pool: pg.Pool, work: readonly Work[]): Promise<void> {
  const left = [...work];
  await Promise.all(
    [1, 2].map(async () => {
      const client = await pool.connect();
      try {
        await client.query("set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
        for (let next = left.shift(); next; next = left.shift()) await next(client);
      } finally {
        // Its settings are for nobody else.
        client.release(true);
      }
    }),
  );
}

async function configure(pool: pg.Pool, statement: (name: string, value: string) => string): Promise<void> {
  for (const [name, value] of Object.entries(fillingSettings)) await pool.query(statement(name, value));
  await pool.query('select pg_reload_conf()');
}

/** Takes indexes, keys and references away. @returns what makes them again, the longest work first */
async function take(pool: pg.Pool, tables: readonly string[]): Promise<Taken> {
  const { rows: constraints } = await pool.query<{
    readonly table: string;
    readonly name: string;
    readonly kind: 'f' | 'p' | 'u';
    readonly definition: string;
  }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, contype as kind, pg_get_constraintdef(oid) as definition
     from pg_constraint where (conrelid = any ($1::regclass[]) and contype in ('p', 'u')) or
       (contype = 'f' and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[])))
     order by contype`,
    [tables],
  );
  const { rows: indexes } = await pool.query<{ readonly name: string; readonly definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any ($1::regclass[])
     order by pg_get_indexdef(indexrelid) like '%using gin%' desc, indrelid = 'public.community_comments'::regclass desc`,
    [tables],
  );
  // References before the keys they lead to; the order by kind has them so.
  for (const { table, name } of constraints) await pool.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await pool.query(`drop index if exists ${name}`);
  const added = constraints.map(({ table, name, kind, definition }) => {
    const made = kind === 'f' ? definition : `${kind === 'p' ? 'primary key' : 'unique'} using index ${name}`;
    return { kind, text: `alter table ${table} add constraint ${name} ${made}` };
  });
  return {
    indexes: indexes.map(({ definition }) => definition),
    keys: added.filter(({ kind }) => kind !== 'f').map(({ text }) => text),
    references: added.filter(({ kind }) => kind === 'f').map(({ text }) => text),
  };
}
