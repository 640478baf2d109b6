import type pg from 'pg';

const ourSchemas = `nspname !~ '^pg_' and nspname <> 'information_schema'`;

/** @throws Error when the database has tables */
export async function requireEmpty(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and ${ourSchemas}
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
  );
  if (rowCount) throw new Error('The database is not empty; --force deletes everything in it.');
}

/** @throws Error when somebody else is connected: the product would write between the rows */
export async function requireUnused(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
  );
  if (rowCount) throw new Error('The database is in use: stop the product first.');
}

/** Drops everything in the database that migrations make. Roles belong to the whole server and stay. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `select format('drop event trigger %I', evtname) as drop from pg_event_trigger
     union all select format('drop publication %I', pubname) from pg_publication
     union all select format('drop schema %I cascade', nspname) from pg_namespace where ${ourSchemas}`,
  );
  await client.query('begin');
  for (const { drop } of rows) await client.query(drop);
  await client.query('create schema public; grant usage on schema public to public; commit');
}
