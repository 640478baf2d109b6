/** Ids of EBML elements (RFC 8794, RFC 9559) that lead to sound or say when it is. */
const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  codec: 0x86,
  audio: 0xe1,
  channels: 0x9f,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;
const entered: readonly number[] = [
  ids.segment,
  ids.info,
  ids.tracks,
  ids.trackEntry,
  ids.audio,
  ids.cluster,
  ids.blockGroup,
];

/** What one block of Opus holds, as browsers write it. */
const blockSeconds = 0.06;

export type WebmSound = {
  readonly seconds: number;
  readonly codec: string;
  readonly channels: number;
  /** The content of each block in its order: with Opus one packet. Views of the file's bytes. */
  readonly packets: readonly Uint8Array[];
};

/**
 * The sound of a WebM file, by its blocks: what browsers record says no duration, and may end anywhere. Null when it is none,
 * holds pictures, or has no block.
 */
export function readWebmSound(bytes: Uint8Array): WebmSound | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scale = 1_000_000;
  let cluster = 0;
  let last = -1;
  let codec = '';
  let channels = 1;
  const packets: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const id = readVint(bytes, at, { keepsMarker: true });
    const size = id && readVint(bytes, at + id.length, { keepsMarker: false });
    if (!id || !size) break;
    const start = at + id.length + size.length;
    const isUnknown = size.value === 2 ** (7 * size.length) - 1;
    const end = isUnknown ? bytes.length : start + size.value;
    if (entered.includes(id.value)) {
      at = start;
      continue;
    }
    if (isUnknown) return null;
    // A recording that was broken off ends inside an element.
    if (end > bytes.length) break;
    if (id.value === ids.timestampScale) scale = readUnsigned(bytes, start, size.value);
    if (id.value === ids.timestamp) cluster = readUnsigned(bytes, start, size.value);
    if (id.value === ids.codec) {
      if (bytes[start] !== 0x41) return null;
      codec = String.fromCharCode(...bytes.subarray(start, end));
    }
    if (id.value === ids.channels) channels = readUnsigned(bytes, start, size.value);
    if (id.value === ids.simpleBlock || id.value === ids.block) {
      const track = readVint(bytes, start, { keepsMarker: false });
      if (track && start + track.length + 2 <= end) {
        last = Math.max(last, cluster + view.getInt16(start + track.length));
        // After the track come two bytes of time and one of flags; browsers do not lace.
        packets.push(bytes.subarray(start + track.length + 3, end));
      }
    }
    at = end;
  }
  if (codec === '' || last < 0) return null;
  return { seconds: (last * scale) / 1e9 + blockSeconds, codec, channels, packets };
}

/** A number of variable length (RFC 8794, 4); null where there is none. */
function readVint(
  bytes: Uint8Array,
  at: number,
  { keepsMarker }: { readonly keepsMarker: boolean },
): { readonly value: number; readonly length: number } | null {
  const first = bytes[at] ?? 0;
  if (first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = keepsMarker ? first : first & (0xff >> length);
  for (let place = 1; place < length; place++) value = value * 256 + (bytes[at + place] ?? 0);
  return { value, length };
}

function readUnsigned(bytes: Uint8Array, start: number, length: number): number {
  let value = 0;
  for (let place = 0; place < Math.min(length, 8); place++) value = value * 256 + (bytes[start + place] ?? 0);
  return value;
}
