import { zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { PackageError } from './package-limits.ts';

/** Which number in the zip has which name; JSON in old packages, a message of Protocol Buffers in new ones. */
export function readMediaList(bytes: Buffer | null, isNew: boolean): ReadonlyMap<string, string> {
  if (!bytes || bytes.length === 0) return new Map();
  try {
    if (!isNew)
      return new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(bytes.toString()))));
    return new Map(entryNames(bytes).map((name, index) => [String(index), name]));
  } catch (error) {
    throw new PackageError('package_broken', `media: ${(error as Error).message.slice(0, 200)}`);
  }
}

/** What Zstandard packed, up to so many bytes. @throws PackageError */
export function unpackZstd(bytes: Buffer, mostBytes: number): Buffer {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: mostBytes });
  } catch (error) {
    const tooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new PackageError(tooLarge ? 'package_too_large' : 'package_broken', (error as Error).message);
  }
}

/** `MediaEntries`: field 1 repeated, in which field 1 is the name. Source: anki/proto/anki/import_export.proto. */
function entryNames(bytes: Buffer): string[] {
  return fieldsOf(bytes)
    .filter(({ number }) => number === 1)
    .map(
      ({ value }) =>
        fieldsOf(value)
          .find(({ number }) => number === 1)
          ?.value.toString('utf8') ?? '',
    );
}

type Field = { readonly number: number; readonly value: Buffer };

/** Fields with bytes of a message; numbers are passed over. */
function fieldsOf(bytes: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = () => {
    let [value, shift] = [0, 1];
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined || shift > 2 ** 42) throw new Error('a number that does not end');
      value += (byte & 0x7f) * shift;
      if (byte < 0x80) return value;
      shift *= 128;
    }
  };
  while (at < bytes.length) {
    const key = varint();
    const [number, wire] = [Math.floor(key / 8), key % 8];
    if (wire === 0) varint();
    else if (wire === 1) at += 8;
    else if (wire === 5) at += 4;
    else if (wire === 2) {
      const length = varint();
      if (at + length > bytes.length) throw new Error('a field that is longer than its message');
      fields.push({ number, value: bytes.subarray(at, at + length) });
      at += length;
    } else throw new Error(`wire type ${wire}`);
  }
  return fields;
}
