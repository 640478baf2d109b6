export type TableEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The text of a file whatever program wrote it: by its mark, else UTF-8 where it is that, else as Windows wrote in Norway. Rule 9.417. */
export function decodeTable(bytes: Uint8Array): { readonly text: string; readonly encoding: TableEncoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return decoded(bytes, 'windows-1252');
  }
}

function decoded(bytes: Uint8Array, encoding: TableEncoding) {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
