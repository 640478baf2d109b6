import type { ByteRange } from '#server/providers/files/file-store.ts';
import { rangeNotSatisfiable } from './errors.ts';

/**
 * The part that a Range header asks for (RFC 9110, 14.2): one range of bytes. Several, or another unit, are
 * ignored, as the standard allows.
 * @throws StorageError 416 when the file has no byte of it
 */
export function parseRange(header: string | null, size: number): ByteRange | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!asked) return undefined;
  const [, first = '', last = ''] = asked;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  if (start >= size || (first === '' && Number(last) === 0)) throw rangeNotSatisfiable(size);
  return { start, end };
}
