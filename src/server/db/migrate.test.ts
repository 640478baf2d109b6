import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const cluster = inject('cluster');
const root = join(import.meta.dirname, '../../..');
let server: pg.Client;
let client: pg.Client;
let name = '';
let connection: pg.ClientConfig;
let folder: string;

async function connect(to: pg.ClientConfig): Promise<pg.Client> {
  const made = new pg.Client(to);
  await made.connect();
  return made;
}

beforeAll(async () => {
  server = await connect(cluster);
});
afterAll(() => server.end());

beforeEach(async () => {
  name = `migrate_${crypto.randomUUID().slice(0, 8)}`;
  await server.query(`create database ${name}`);
  connection = { ...cluster, database: name };
  client = await connect(connection);
  folder = join(mkdtempSync(join(tmpdir(), 'bestatt-migrations-')), 'migrations');
  mkdirSync(folder);
});
afterEach(async () => {
  await client.end();
  await server.query(`drop database ${name} with (force)`);
  rmSync(join(folder, '..'), { recursive: true });
});

function write(file: string, sql: string): void {
  writeFileSync(join(folder, file), sql);
}

async function indexes(): Promise<{ name: string; valid: boolean }[]> {
  const { rows } = await client.query<{ name: string; valid: boolean }>(
    `select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'public.things'::regclass order by 1`,
  );
  return rows;
}

test('9.206 two processes at once on an empty database run every migration once', async () => {
  const processes = [1, 2].map(() =>
    fork(new URL('./migrate-process.fixture.ts', import.meta.url), [JSON.stringify(connection)]),
  );
  const ran = await Promise.all(processes.map(async (one) => (await once(one, 'message'))[0] as string[]));
  const { rows } = await client.query<{ count: number }>('select count(*)::int from bestatt.migrations');
  expect(ran.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, rows[0]?.count]);
  expect(
    await migrate(connection, { folders: [join(root, 'db/platform'), join(root, 'db/migrations')] }),
  ).toEqual([]);
});

describe('9.206 a migration that cannot get its lock', () => {
  beforeEach(async () => {
    await client.query('create table public.things (id int)');
    write('0001-colour-of-things.sql', 'alter table public.things add column colour text;');
    await client.query('begin; select * from public.things');
  });

  test('does not keep others waiting: it gives up, tries again, and goes through when it is free', async () => {
    const other = await connect(connection);
    const migrating = migrate(connection, { folders: [folder], locks: { timeoutMs: 50, tries: 8 } });
    await expect.poll(async () => (await waiting(other)).length).toBe(1);
    // Whoever comes behind waits no longer than the statement does.
    await other.query('select * from public.things');
    await client.query('commit');
    expect(await migrating).toEqual(['migrations/0001-colour-of-things.sql']);
    await other.end();
  });

  test('says so in the end, and has changed nothing', async () => {
    await expect(
      migrate(connection, { folders: [folder], locks: { timeoutMs: 1, tries: 3 } }),
    ).rejects.toThrow(
      /0001-colour-of-things.sql failed: it waited 3 times 1 ms for a lock that somebody else holds/,
    );
    await client.query('commit');
    const { rows } = await client.query('select name from bestatt.migrations');
    expect(rows).toEqual([]);
  });
});

async function waiting(other: pg.Client): Promise<unknown[]> {
  const { rows } = await other.query(
    `select pid from pg_locks where not granted and relation = 'public.things'::regclass`,
  );
  return rows;
}

describe('9.207 an index that is built beside running replicas', () => {
  beforeEach(async () => {
    await client.query(
      'create table public.things (id int, colour text); insert into public.things select 1, $$red$$ from generate_series(1, 3)',
    );
    write(
      '0001-things-by-colour.sql',
      `-- Runs outside a transaction.
create index concurrently things_by_colour on public.things (colour);
create unique index concurrently things_by_id on public.things (id);`,
    );
  });

  test('that was broken off is dropped and built anew, and what is built stays', async () => {
    // Three things with one id: the second index cannot be built, and an invalid one is left, as by a crash.
    await expect(migrate(connection, { folders: [folder] })).rejects.toThrow(
      /0001-things-by-colour.sql failed/,
    );
    expect(await indexes()).toEqual([
      { name: 'things_by_colour', valid: true },
      { name: 'things_by_id', valid: false },
    ]);
    const { rows: before } = await client.query(`select 'public.things_by_colour'::regclass::oid as oid`);
    await client.query('delete from public.things');
    expect(await migrate(connection, { folders: [folder] })).toEqual([
      'migrations/0001-things-by-colour.sql',
    ]);
    expect(await indexes()).toEqual([
      { name: 'things_by_colour', valid: true },
      { name: 'things_by_id', valid: true },
    ]);
    expect((await client.query(`select 'public.things_by_colour'::regclass::oid as oid`)).rows).toEqual(
      before,
    );
    expect(await migrate(connection, { folders: [folder] })).toEqual([]);
  });

  test('is built while a second process waits for its turn', async () => {
    await client.query('delete from public.things');
    const both = await Promise.all([1, 2].map(() => migrate(connection, { folders: [folder] })));
    expect(both.flat()).toEqual(['migrations/0001-things-by-colour.sql']);
  });

  test('may stand beside nothing else: it could not be taken back', async () => {
    write('0002-more.sql', '-- Runs outside a transaction.\ndelete from public.things;');
    await client.query('delete from public.things');
    await expect(migrate(connection, { folders: [folder] })).rejects.toThrow(
      /0002-more.sql failed: only "create index concurrently/,
    );
  });
});
