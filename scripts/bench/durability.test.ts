import { expect, test } from 'vitest';
import { measureDurability } from './durability/durability.ts';

test('9.41 killed in the middle of writes and uploads, the product has every acknowledged one and no half one', {
  timeout: 600_000,
}, async () => {
  const { writes, uploads, killedDatabase } = await measureDurability({
    rounds: 2,
    writes: 300,
    uploads: 20,
    seed: 7,
  });
  expect(killedDatabase).toBe(1);
  expect(writes).toMatchObject({ lost: 0, half: 0 });
  expect(writes.acknowledged).toBeGreaterThan(30);
  // It was in the middle: not all that were begun had been answered.
  expect(writes.acknowledged).toBeLessThan(writes.sent);
  if (uploads) expect(uploads).toMatchObject({ lost: 0, half: 0 });
});
