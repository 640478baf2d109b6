import { describe, expect, test } from 'vitest';
import { dayMs } from '#domain/time/days.ts';
import { quotedPeriod, reducedPrice, vatShare } from './price.ts';
import type { LicenceGrant } from './timeline.ts';

test.each([
  [9900, 0, 9900],
  [9900, 20, 7920],
  [9900, 90, 990],
  [19_900, 33, 13_333],
  // What is less than an øre is the buyer's.
  [101, 1, 99],
])('a price of %i øre less %i percent is %i', (price, percent, left) => {
  expect(reducedPrice(price, percent)).toBe(left);
});

describe('9.44 what is bought now is used', () => {
  const now = new Date(Date.UTC(2026, 10, 21, 12));
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  const grant = (tier: number, givenDaysAgo: number, days = 30): LicenceGrant => ({
    ...{ id: `old-${tier}-${givenDaysAgo}`, tier, days },
    ...{ grantedAt: inDays(-givenDaysAgo), revokedAt: null },
  });

  test.each<[string, number, LicenceGrant[], [number, number], [number, number] | null]>([
    ['at once when there is nothing', 11, [], [0, 30], null],
    ['at once when what there was is over', 11, [grant(11, 40)], [0, 30], null],
    ['after the same package', 11, [grant(11, 10)], [20, 50], null],
    ['at once when it is higher, and the lower one goes on after it', 12, [grant(11, 10)], [0, 30], [11, 30]],
    ['after a higher one', 11, [grant(12, 10)], [20, 50], null],
    ['before a trial, which waits', 11, [grant(10, 2, 7)], [0, 30], [10, 30]],
    [
      'after its like, with a lower one waiting behind both',
      12,
      [grant(12, 10), grant(11, 5)],
      [20, 50],
      [11, 50],
    ],
  ])('%s', (_, tier, grants, [from, to], waits) => {
    expect(quotedPeriod(grants, { tier, days: 30, now })).toEqual({
      startsAt: inDays(from),
      expiresAt: inDays(to),
      waits: waits && { tier: waits[0], from: inDays(waits[1]) },
    });
  });
});

test.each([
  [9900, 25, 1980],
  [19_900, 25, 3980],
  [7920, 25, 1584],
  [7921, 25, 1584],
  [9900, 0, 0],
])('of %i øre with %i per cent VAT, %i are VAT (9.47)', (amountOre, percent, share) => {
  expect(vatShare(amountOre, percent)).toBe(share);
});
