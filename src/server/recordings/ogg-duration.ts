/** Opus counts its samples at 48 kHz, whatever was recorded (RFC 7845, 4). */
const samplesPerSecond = 48_000;
const headBytes = 27;

/** Seconds of sound in an Ogg file with Opus (RFC 3533, RFC 7845), by its last whole page. Null when it is none. */
export function oggSeconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  let isOpus = false;
  let preSkip = 0;
  let last = 0n;
  for (let at = 0; at + headBytes <= bytes.length && text(at, 4) === 'OggS'; ) {
    const segments = bytes[at + 26] ?? 0;
    const start = at + headBytes + segments;
    let length = 0;
    for (const size of bytes.subarray(at + headBytes, start)) length += size;
    if (start + length > bytes.length) break;
    if (length >= 19 && text(start, 8) === 'OpusHead') {
      isOpus = true;
      preSkip = view.getUint16(start + 10, true);
    }
    const granule = view.getBigInt64(at + 6, true);
    if (granule > last) last = granule;
    at = start + length;
  }
  const samples = Number(last) - preSkip;
  return isOpus && samples > 0 ? samples / samplesPerSecond : null;
}
