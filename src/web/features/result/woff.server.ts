import { inflateSync } from 'node:zlib';

/**
 * Unpacks a WOFF 1.0 file to the sfnt it was made from (W3C Recommendation "WOFF File Format 1.0", sections 3 to 5).
 * pdfkit reads WOFF too, but inflates every table in JavaScript for every document.
 * @throws Error when the file is not WOFF.
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20;
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packed.length < length ? inflateSync(packed) : packed,
    };
  });
  const powerOfTwo = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(powerOfTwo * 16, 6);
  head.writeUInt16BE(Math.log2(powerOfTwo), 8);
  head.writeUInt16BE((count - powerOfTwo) * 16, 10);
  let offset = head.length;
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const entry = 12 + index * 16;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}
