/**
 * Length and a rough waveform of an M4A (ISO 14496-12) without decoding: the duration of its first track, and for each of
 * 80 stretches how large its AAC frames are — encoders give loud and busy moments more bits, silence few.
 * @throws Error when it is no such file.
 */
export function readM4a(bytes: Uint8Array): {
  readonly durationMs: number;
  readonly peaks: readonly number[];
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const media = ['moov', 'trak', 'mdia'].reduce<Box | undefined>(
    (inside, name) => inside && findBox(view, { inside, name }),
    {
      start: 0,
      end: bytes.length,
    },
  );
  const header = media && findBox(view, { inside: media, name: 'mdhd' });
  const table =
    media &&
    ['minf', 'stbl', 'stsz'].reduce<Box | undefined>(
      (inside, name) => inside && findBox(view, { inside, name }),
      media,
    );
  if (!header || !table) throw new Error('Not an M4A file.');
  const long = view.getUint8(header.start) === 1;
  const timescale = view.getUint32(header.start + (long ? 20 : 12));
  const duration = long ? Number(view.getBigUint64(header.start + 24)) : view.getUint32(header.start + 16);
  return {
    durationMs: Math.round((duration / timescale) * 1000),
    peaks: sizePeaks(view, { table, count: 80 }),
  };
}

/** Where a box's content lies, in bytes. */
type Box = { readonly start: number; readonly end: number };

function findBox(
  view: DataView,
  { inside, name }: { readonly inside: Box; readonly name: string },
): Box | undefined {
  for (let at = inside.start; at + 8 <= inside.end; ) {
    const size = view.getUint32(at);
    const header = size === 1 ? 16 : 8;
    const length = size === 1 ? Number(view.getBigUint64(at + 8)) : size === 0 ? inside.end - at : size;
    if (length < header) return undefined;
    const type = String.fromCharCode(
      view.getUint8(at + 4),
      view.getUint8(at + 5),
      view.getUint8(at + 6),
      view.getUint8(at + 7),
    );
    if (type === name) return { start: at + header, end: Math.min(inside.end, at + length) };
    at += length;
  }
  return undefined;
}

function sizePeaks(
  view: DataView,
  { table, count }: { readonly table: Box; readonly count: number },
): readonly number[] {
  const same = view.getUint32(table.start + 4);
  const frames = view.getUint32(table.start + 8);
  const sizes = Array.from({ length: Math.min(frames, (table.end - table.start - 12) / 4) }, (_, at) =>
    same === 0 ? view.getUint32(table.start + 12 + at * 4) : same,
  );
  const least = Math.min(...sizes);
  const span = Math.max(1, Math.max(...sizes) - least);
  return Array.from({ length: count }, (_, stretch) => {
    const from = Math.floor((stretch * sizes.length) / count);
    const part = sizes.slice(from, Math.max(from + 1, Math.floor(((stretch + 1) * sizes.length) / count)));
    return part.length === 0 ? 0 : Math.round(((Math.max(...part) - least) / span) * 100);
  });
}
