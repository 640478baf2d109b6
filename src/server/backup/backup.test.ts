import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { writeRows } from '#server/testing/security/access-rows.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import { inReferenceOrder } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const root = join(import.meta.dirname, '../../..');
const migrations = [join(root, 'db/platform'), join(root, 'db/migrations')];
const now = new Date('2026-11-21T12:00:00Z');

let folder: string;
let source: TestDatabase;
const emptyOnes: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bestatt-backup-'));
  source = await testDatabase();
  await createTokens({ database: source });
  await writeRows(source, { id: '00000000-0000-4000-8000-000000000010', tag: 'owner' });
  // More than a piece of the archive, with everything that COPY has to escape.
  await source.pool.query(
    String.raw`insert into bestatt.dev_inbox (kind, recipient, body_text)
     select 'mail', E'tab\there', repeat(E'line\n\\ \\. \r ÆØÅ 😀 ', 100) || i from generate_series(1, 4000) i`,
  );
  await source.pool.query(`insert into bestatt.rate_limits values ('a', 1, now())`);
  mkdirSync(join(folder, 'files/ab'), { recursive: true });
  writeFileSync(join(folder, 'files/ab/large'), randomBytes(3_000_000));
  writeFileSync(join(folder, 'files/ab/empty'), '');
});
afterAll(async () => {
  await source.drop();
  for (const name of emptyOnes) await onServer(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(inject('cluster'));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function emptyDatabase(): Promise<pg.PoolConfig> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  emptyOnes.push(name);
  await onServer(`create database ${name}`);
  return { ...inject('cluster'), database: name };
}

let made = 0;
async function backup(filesDir = join(folder, 'files')): Promise<string> {
  const file = join(folder, `backup-${++made}.tar.gz`);
  await writeBackup({ connection: source.connection, filesDir, file, now });
  return file;
}

function restore(
  connection: pg.PoolConfig,
  file: string,
  change: { filesDir?: string; force?: boolean } = {},
) {
  const filesDir = join(folder, `restored-${++made}`);
  return restoreBackup({ connection, migrations, file, filesDir, force: false, ...change });
}

/** Each table's rows as one hash, each sequence's value, each trigger's state. */
async function pictureOf(connection: pg.PoolConfig): Promise<Record<string, unknown>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'`);
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname !~ '^pg_' and schemaname not in ('information_schema', 'jobs') order by 1`,
    );
    const picture: Record<string, unknown> = {};
    for (const { name } of tables) {
      const columns = name === 'bestatt.migrations' ? 'name, hash' : '*';
      const { rows } = await client.query(
        `select count(*), md5(string_agg(t::text, '|' order by t::text)) from (select ${columns} from ${name}) t`,
      );
      picture[name] = rows[0];
    }
    const { rows: sequences } = await client.query(
      'select schemaname, sequencename, last_value from pg_sequences',
    );
    const { rows: off } = await client.query(
      `select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
    );
    return { ...picture, sequences, off };
  } finally {
    await client.end();
  }
}

describe('9.40 a backup', () => {
  test('restored into an empty database is the same in every table, sequence and file', async () => {
    const target = await emptyDatabase();
    const filesDir = join(folder, 'round-trip');
    const { end } = await restore(target, await backup(), { filesDir });
    const { 'bestatt.rate_limits': limits, ...restored } = await pictureOf(target);
    const { 'bestatt.rate_limits': _, ...original } = await pictureOf(source.connection);
    expect(restored).toEqual(original);
    expect(end.rows['bestatt.dev_inbox']).toBe(4000);
    // Caches are left out.
    expect(limits).toMatchObject({ count: '0' });
    expect(readdirSync(filesDir, { recursive: true }).sort()).toEqual(['ab', 'ab/empty', 'ab/large']);
    expect(
      readFileSync(join(filesDir, 'ab/large')).equals(readFileSync(join(folder, 'files/ab/large'))),
    ).toBe(true);
  });

  test('shows one moment, whatever is written meanwhile', async () => {
    const other = await testDatabase();
    const write = setInterval(() => {
      other
        .asOwner(async ({ query }) => {
          await query(`insert into auth.users (id) values (gen_random_uuid())`);
          await query(`insert into bestatt.dev_inbox (kind, recipient, body_text) values ('mail', 'a', 'b')`);
        })
        .catch(() => {});
    }, 1);
    const file = join(folder, `backup-${++made}.tar.gz`);
    await expect
      .poll(async () => (await other.pool.query('select 1 from auth.users limit 1')).rowCount)
      .toBe(1);
    const { end } = await writeBackup({ connection: other.connection, filesDir: '/nowhere', file, now });
    clearInterval(write);
    expect(end.rows['auth.users']).toBeGreaterThan(0);
    expect(end.rows['auth.users']).toBe(end.rows['bestatt.dev_inbox']);
    await other.drop();
  });

  test('is a file for its owner only, and never takes the place of another', async () => {
    const file = await backup();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = writeBackup({ connection: source.connection, filesDir: folder, file, now });
    await expect(again).rejects.toThrow(`${file} is there already.`);
  });
});

describe('a restore', () => {
  test('overwrites nothing without --force, and everything with it', async () => {
    const target = await testDatabase();
    await target.pool.query(
      `insert into auth.users (id, email) values (gen_random_uuid(), 'old@example.no')`,
    );
    await target.close();
    const file = await backup();
    await expect(restore(target.connection, file)).rejects.toThrow('The database is not empty; --force');
    await restore(target.connection, file, { force: true });
    const { 'bestatt.rate_limits': _, ...restored } = await pictureOf(target.connection);
    const { 'bestatt.rate_limits': __, ...original } = await pictureOf(source.connection);
    expect(restored).toEqual(original);
    emptyOnes.push(String(target.connection.database));
  });

  test('does not touch files that are there', async () => {
    const target = await emptyDatabase();
    const filesDir = join(folder, 'files');
    await expect(restore(target, await backup(), { filesDir })).rejects.toThrow('--force replaces them.');
    expect(readdirSync(filesDir)).toEqual(['ab']);
  });

  test('is refused while the product runs on the database', async () => {
    const file = await backup();
    const target = await testDatabase();
    await target.pool.query('select 1');
    await expect(restore(target.connection, file, { force: true })).rejects.toThrow('stop the product first');
    await target.drop();
  });

  test('of an archive that breaks off leaves no rows and no files', async () => {
    const file = join(folder, 'half.tar.gz');
    const whole = readFileSync(await backup());
    writeFileSync(file, whole.subarray(0, whole.length - 100_000));
    const target = await emptyDatabase();
    const filesDir = join(folder, 'half');
    await expect(restore(target, file, { filesDir })).rejects.toThrow();
    expect(existsSync(filesDir)).toBe(false);
    expect(await pictureOf(target)).toMatchObject({ 'auth.users': { count: '0' } });
  });

  test.each([
    ['nothing of ours', () => 'something else'],
    ['a tar without compression', () => gunzipSync(readFileSync(join(folder, 'backup-1.tar.gz')))],
  ])('of %s is refused', async (_, content) => {
    const file = join(folder, `foreign-${++made}`);
    writeFileSync(file, content());
    await expect(restore(await emptyDatabase(), file)).rejects.toThrow('no backup of this product');
  });
});

test('tables that refer to each other in a circle have no order, and that is said', () => {
  const tables = ['a', 'b', 'c'].map((name) => ({ name, columns: [] }));
  const chain = [
    { source: 'a', target: 'b' },
    { source: 'b', target: 'c' },
  ];
  expect(inReferenceOrder(tables, chain).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  expect(() => inReferenceOrder(tables, [...chain, { source: 'c', target: 'a' }])).toThrow('a, b, c');
});
