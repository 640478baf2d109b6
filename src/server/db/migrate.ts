import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Runs the folders' `NNNN-….sql` files that have not run yet, each in a transaction, in order of name.
 * An advisory lock keeps two processes from migrating at once. Forward only: a file that has run must not change.
 * @param folders e.g. `db/platform` (what Supabase has by itself), then `db/migrations` (the product).
 * @param only the files to run, and no others: what an older database had (a backup's).
 * @returns the names of the files that ran now.
 * @throws Error naming the file that failed, or that was changed after it had run.
 */
export async function migrate(
  connection: pg.ClientConfig,
  { folders, only }: { readonly folders: readonly string[]; readonly only?: readonly MigrationMark[] },
): Promise<string[]> {
  const files = chosenFiles(folders.flatMap(listFiles), only);
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
    for (const file of files) {
      const { hash } = file;
      const earlier = hashes.get(file.name);
      if (earlier === hash) continue;
      if (earlier) throw new Error(`The migration ${file.name} was changed after it had run.`);
      await runFile(client, file);
      ran.push(file.name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

/** A file that has run, as the database remembers it. */
export type MigrationMark = { readonly name: string; readonly hash: string };

type MigrationFile = MigrationMark & { readonly sql: string };

/** @throws Error when one of `only` is not there, or another file has its name by now */
function chosenFiles(
  files: readonly MigrationFile[],
  only: readonly MigrationMark[] | undefined,
): readonly MigrationFile[] {
  if (!only) return files;
  const chosen = files.filter(({ name, hash }) => only.some((one) => one.name === name && one.hash === hash));
  const missing = only.find(({ name }) => !chosen.some((file) => file.name === name));
  if (missing)
    throw new Error(`The migration ${missing.name} is not the one of this version of the product.`);
  return chosen;
}

function listFiles(folder: string): MigrationFile[] {
  const kind = folder.split('/').at(-1) ?? folder;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name: `${kind}/${name}`, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

async function runFile(client: pg.Client, file: MigrationFile): Promise<void> {
  try {
    await client.query('begin');
    await client.query(file.sql);
    await client.query('insert into bestatt.migrations (name, hash) values ($1, $2)', [file.name, file.hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${file.name} failed: ${(error as Error).message}`);
  }
}
