/** Files as browsers record them, for tests: the frames around the sound, with a byte for each block of it. */

const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, place) => Math.floor(value / 256 ** (bytes - 1 - place)) % 256);
const little = (value: number, bytes: number) => big(value, bytes).reverse();

function element(id: number, content: readonly number[]): number[] {
  const name = big(id, id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1);
  return [...name, 0x10 | 0, ...big(content.length, 3), ...content];
}

/** As Chromium's MediaRecorder writes it: sizes of segment and clusters unknown, no duration. A block each 60 ms, of so many bytes of sound. */
export function webmFile(seconds: number, codec = 'A_OPUS', blockBytes = 1): Uint8Array {
  const unknown = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
  const head = element(0x1a45dfa3, element(0x4282, text('webm')));
  const info = element(0x1549a966, element(0x2ad7b1, big(1_000_000, 3)));
  const tracks = element(0x1654ae6b, element(0xae, [...element(0xd7, [1]), ...element(0x86, text(codec))]));
  const file = [...head, 0x18, 0x53, 0x80, 0x67, ...unknown, ...info, ...tracks];
  for (let from = 0; from < seconds * 1000; from += 5000) {
    file.push(0x1f, 0x43, 0xb6, 0x75, ...unknown, ...element(0xe7, big(from, 4)));
    const until = Math.min(5000, seconds * 1000 - from);
    for (let at = 0; at < until; at += 60)
      file.push(...element(0xa3, [0x81, ...big(at, 2), 0x80, ...Array<number>(blockBytes).fill(0xf8)]));
  }
  return Uint8Array.from(file);
}

/** As Firefox writes Ogg: a page a second. */
export function oggFile(seconds: number): Uint8Array {
  const page = (granule: number, content: readonly number[]) => [
    ...text('OggS'),
    ...[0, 0],
    ...little(granule, 6),
    ...[0, 0],
    ...little(1, 4),
    ...little(0, 4),
    ...little(0, 4),
    ...[1, content.length],
    ...content,
  ];
  const head = [...text('OpusHead'), 1, 1, ...little(312, 2), ...little(48_000, 4), 0, 0, 0];
  const file = page(0, head);
  for (let second = 1; second <= seconds; second++) file.push(...page(312 + second * 48_000, [0xf8, 0xff]));
  return Uint8Array.from(file);
}

const box = (type: string, content: readonly number[]): number[] => [
  ...big(content.length + 8, 4),
  ...text(type),
  ...content,
];

/** As Safari writes MP4 while it records: a movie without a duration, then a piece each second. */
export function mp4File(seconds: number, handler = 'soun'): Uint8Array {
  const rate = 44_100;
  const none = big(0, 4);
  const mvhd = box('mvhd', [...none, ...none, ...none, ...big(1000, 4), ...none, ...none]);
  const mdhd = box('mdhd', [...none, ...none, ...none, ...big(rate, 4), ...none, ...none]);
  const hdlr = box('hdlr', [...none, ...none, ...text(handler), ...none]);
  const trex = box('trex', [...none, ...big(1, 4), ...big(1, 4), ...big(1024, 4), ...none, ...none]);
  const file = [
    ...box('ftyp', [...text('isom'), ...none]),
    ...box('moov', [...mvhd, ...box('trak', box('mdia', [...mdhd, ...hdlr])), ...box('mvex', trex)]),
  ];
  for (let second = 0; second < seconds; second++) {
    const tfhd = box('tfhd', [0, 0x02, 0, 0, ...big(1, 4)]);
    const trun = box('trun', [...none, ...big(Math.round(rate / 1024), 4)]);
    file.push(...box('moof', box('traf', [...tfhd, ...trun])), ...box('mdat', [1, 2, 3]));
  }
  return Uint8Array.from(file);
}
