import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { buildIndexes, buildsIndexes } from './build-indexes.ts';

/**
 * Runs the folders' `NNNN-….sql` files that have not run yet, in order of name: each in a transaction, but for those that
 * build indexes beside running replicas (`build-indexes.ts`). Started twice at once, they run once: the second process
 * waits. Forward only: a file that has run must not change. Rule 9.206, decision 097.
 * @param folders e.g. `db/platform` (what Supabase has by itself), then `db/migrations` (the product).
 * @param only the files to run, and no others: what an older database had (a backup's).
 * @param locks how long a statement may wait for a lock, and everybody behind it for the statement; and how often.
 * @returns the names of the files that ran now.
 * @throws Error naming the file that failed, that could not get its locks, or that was changed after it had run.
 */
export async function migrate(
  connection: pg.ClientConfig,
  {
    folders,
    only,
    locks = usualLocks,
  }: {
    readonly folders: readonly string[];
    readonly only?: readonly MigrationMark[];
    readonly locks?: LockPatience;
  },
): Promise<string[]> {
  const files = chosenFiles(folders.flatMap(listFiles), only);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await takeTurn(client);
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
      await runFile(client, { file, locks });
      ran.push(file.name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

const turnLock = 7421001;
const askAgainMs = 100;

/**
 * Asks again and again rather than waiting in the database: whoever waits there holds a snapshot, and an index that the
 * first process builds concurrently waits for all of them to end. The lock goes with the connection.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      turnLock,
    ]);
    if (rows[0]?.taken) return;
    await delay(askAgainMs);
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

type LockPatience = { readonly timeoutMs: number; readonly tries: number };

/** About a minute in all. */
const usualLocks: LockPatience = { timeoutMs: 3000, tries: 8 };

type Run = { readonly file: MigrationFile; readonly locks: LockPatience };

async function runFile(client: pg.Client, { file, locks }: Run): Promise<void> {
  try {
    if (buildsIndexes(file.sql)) {
      await buildIndexes(client, file.sql);
      await client.query(markStatement, [file.name, file.hash]);
    } else await insistOnLocks(client, { file, locks });
  } catch (error) {
    throw new Error(`The migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

const markStatement = 'insert into bestatt.migrations (name, hash) values ($1, $2)';
const lockNotAvailable = '55P03';
const firstPauseMs = 250;

/** A statement that waits for a lock makes everybody wait behind it: it gives up soon, and the file is tried again later. */
async function insistOnLocks(client: pg.Client, { file, locks }: Run): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${locks.timeoutMs}`);
      await client.query(file.sql);
      await client.query(markStatement, [file.name, file.hash]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if ((error as { code?: string }).code !== lockNotAvailable) throw error;
      if (tried === locks.tries)
        throw new Error(
          `it waited ${locks.tries} times ${locks.timeoutMs} ms for a lock that somebody else holds. Nothing of it was changed; end the long transaction (pg_stat_activity shows it) and start again.`,
        );
      await delay(firstPauseMs * 2 ** (tried - 1));
    }
  }
}
