import fs, { closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { access, copyFile, type FileHandle, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type ByteRange, type FileContent, FileMissing, type FileStore, requireKey } from './file-store.ts';

/** Up to this size a file is read at once: a stream of one piece only costs more. */
const wholeBytes = 512 * 1024;
const pieceBytes = 256 * 1024;
const listedAtOnce = 500;

// Each call waits for another thread, which costs more than the call: descriptors need fewer than file handles.
const openDescriptor = promisify(fs.open);
const syncDescriptor = promisify(fs.fsync);
const fanOut = Array.from({ length: 16 }, (_, index) => index.toString(16));

/**
 * Files in a folder, spread over 16 folders by the first digit of their keys.
 * @param folder on the same disk as what is put, so that putting is a rename
 */
export function createFolderFiles(folder: string): FileStore {
  for (const name of fanOut) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  const pathOf = (key: string) => join(folder, requireKey(key).slice(0, 1), key);
  const syncFolder = shareSyncs();

  return {
    kind: 'folder',
    async put(key, path) {
      const target = pathOf(key);
      await rename(path, target);
      // Both are on the disk before a row names the file, so which is first does not matter.
      await Promise.all([syncFile(target), syncFolder(dirname(target))]);
    },
    read: (key, range) => missingAs(key, () => readPart(pathOf(key), range)),
    async copy(from, to) {
      const target = pathOf(to);
      await missingAs(from, () => copyFile(pathOf(from), target, constants.COPYFILE_FICLONE));
      await Promise.all([syncFile(target), syncFolder(dirname(target))]);
    },
    async remove(keys) {
      for (const key of keys) await unlink(pathOf(key)).catch(ignoreMissing);
    },
    async *list() {
      for (const name of fanOut) {
        const keys = await readdir(join(folder, name));
        for (let from = 0; from < keys.length; from += listedAtOnce) {
          const some = keys.slice(from, from + listedAtOnce);
          yield Promise.all(
            some.map(async (key) => ({ key, changedAt: (await stat(join(folder, name, key))).mtime })),
          );
        }
      }
    },
    isReachable: () =>
      access(folder, constants.R_OK | constants.W_OK).then(
        () => true,
        () => false,
      ),
  };
}

/** A rename is on the disk when its folder is (fsync(2)); those that wait for one folder share the next sync. */
function shareSyncs(): (folder: string) => Promise<void> {
  const folders = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();
  async function start(folder: string): Promise<void> {
    waiting.delete(folder);
    // The folders stay open: they are 16, and there as long as the process.
    const descriptor = folders.get(folder) ?? openSync(folder, 'r');
    folders.set(folder, descriptor);
    const sync = syncDescriptor(descriptor).finally(() => running.delete(folder));
    running.set(folder, sync);
    return sync;
  }
  return (folder) => {
    const now = running.get(folder);
    if (now === undefined) return start(folder);
    // The one that runs may have begun before our rename.
    const next =
      waiting.get(folder) ??
      now.then(
        () => start(folder),
        () => start(folder),
      );
    waiting.set(folder, next);
    return next;
  };
}

async function syncFile(path: string): Promise<void> {
  const descriptor = await openDescriptor(path, 'r');
  try {
    await syncDescriptor(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

async function readPart(path: string, range: ByteRange | undefined): Promise<FileContent> {
  const handle = await open(path, 'r');
  let handedOver = false;
  try {
    const start = range?.start ?? 0;
    const end = range ? range.end + 1 : (await handle.stat()).size;
    if (end - start <= wholeBytes) return await readBytes(handle, { start, length: end - start });
    handedOver = true;
    return streamBytes(handle, { start, end });
  } finally {
    if (!handedOver) await handle.close();
  }
}

/** A piece is read when it is asked for; half the work of a Node stream turned into one of the web. */
function streamBytes(
  handle: FileHandle,
  { start, end }: { readonly start: number; readonly end: number },
): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream(
    {
      async pull(controller) {
        const bytes = await readBytes(handle, {
          start: position,
          length: Math.min(pieceBytes, end - position),
        }).catch(async (error: unknown) => {
          await handle.close();
          throw error;
        });
        position += bytes.byteLength;
        if (bytes.byteLength > 0) controller.enqueue(bytes);
        if (bytes.byteLength > 0 && position < end) return;
        await handle.close();
        controller.close();
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  );
}

async function readBytes(
  handle: FileHandle,
  { start, length }: { readonly start: number; readonly length: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await handle.read(bytes, 0, length, start);
  return bytes.subarray(0, bytesRead);
}

async function missingAs<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isMissing(error) ? new FileMissing(key) : error;
  }
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT';
}
