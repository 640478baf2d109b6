import { measureDurability } from './durability/durability.ts';

/**
 * `npm run bench:durability [rounds]`: kills the product in the middle of 1,000 writes and 100 uploads, ten times, and
 * counts what of the acknowledged is there afterwards. Last line: JSON; exit code 1 when anything is lost or half.
 */
const rounds = Number(process.argv[2] ?? 10);
const began = performance.now();
const found = await measureDurability({ rounds, writes: 1000, uploads: 100, seed: 20261121 });
const faults = [found.writes, found.uploads].reduce(
  (sum, kept) => sum + (kept ? kept.lost + kept.half : 0),
  0,
);
console.log(JSON.stringify({ ...found, seconds: Math.round((performance.now() - began) / 1000) }));
process.exit(faults === 0 ? 0 : 1);
