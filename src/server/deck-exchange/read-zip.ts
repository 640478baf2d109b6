import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { PackageError, packageLimits } from './package-limits.ts';

/** The files of a package by their names; each is unpacked when it is asked for. */
export type ZipEntries = {
  readonly names: readonly string[];
  /** @throws PackageError when it is larger than it says or than it may be */
  readonly read: (name: string, mostBytes: number) => Promise<Buffer | null>;
};

/** The only names a package of Anki's has; nothing in it is ever a path. */
const known = /^(collection\.anki2|collection\.anki21|collection\.anki21b|media|meta|\d{1,7})$/;

/**
 * Opens a zip that somebody sent, in memory: nothing is written anywhere. What it says of itself is checked before
 * anything is unpacked, and what comes out is counted while it does. Rule 9.415.
 * @throws PackageError
 */
export async function openZip(bytes: Buffer): Promise<ZipEntries> {
  const zip = await opened(bytes);
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  if (zip.entryCount > packageLimits.entries) throw tooLarge(`${zip.entryCount} entries`);
  for await (const entry of listed(zip)) {
    const { fileName, uncompressedSize, compressedSize } = entry;
    if (!known.test(fileName))
      throw hostile(`an entry has the name ${JSON.stringify(fileName.slice(0, 80))}`);
    if (entries.has(fileName)) throw hostile(`two entries are called ${fileName}`);
    if (entry.isEncrypted()) throw new PackageError('package_unknown', 'encrypted');
    if (uncompressedSize > 1024 * 1024 && uncompressedSize > compressedSize * packageLimits.ratio)
      throw hostile(`${fileName} unpacks ${compressedSize} to ${uncompressedSize} bytes`);
    unpacked += uncompressedSize;
    if (unpacked > packageLimits.unpackedBytes) throw tooLarge(`unpacks to ${unpacked} bytes`);
    entries.set(fileName, entry);
  }
  return {
    names: [...entries.keys()],
    async read(name, mostBytes) {
      const entry = entries.get(name);
      if (!entry) return null;
      if (entry.uncompressedSize > mostBytes) throw tooLarge(`${name}: ${entry.uncompressedSize} bytes`);
      return unpack(zip, entry);
    },
  };
}

async function opened(bytes: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true, autoClose: false });
  } catch (error) {
    throw asProblem(error);
  }
}

async function* listed(zip: ZipFile): AsyncIterable<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw asProblem(error);
  }
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = [];
  try {
    const stream = await zip.openReadStreamPromise(entry);
    // The library ends a stream that gives another number of bytes than the entry says.
    for await (const part of stream) parts.push(part as Buffer);
  } catch (error) {
    throw asProblem(error);
  }
  return Buffer.concat(parts);
}

function asProblem(error: unknown): unknown {
  if (error instanceof PackageError) return error;
  const why = error instanceof Error ? error.message : String(error);
  // yauzl says so of '..', of absolute names and of backslashes.
  if (/relative path|absolute path|invalid characters in fileName/.test(why)) return hostile(why);
  return new PackageError('package_broken', why);
}

function hostile(why: string): PackageError {
  return new PackageError('package_hostile', why);
}

function tooLarge(why: string): PackageError {
  return new PackageError('package_too_large', why);
}
