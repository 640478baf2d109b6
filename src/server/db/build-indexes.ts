import type pg from 'pg';

/** The first line of a migration that builds indexes beside running replicas, outside a transaction. */
const mark = '-- Runs outside a transaction.';
const statementForm =
  /^create\s+(?:unique\s+)?index\s+concurrently\s+([a-z_][a-z0-9_]*)\s+on\s+([a-z_]+\.[a-z_][a-z0-9_]*)\b/i;

export function buildsIndexes(sql: string): boolean {
  return sql.startsWith(mark);
}

/**
 * Builds the file's indexes one after the other (`create index concurrently`): reads and writes go on meanwhile. A build
 * that was broken off leaves an invalid index behind; the next start drops it and builds it anew, and skips those that are
 * built. Waiting for locks has no limit here: nobody waits behind it. Rule 9.207.
 * @throws Error when a statement is of another kind: outside a transaction it could not be taken back.
 */
export async function buildIndexes(client: pg.ClientBase, sql: string): Promise<void> {
  for (const { name, table, statement } of readIndexes(sql)) {
    const isBuilt = await findIndex(client, { name, table });
    if (isBuilt) continue;
    const [schema] = table.split('.');
    if (isBuilt === false) await client.query(`drop index concurrently ${schema}.${name}`);
    await client.query(statement);
  }
}

type Index = { readonly name: string; readonly table: string; readonly statement: string };

export function readIndexes(sql: string): Index[] {
  const statements = sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  return statements.map((statement) => {
    const [, name, table] = statementForm.exec(statement) ?? [];
    if (!name || !table)
      throw new Error(
        `only "create index concurrently <name> on <schema>.<table>" may stand in it: ${statement}`,
      );
    return { name, table, statement };
  });
}

/** Whether it is whole; undefined when it is not there. */
async function findIndex(
  client: pg.ClientBase,
  { name, table }: Pick<Index, 'name' | 'table'>,
): Promise<boolean | undefined> {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    `select i.indisvalid from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relname = lower($1) and i.indrelid = $2::regclass`,
    [name, table],
  );
  return rows[0]?.indisvalid;
}
