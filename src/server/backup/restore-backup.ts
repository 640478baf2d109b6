import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import { migrate } from '#server/db/migrate.ts';
import { emptyDatabase, requireEmpty, requireUnused } from './empty-database.ts';
import { type BackupTable, type End, endSchema, type Manifest, manifestSchema } from './manifest.ts';

/**
 * Makes an empty database what it was when the archive was written: the same migrations, then every row, every sequence
 * and every file. Rows come in one transaction and files change places when all of it was there, so that an archive that
 * is not whole changes nothing.
 * @param force empties a database and a folder that are not empty
 * @throws Error with one clear sentence when something is in the way
 */
export async function restoreBackup(options: {
  readonly connection: pg.ClientConfig;
  readonly migrations: readonly string[];
  readonly filesDir: string;
  readonly file: string;
  readonly force: boolean;
}): Promise<{ readonly manifest: Manifest; readonly end: End }> {
  const { connection, migrations, filesDir, file, force } = options;
  const client = new pg.Client(connection);
  await client.connect();
  const staged = `${filesDir}.restoring`;
  try {
    await requireUnused(client);
    if (!force) {
      await requireEmpty(client);
      if ((await filesIn(filesDir)) > 0)
        throw new Error(`There are files in ${filesDir}; --force replaces them.`);
    }
    await rm(staged, { recursive: true, force: true });
    const entries = openArchive(file);
    const manifest = await firstEntry(entries);
    if (force) await emptyDatabase(client);
    await migrate(connection, { folders: migrations, only: manifest.migrations });
    const end = await fillDatabase({ client, entries, manifest, staged });
    await mkdir(staged, { recursive: true });
    await rm(filesDir, { recursive: true, force: true });
    await rename(staged, filesDir);
    await client.query('analyze');
    return { manifest, end };
  } finally {
    await rm(staged, { recursive: true, force: true });
    await client.end();
  }
}

type Source = ReturnType<typeof extract> extends AsyncIterable<infer Entry> ? Entry : never;
type Entries = AsyncIterator<Source>;

function openArchive(file: string): Entries {
  const archive = extract();
  // A failure reaches whoever reads the entries.
  pipeline(createReadStream(file), createGunzip(), archive as unknown as Writable).catch(() => {});
  return archive[Symbol.asyncIterator]();
}

async function firstEntry(entries: Entries): Promise<Manifest> {
  const { value } = await entries.next().catch(() => ({ value: undefined }));
  const parsed =
    value?.header.name === 'manifest.json' ? manifestSchema.safeParse(await readJson(value)) : undefined;
  if (!parsed?.success) throw new Error('The file is no backup of this product.');
  return parsed.data;
}

async function readJson(entry: Source): Promise<unknown> {
  return JSON.parse(await text(Readable.from(entry)));
}

type Filling = {
  readonly client: pg.Client;
  readonly entries: Entries;
  readonly manifest: Manifest;
  readonly staged: string;
};

async function fillDatabase({ client, entries, manifest, staged }: Filling): Promise<End> {
  const names = manifest.tables.map(({ name }) => name);
  await client.query(`set statement_timeout = 0; set client_encoding = 'UTF8'; begin`);
  try {
    // Triggers of ours would act on rows that come back, as on new ones; foreign keys are checked.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    // Migrations may have put rows in.
    await client.query(`truncate ${names.join(', ')}`);
    const end = await readEntries({ client, entries, manifest, staged });
    for (const { name, value } of manifest.sequences) {
      if (value !== null) await client.query('select setval($1::regclass, $2)', [name, value]);
    }
    await client.query('set constraints all immediate');
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
    return end;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** @throws Error when the archive ends early or holds other than it says */
async function readEntries({ client, entries, manifest, staged }: Filling): Promise<End> {
  const found: End = { rows: Object.fromEntries(manifest.tables.map(({ name }) => [name, 0])), files: 0 };
  let open: OpenTable | undefined;
  const close = async () => {
    if (open) found.rows[open.name] = await open.close();
    open = undefined;
  };
  for (;;) {
    const { value: entry, done } = await entries.next();
    if (done) throw new Error('The backup is not whole: its end is missing.');
    const { name } = entry.header;
    if (name === 'end.json') {
      await close();
      requireSame(found, endSchema.parse(await readJson(entry)));
      return found;
    }
    if (name.startsWith('files/')) {
      await close();
      await restoreFile(entry, staged);
      found.files += 1;
      continue;
    }
    const table = manifest.tables.find((one) => name.startsWith(`tables/${one.name}/`));
    if (!table) throw new Error(`The backup holds what it does not say: ${name}.`);
    if (open?.name !== table.name) {
      await close();
      open = openTable(client, table);
    }
    await open.write(entry);
  }
}

type OpenTable = {
  readonly name: string;
  readonly write: (piece: Source) => Promise<void>;
  /** @returns how many rows came in */
  readonly close: () => Promise<number>;
};

/** One COPY for all pieces of a table: they may be cut in the middle of a row. */
function openTable(client: pg.Client, { name, columns }: BackupTable): OpenTable {
  const rows = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  const done = finished(rows);
  // It is awaited below; until then a failure is not yet anybody's.
  done.catch(() => {});
  return {
    name,
    async write(piece) {
      for await (const chunk of piece) {
        if (!rows.write(chunk)) await Promise.race([once(rows, 'drain'), done]);
      }
    },
    async close() {
      rows.end();
      await done;
      return rows.rowCount;
    },
  };
}

function requireSame(found: End, said: End): void {
  const same =
    found.files === said.files &&
    Object.entries(said.rows).every(([table, rows]) => found.rows[table] === rows);
  if (!same) throw new Error('The backup is not whole: rows or files are missing.');
}

async function restoreFile(entry: Source, staged: string): Promise<void> {
  const path = normalize(entry.header.name.slice('files/'.length));
  if (path.startsWith('..') || path.startsWith('/'))
    throw new Error('A file of the backup leads out of its folder.');
  const target = join(staged, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(entry), createWriteStream(target, { mode: 0o600, flush: true }));
}

async function filesIn(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((one) => one.isFile()).length;
}
