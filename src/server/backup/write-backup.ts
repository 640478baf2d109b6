import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { type BackupTable, type End, type Manifest, readManifest } from './manifest.ts';

/** A table's rows come in pieces of about this size: an entry of a tar must know its size before it begins. */
const pieceBytes = 4 * 1024 * 1024;

/**
 * Writes everything the product keeps into one compressed tar: every table as it was at one moment (one repeatable-read
 * transaction, COPY's text form), then the files. Rule 9.40. The archive holds the signing keys: it is as secret as they are.
 * @param file must not exist; it appears when it is whole
 * @param filesDir the folder of stored files; one that is not there counts as empty
 */
export async function writeBackup(options: {
  readonly connection: pg.ClientConfig;
  readonly filesDir: string;
  readonly file: string;
  readonly now: Date;
}): Promise<{ readonly manifest: Manifest; readonly end: End }> {
  const { connection, filesDir, file, now } = options;
  const unfinished = `${file}.unfinished`;
  await refuseExisting(file);
  const client = new pg.Client(connection);
  await client.connect();
  const archive = pack();
  try {
    const written = pipeline(
      Readable.from(archive),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    const filled = fill({ client, archive, filesDir, now });
    // What breaks the one breaks the other.
    const stop = (error: Error) => archive.destroy(error);
    filled.catch(stop);
    written.catch(stop);
    const [result] = await Promise.all([filled, written]);
    await syncToDisk(unfinished);
    await rename(unfinished, file);
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function refuseExisting(file: string): Promise<void> {
  const handle = await open(file, 'r').catch(() => null);
  if (!handle) return;
  await handle.close();
  throw new Error(`${file} is there already.`);
}

async function fill(work: {
  readonly client: pg.Client;
  readonly archive: Pack;
  readonly filesDir: string;
  readonly now: Date;
}): Promise<{ manifest: Manifest; end: End }> {
  const { client, archive, filesDir, now } = work;
  await client.query(`set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set statement_timeout = 0;
    set client_encoding = 'UTF8'; set search_path = ''; begin isolation level repeatable read, read only`);
  const manifest = await readManifest(client, now);
  await addEntry(archive, { name: 'manifest.json', content: JSON.stringify(manifest, null, 1) });
  const rows: Record<string, number> = {};
  for (const table of manifest.tables) rows[table.name] = await addTable(client, archive, table);
  await client.query('commit');
  const end = { rows, files: await addFiles(archive, filesDir) };
  await addEntry(archive, { name: 'end.json', content: JSON.stringify(end, null, 1) });
  archive.finalize();
  return { manifest, end };
}

function addEntry(
  archive: Pack,
  { name, content }: { readonly name: string; readonly content: string | Uint8Array },
): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}

/** @returns how many rows it has */
async function addTable(client: pg.Client, archive: Pack, { name, columns }: BackupTable): Promise<number> {
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  let piece: Buffer[] = [];
  let bytes = 0;
  let pieces = 0;
  const flush = async () => {
    await addEntry(archive, {
      name: `tables/${name}/${String(pieces).padStart(6, '0')}.copy`,
      content: Buffer.concat(piece),
    });
    pieces += 1;
    piece = [];
    bytes = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    piece.push(chunk);
    bytes += chunk.length;
    if (bytes >= pieceBytes) await flush();
  }
  if (bytes > 0) await flush();
  return rows.rowCount;
}

/** Files are named by chance and never change; one that is removed meanwhile belongs to a row that is gone too. */
async function addFiles(archive: Pack, filesDir: string): Promise<number> {
  const found = await readdir(filesDir, { recursive: true, withFileTypes: true }).catch(() => []);
  let count = 0;
  for (const entry of found.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const handle = await open(path, 'r').catch(() => null);
    if (!handle) continue;
    try {
      const { size } = await handle.stat();
      const name = `files/${path.slice(filesDir.length + 1)}`;
      if (size === 0) await addEntry(archive, { name, content: '' });
      else
        await pipeline(
          handle.createReadStream({ end: size - 1, autoClose: false }),
          archive.entry({ name, size, mode: 0o600 }),
        );
      count += 1;
    } finally {
      await handle.close();
    }
  }
  return count;
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
