import type pg from 'pg';
import { z } from 'zod';

/** First entry of an archive: what the database was, and what follows. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations that had run; a restore runs the same before the rows come in. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** In such an order that a row's foreign keys find theirs. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type BackupTable = Manifest['tables'][number];

/** Last entry: an archive without it is not whole. */
export const endSchema = z.object({ rows: z.record(z.string(), z.number()), files: z.number() });
export type End = z.infer<typeof endSchema>;

/**
 * What was not made by an extension, by Postgres itself, by the migrations' bookkeeping or by the queue of jobs: what a job is
 * about stands in the tables, and its sweep finds it there (decision 096).
 */
const ours = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'jobs')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Reads what the archive will hold, in the connection's transaction. */
export async function readManifest(client: pg.ClientBase, madeAt: Date): Promise<Manifest> {
  const { rows: migrations } = await client.query<{ name: string; hash: string }>(
    'select name, hash from bestatt.migrations order by applied_at, name',
  );
  return {
    format: 1,
    madeAt: madeAt.toISOString(),
    migrations,
    tables: inReferenceOrder(await readTables(client), await readReferences(client)),
    sequences: await readSequences(client),
  };
}

/** Names come quoted from Postgres, ready for SQL. Unlogged tables are caches by their nature and stay out. */
async function readTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and ${ours}
       and c.oid <> 'bestatt.migrations'::regclass order by 1`,
  );
  return rows.map(({ name, columns }) => ({ name, columns: columns ?? [] }));
}

type Reference = { readonly source: string; readonly target: string };

async function readReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select format('%I.%I', n.nspname, c.relname) as source, format('%I.%I', m.nspname, r.relname) as target
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_class r on r.oid = k.confrelid join pg_namespace m on m.oid = r.relnamespace
     where k.contype = 'f' and c.oid <> r.oid`,
  );
  return rows;
}

async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select format('%I.%I', s.schemaname, s.sequencename) as name, s.last_value::text as value
     from pg_sequences s join pg_namespace n on n.nspname = s.schemaname
     join pg_class c on c.relnamespace = n.oid and c.relname = s.sequencename where ${ours} order by 1`,
  );
  return rows;
}

/**
 * Tables such that each comes after those it refers to.
 * @throws Error when tables refer to each other in a circle: then no order is right
 */
export function inReferenceOrder(
  tables: readonly BackupTable[],
  references: readonly Reference[],
): BackupTable[] {
  const ordered: BackupTable[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !references.some(({ source, target }) => source === name && waiting.has(target)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}
