/**
 * A 128-bit fingerprint of a text as 32 hex digits: four FNV-1a lanes over UTF-16 units with different starts, each
 * finished by MurmurHash3's mixer. For noticing change and for shuffling by seed; not against an attacker.
 */
export function fingerprint(text: string): string {
  return lanes(text)
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('');
}

/** A whole number 0 … 2^32 − 1 that depends only on the text. */
export function hash32(text: string): number {
  return lanes(text)[0] ?? 0;
}

function lanes(text: string): readonly number[] {
  let a = 0x811c9dc5;
  let b = 0x01000193 ^ text.length;
  let c = 0x9e3779b9;
  let d = 0x85ebca6b;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x5bd1e995) ^ (b >>> 15);
    c = Math.imul(c ^ unit, 0x1b873593) ^ (c >>> 13);
    d = Math.imul(d ^ unit, 0xcc9e2d51) ^ (d >>> 17);
  }
  return [mix(a ^ d), mix(b ^ a), mix(c ^ b), mix(d ^ c)];
}

function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
