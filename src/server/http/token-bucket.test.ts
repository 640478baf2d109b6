import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { createBucket } from './token-bucket.ts';

test('in any span of time it gives at most what it holds and what flows in meanwhile, and refuses nobody who waited', () => {
  const pace = fc.record({
    burst: fc.integer({ min: 1, max: 20 }),
    perSecond: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(pace, fc.array(fc.nat(400), { maxLength: 80 }), ({ burst, perSecond }, waitsMs) => {
      let now = 0;
      const bucket = createBucket({ burst, perSecond }, () => now);
      const given: number[] = [];
      for (const waitMs of waitsMs) {
        now += waitMs;
        if (bucket.take()) given.push(now);
      }
      for (const [first, from] of given.entries())
        for (const [last, to] of given.entries())
          if (last >= first)
            expect(last - first + 1).toBeLessThanOrEqual(burst + ((to - from) / 1000) * perSecond + 1e-9);
      now += Math.ceil(1000 / perSecond) + 1;
      expect(bucket.take()).toBe(true);
    }),
    propertySettings(300),
  );
});
