import { randomUUID } from 'node:crypto';
import type { ExchangedFiles } from '#domain/decks/exchange.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { FileMissing, type FileStore } from '#server/providers/files/file-store.ts';
import { judgeContent } from '#server/storage/content-type.ts';
import { StorageError } from '#server/storage/errors.ts';
import { createIncoming } from '#server/storage/incoming.ts';
import type { StorageSettings } from '#server/storage/settings.ts';

/** Packages and tables on their way in or out; a day later they go. */
export const deckFileBucket = 'deck-files';
/** Sounds and pictures of notes. */
export const mediaBucket = 'note-media';

export type DeckFileSettings = Pick<StorageSettings, 'files' | 'incomingDir'>;

/** A file that is in the store and has no row yet. */
export type StagedFile = {
  readonly version: string;
  readonly mimeType: string;
  readonly size: number;
  readonly md5: string;
};

/** Bytes of a file of one's own. @throws AppError 404 */
export async function readDeckFile(
  { database }: Pick<ServerContext, 'database'>,
  { userId, name, files }: { readonly userId: string; readonly name: string; readonly files: FileStore },
): Promise<Uint8Array> {
  const [row] = await database.asService(({ query }) =>
    query<{ version: string }>(
      'select version from storage.objects where bucket_id = $1 and name = $2 and split_part(name, $3, 1) = $4',
      [deckFileBucket, name, '/', userId],
    ),
  );
  if (!row) throw fileNotFound();
  try {
    const content = await files.read(row.version);
    return content instanceof Uint8Array
      ? content
      : new Uint8Array(await new Response(content).arrayBuffer());
  } catch (error) {
    if (error instanceof FileMissing) throw fileNotFound();
    throw error;
  }
}

function fileNotFound(): AppError {
  return new AppError({ code: 'deck_file_not_found', status: 404, message: 'There is no such file.' });
}

/** Puts bytes into the store, judged by content where `allowed` says what may be kept; null for what may not. */
export async function stageFile(
  settings: DeckFileSettings,
  { bytes, allowed, declared }: { bytes: Uint8Array; allowed: readonly string[] | null; declared: string },
): Promise<StagedFile | null> {
  const file = await createIncoming(settings.incomingDir).receive(once(bytes), { bytes: bytes.length });
  try {
    const mimeType = allowed ? await judgeContent(file.path, { declared, allowed }) : declared;
    const version = randomUUID();
    await settings.files.put(version, file.path);
    return { version, mimeType, size: file.size, md5: file.md5 };
  } catch (error) {
    await file.discard();
    if (error instanceof StorageError) return null;
    throw error;
  }
}

/** The files of a package that may be kept, by their names. */
export async function stageMedia(
  context: Pick<ServerContext, 'database'>,
  { settings, files }: { readonly settings: DeckFileSettings; readonly files: ExchangedFiles },
): Promise<ReadonlyMap<string, StagedFile>> {
  const [bucket] = await context.database.asService(({ query }) =>
    query<{ allowed_mime_types: string[] }>('select allowed_mime_types from storage.buckets where id = $1', [
      mediaBucket,
    ]),
  );
  const staged = new Map<string, StagedFile>();
  for (const [name, bytes] of files) {
    const file = await stageFile(settings, {
      bytes,
      allowed: bucket?.allowed_mime_types ?? [],
      declared: '',
    });
    if (file) staged.set(name, file);
  }
  return staged;
}

/** The row that makes a staged file somebody's. */
export async function writeObject(
  { query }: Transaction,
  object: {
    readonly bucket: string;
    readonly name: string;
    readonly userId: string;
    readonly file: StagedFile;
    readonly now: Date;
  },
): Promise<void> {
  const { bucket, name, userId, file, now } = object;
  const { size, md5, mimeType, version } = file;
  const metadata = {
    ...{ eTag: `"${md5}"`, size, contentLength: size, mimetype: mimeType, httpStatusCode: 200 },
    ...{ cacheControl: 'no-store', lastModified: now.toISOString() },
  };
  await query(
    `insert into storage.objects (bucket_id, name, version, metadata, owner, owner_id) values ($1, $2, $3, $4, $5, $6)`,
    [bucket, name, version, JSON.stringify(metadata), userId, userId],
  );
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
