import { createHash, randomUUID } from 'node:crypto';
import fs, { closeSync, mkdirSync } from 'node:fs';
import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brokenOff, StorageError, tooLarge } from './errors.ts';

/** A file that has arrived whole and belongs to nobody yet. */
export type IncomingFile = {
  readonly path: string;
  readonly size: number;
  readonly md5: string;
  /** Removes it unless it was kept. */
  readonly discard: () => Promise<void>;
};

export type Incoming = {
  /**
   * Writes what comes to a file of its own.
   * @param limits `bytes`: more is refused. `exactly`: another number is an upload that broke off.
   * @throws StorageError 413; `brokenOff` when the sender went away. Nothing is left then.
   */
  readonly receive: (
    chunks: AsyncIterable<Uint8Array>,
    limits: { readonly bytes: number; readonly exactly?: number },
  ) => Promise<IncomingFile>;
  /** Removes what an earlier process left, changed before this time. */
  readonly sweep: (changedBefore: Date) => Promise<void>;
};

const writtenAtOnce = 256 * 1024;

// Each call waits for another thread, which costs more than the call: descriptors need fewer than file handles.
const open = promisify(fs.open);
const writeChunks = promisify(fs.writev);

/** Uploads arrive in this folder and are moved away whole. */
export function createIncoming(folder: string): Incoming {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async receive(chunks, limits) {
      const path = join(folder, randomUUID());
      const discard = () => unlink(path).catch(() => {});
      try {
        return { path, discard, ...(await write(path, chunks, limits)) };
      } catch (error) {
        await discard();
        if (error instanceof StorageError || isOurs(error)) throw error;
        throw brokenOff();
      }
    },
    async sweep(changedBefore) {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const { mtime } = await stat(path).catch(() => ({ mtime: changedBefore }));
        if (mtime < changedBefore) await unlink(path).catch(() => {});
      }
    },
  };
}

async function write(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  { bytes, exactly }: { readonly bytes: number; readonly exactly?: number },
): Promise<{ size: number; md5: string }> {
  const hash = createHash('md5');
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  async function flush(): Promise<void> {
    await writeAll(file, waiting);
    waiting = [];
    waitingBytes = 0;
  }
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > bytes) throw tooLarge();
      hash.update(chunk);
      waiting.push(chunk);
      waitingBytes += chunk.byteLength;
      if (waitingBytes >= writtenAtOnce) await flush();
    }
    if (exactly !== undefined && size !== exactly) throw brokenOff();
    await flush();
    return { size, md5: hash.digest('hex') };
  } finally {
    closeSync(file);
  }
}

/** One call for many chunks; what it left over goes into the next (writev(2)). */
async function writeAll(file: number, chunks: readonly Uint8Array[]): Promise<void> {
  for (let rest = chunks; rest.length > 0; ) {
    const { bytesWritten } = await writeChunks(file, rest);
    const isDone = bytesWritten === rest.reduce((sum, chunk) => sum + chunk.byteLength, 0);
    rest = isDone ? [] : [Buffer.concat(rest).subarray(bytesWritten)];
  }
}

/** A full disk is our mistake; a stream that ended too early is the sender's. */
function isOurs(error: unknown): boolean {
  return ['ENOSPC', 'EACCES', 'EROFS', 'EMFILE', 'EIO', 'ENOENT'].includes(
    (error as { code?: string }).code ?? '',
  );
}
