/**
 * A number in [0, 1) that depends on nothing but its arguments: the sitting's chance and a text. So a sitting
 * can be replayed, and asking twice for the next task gives the same task.
 * FNV-1a over the text, then the finaliser of MurmurHash3 (Appleby 2011).
 */
export function chanceFor(chance: number, text: string): number {
  let hash = (0x811c9dc5 ^ Math.floor(chance * 0x100000000)) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 0x100000000;
}
