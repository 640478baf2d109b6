import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { invalidMimeType } from './errors.ts';

/** Names for the same content: what browsers declare, and what a look at the bytes can tell apart. */
const sameContent: readonly (readonly string[])[] = [
  ['image/jpeg', 'image/jpg'],
  ['image/x-icon', 'image/vnd.microsoft.icon'],
  ['audio/webm', 'video/webm'],
  ['audio/mp4', 'video/mp4', 'audio/x-m4a', 'audio/aac', 'video/quicktime'],
  ['audio/ogg', 'video/ogg', 'application/ogg', 'audio/opus'],
  ['audio/mpeg', 'audio/mp3'],
  ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  ['application/msword', 'application/x-cfb', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint'],
  ['application/zip', 'application/x-zip-compressed'],
  ['application/rtf', 'text/rtf'],
];
/** Types that are text and have no signature. */
const textTypes = /^(text\/.+|application\/(json|xml|x-ndjson|rtf)|image\/svg\+xml|.+\+(json|xml))$/;
const unknownType = 'application/octet-stream';
const scannedBytes = 64 * 1024;

/** `image/jpeg` of `Image/JPEG; q=1`. */
export function bareType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** @throws StorageError `InvalidMimeType` unless the list, with `*` for all of a kind, has the type */
export function requireAllowed(type: string, allowed: readonly string[]): void {
  const bare = bareType(type);
  const [kind] = bare.split('/');
  const isAllowed = allowed.some((one) => one === '*/*' || one === bare || one === `${kind}/*`);
  if (!isAllowed) throw invalidMimeType(bare || 'unknown');
}

/**
 * The type a file goes by in a bucket with allowed types: the declared one when the content agrees.
 * @param declared without one, or with `application/octet-stream`, the content alone decides
 * @throws StorageError `InvalidMimeType` when the content is something else or is not allowed
 */
export async function judgeContent(
  path: string,
  { declared, allowed }: { readonly declared: string; readonly allowed: readonly string[] },
): Promise<string> {
  const found = await fileTypeFromFile(path);
  const seen = found && bareType(found.mime);
  const said = bareType(declared);
  if (said === '' || said === unknownType) {
    requireAllowed(seen ?? unknownType, allowed);
    return seen ?? unknownType;
  }
  requireAllowed(said, allowed);
  if (seen && isSame(said, seen)) return declared;
  const isPlausible = textTypes.test(said) && (seen === undefined || textTypes.test(seen));
  if (isPlausible && (await looksLike(said, path))) return declared;
  throw invalidMimeType(seen ?? unknownType);
}

function isSame(one: string, other: string): boolean {
  return one === other || sameContent.some((names) => names.includes(one) && names.includes(other));
}

/** Text has no NUL unless it is UTF-16, which says so by its first two bytes. */
async function looksLike(type: string, path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(scannedBytes), 0, scannedBytes, 0);
    const start = buffer.subarray(0, bytesRead);
    const isUtf16 = /^(fffe|feff)/.test(start.toString('hex', 0, 2));
    if (start.includes(0) && !isUtf16) return false;
    return type !== 'image/svg+xml' || start.includes('<svg');
  } finally {
    await file.close();
  }
}
