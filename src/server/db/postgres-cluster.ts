import { execFile } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Place } from './postgres-place.ts';

const run = promisify(execFile);

/** Makes an empty cluster. @throws Error with one clear sentence; nothing half made is left. */
export async function initialise(
  place: Place,
  { password, dataDir }: { readonly password: string; readonly dataDir: string },
): Promise<void> {
  const passwordFile = join(place.sockets, 'initdb.password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.owner) chownSync(passwordFile, place.owner.uid, place.owner.gid);
  try {
    await run(
      join(place.binaries, 'bin', 'initdb'),
      [
        ...['-D', place.cluster, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
        ...['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=nb'],
      ],
      { ...place.owner, cwd: place.sockets },
    );
  } catch (error) {
    rmSync(place.cluster, { recursive: true, force: true });
    throw new Error(
      `The database could not be created in ${dataDir}: ${(error as Error).message.split('\n').slice(-3).join(' ')}`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The product's own database, when the cluster does not have it yet. */
export async function createDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = 'bestatt'");
    if (found.rowCount === 0) await client.query('create database bestatt');
  } finally {
    await client.end();
  }
}
