const entered = ['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'] as const;

type Found = {
  movieScale: number;
  movieDuration: number;
  mediaScale: number;
  defaultDuration: number;
  fragmentDefault: number | null;
  fragments: number;
  hasSound: boolean;
  hasPictures: boolean;
};

/**
 * Seconds of sound in an MP4 file (ISO/IEC 14496-12): what the movie says, or, in pieces as Safari writes it while it
 * records, what the pieces hold together. Null when it is none, or holds pictures.
 */
export function mp4Seconds(bytes: Uint8Array): number | null {
  const found: Found = {
    ...{
      movieScale: 0,
      movieDuration: 0,
      mediaScale: 0,
      defaultDuration: 0,
      fragmentDefault: null,
      fragments: 0,
    },
    ...{ hasSound: false, hasPictures: false },
  };
  readBoxes(bytes, found);
  if (!found.hasSound || found.hasPictures) return null;
  const said = found.movieScale > 0 ? found.movieDuration / found.movieScale : 0;
  const pieces = found.mediaScale > 0 ? found.fragments / found.mediaScale : 0;
  const seconds = Math.max(said, pieces);
  return seconds > 0 && Number.isFinite(seconds) ? seconds : null;
}

function readBoxes(bytes: Uint8Array, found: Found): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 8 <= bytes.length; ) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (entered.some((one) => one === type)) {
      at += 8;
      continue;
    }
    const said = view.getUint32(at);
    // 1: the size follows in eight bytes; 0: to the end of the file.
    const size = said === 1 && at + 16 <= bytes.length ? Number(view.getBigUint64(at + 8)) : said;
    const end = size === 0 ? bytes.length : at + size;
    if (size !== 0 && size < 8) return;
    if (end <= bytes.length)
      readBox(new DataView(view.buffer, view.byteOffset + at, end - at), { type, found });
    at = end;
  }
}

/** `box` begins with its size and type. */
function readBox(box: DataView, { type, found }: { readonly type: string; readonly found: Found }): void {
  const at = 8;
  const long = box.byteLength > at && box.getUint8(at) === 1;
  const has = (bytes: number) => box.byteLength >= bytes;
  if (type === 'mvhd' && has(long ? 40 : 28)) {
    found.movieScale = box.getUint32(long ? 28 : 20);
    found.movieDuration = long ? Number(box.getBigUint64(32)) : box.getUint32(24);
    // All ones: not known.
    if (!long && found.movieDuration === 0xffff_ffff) found.movieDuration = 0;
  }
  if (type === 'mdhd' && has(long ? 32 : 24)) found.mediaScale = box.getUint32(long ? 28 : 20);
  if (type === 'hdlr' && has(20)) {
    const kind = box.getUint32(16);
    if (kind === 0x736f756e) found.hasSound = true;
    if (kind === 0x76696465) found.hasPictures = true;
  }
  if (type === 'trex' && has(24)) found.defaultDuration = box.getUint32(20);
  if (type === 'tfhd' && has(16)) found.fragmentDefault = durationOfHead(box);
  if (type === 'trun' && has(16)) found.fragments += durationOfRun(box, found);
}

/** The default duration that a piece's head gives its samples; null when it gives none. */
function durationOfHead(box: DataView): number | null {
  const flags = box.getUint32(8) & 0xff_ffff;
  if ((flags & 0x8) === 0) return null;
  const at = 16 + ((flags & 0x1) === 0 ? 0 : 8) + ((flags & 0x2) === 0 ? 0 : 4);
  return at + 4 <= box.byteLength ? box.getUint32(at) : null;
}

function durationOfRun(box: DataView, { fragmentDefault, defaultDuration }: Found): number {
  const flags = box.getUint32(8) & 0xff_ffff;
  const count = box.getUint32(12);
  if ((flags & 0x100) === 0) return count * (fragmentDefault ?? defaultDuration);
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0).length;
  let at = 16 + ((flags & 0x1) === 0 ? 0 : 4) + ((flags & 0x4) === 0 ? 0 : 4);
  let sum = 0;
  for (let sample = 0; sample < count && at + 4 <= box.byteLength; sample++, at += step)
    sum += box.getUint32(at);
  return sum;
}
