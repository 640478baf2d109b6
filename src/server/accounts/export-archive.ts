import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { ZipFile } from 'yazl';
import type { Transaction } from '#server/db/database.ts';
import { FileMissing, type FileStore } from '#server/providers/files/file-store.ts';
import { readmeText } from './export-readme.ts';
import { exportedTables, exportRows, readRows } from './export-rows.ts';
import type { Person } from './person.ts';

/** Everything in the archive: the lists, and the files as one more. */
export const exportAreas = exportedTables.length + 1;

/**
 * The archive with a person's data, made while it is read: a JSON list for each area, the stored files, and a text that
 * explains them. Nothing is held in memory but what is under way. Read it inside the transaction. Rule 9.68.
 * @param onArea called after each area.
 */
export async function openArchive(input: {
  readonly transaction: Transaction;
  readonly files: FileStore;
  readonly person: Person;
  readonly at: Date;
  readonly onArea: () => void;
  /** Why the archive broke off: its reader is told only that it did. */
  readonly onError: (error: Error) => void;
}): Promise<AsyncIterable<Uint8Array>> {
  const { transaction, files, person, at, onArea, onError } = input;
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(readmeText(person.locale, at)), readmeName(person), { mtime: at });
  for (const exported of exportedTables) {
    zip.addReadStreamLazy(`${exported.file}.json`, { mtime: at }, (hand) =>
      hand(null, exportRows(transaction, { person, exported }).once('end', onArea)),
    );
  }
  for (const { path, version } of await storedFiles(transaction, person)) {
    zip.addReadStreamLazy(path, { mtime: at }, (hand) => {
      contentOf(files, version).then(
        (content) => hand(null, content),
        (error: unknown) => hand(error, Readable.from([])),
      );
    });
  }
  const stream = zip.outputStream as Readable;
  zip.on('error', (error: Error) => {
    onError(error);
    stream.destroy(error);
  });
  stream.once('end', onArea);
  zip.end();
  return stream as AsyncIterable<Uint8Array>;
}

function readmeName({ locale }: Person): string {
  return locale === 'nb-NO' ? 'LES MEG.txt' : 'README.txt';
}

type ListedFile = { readonly path: string; readonly version: string };

/** The stored files by the names they get in the archive: `files.json` says which is which. */
async function storedFiles(transaction: Transaction, person: Person): Promise<ListedFile[]> {
  const listed = exportedTables.find(({ file }) => file === 'files');
  const found: ListedFile[] = [];
  if (!listed) return found;
  for await (const row of readRows(transaction, person, listed)) {
    const { id, bucket_id: bucket, name, version } = row;
    if (typeof version === 'string')
      found.push({ path: pathOf(`${bucket}`, { id: `${id}`, name: `${name}` }), version });
  }
  return found;
}

/** A name that any system can unpack; what people called the file may hold what a path may not. */
function pathOf(bucket: string, { id, name }: { readonly id: string; readonly name: string }): string {
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^\.+/, '_');
  return `files/${plain(bucket)}/${id.slice(0, 8)}-${plain(name.split('/').at(-1) ?? '')}`;
}

async function contentOf(files: FileStore, version: string): Promise<Readable> {
  try {
    const content = await files.read(version);
    return content instanceof Uint8Array
      ? Readable.from([content])
      : Readable.fromWeb(content as NodeReadableStream);
  } catch (error) {
    // The row is there, the file is not: the person still gets everything else.
    if (error instanceof FileMissing) return Readable.from([]);
    throw error;
  }
}
