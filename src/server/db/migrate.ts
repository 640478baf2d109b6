import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Runs the folders' `NNNN-….sql` files that have not run yet, each in a transaction, in order of name.
 * An advisory lock keeps two processes from migrating at once. Forward only: a file that has run must not change.
 * @param folders e.g. `db/platform` (what Supabase has by itself), then `db/migrations` (the product).
 * @returns the names of the files that ran now.
 * @throws Error naming the file that failed, or that was changed after it had run.
 */
export async function migrate(connection: pg.ClientConfig, folders: readonly string[]): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7421001)');
    await client.query(`create schema if not exists bestatt;
      create table if not exists bestatt.migrations (
        name text primary key, hash text not null, applied_at timestamptz not null default now()
      )`);
    const done = await client.query<{ name: string; hash: string }>(
      'select name, hash from bestatt.migrations',
    );
    const hashes = new Map(done.rows.map((row) => [row.name, row.hash]));
    const ran: string[] = [];
    for (const file of folders.flatMap(listFiles)) {
      const hash = createHash('sha256').update(file.sql).digest('hex');
      const earlier = hashes.get(file.name);
      if (earlier === hash) continue;
      if (earlier) throw new Error(`The migration ${file.name} was changed after it had run.`);
      await runFile(client, file, hash);
      ran.push(file.name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

type MigrationFile = { name: string; sql: string };

function listFiles(folder: string): MigrationFile[] {
  const kind = folder.split('/').at(-1) ?? folder;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name: `${kind}/${name}`, sql: readFileSync(join(folder, name), 'utf8') }));
}

async function runFile(client: pg.Client, file: MigrationFile, hash: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(file.sql);
    await client.query('insert into bestatt.migrations (name, hash) values ($1, $2)', [file.name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${file.name} failed: ${(error as Error).message}`);
  }
}
