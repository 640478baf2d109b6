import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { dayMs } from '#domain/time/days.ts';
import { type LicenceGrant, licencePeriods } from './timeline.ts';

const start = Date.UTC(2026, 10, 1);
const at = (day: number) => new Date(start + day * dayMs);
const grant = (
  id: string,
  tier: number,
  from: number,
  days = 30,
  revoked: number | null = null,
): LicenceGrant => ({
  ...{ id, tier, days, grantedAt: at(from) },
  revokedAt: revoked === null ? null : at(revoked),
});
/** Periods as `plus 0–30`. */
const shown = (grants: readonly LicenceGrant[]) =>
  licencePeriods(grants).map(({ grantId, startedAt, expiresAt }) => {
    const day = (moment: Date) => (moment.getTime() - start) / dayMs;
    return `${grantId} ${day(startedAt)}–${day(expiresAt)}`;
  });

describe('9.44 a licence is used at the highest tier there is, and nothing that was given is lost', () => {
  test.each<[string, LicenceGrant[], string[]]>([
    ['one grant lasts its days', [grant('plus', 11, 0)], ['plus 0–30']],
    [
      'a renewal begins where the last one ends',
      [grant('a', 11, 0), grant('b', 11, 20)],
      ['a 0–30', 'b 30–60'],
    ],
    [
      'an upgrade counts at once, and what was paid before goes on after it',
      [grant('plus', 11, 0), grant('premium', 12, 10)],
      ['plus 0–10', 'premium 10–40', 'plus 40–60'],
    ],
    [
      'a lower package bought meanwhile waits',
      [grant('premium', 12, 0), grant('plus', 11, 5)],
      ['premium 0–30', 'plus 30–60'],
    ],
    [
      'a trial lies behind what is paid',
      [grant('plus', 11, 0), grant('trial', 10, 3, 7)],
      ['plus 0–30', 'trial 30–37'],
    ],
    [
      'a trial after the paid one begins at once',
      [grant('plus', 11, 0), grant('trial', 10, 40, 7)],
      ['plus 0–30', 'trial 40–47'],
    ],
    ['what is taken back ends there', [grant('plus', 11, 0, 30, 12)], ['plus 0–12']],
    [
      'when the first of two is taken back, the second begins there',
      [grant('a', 11, 0, 30, 10), grant('b', 11, 5)],
      ['a 0–10', 'b 10–40'],
    ],
    [
      'what was taken back while it waited never begins',
      [grant('a', 11, 0), grant('b', 11, 5, 30, 20)],
      ['a 0–30'],
    ],
    ['nothing gives nothing', [], []],
  ])('%s', (_, grants, expected) => {
    expect(shown(grants)).toEqual(expected);
    expect(shown(grants.toReversed())).toEqual(expected);
  });

  const anyGrants = fc
    .array(
      fc.record({
        tier: fc.integer({ min: 10, max: 12 }),
        from: fc.nat(90),
        days: fc.integer({ min: 1, max: 40 }),
        revokedAfter: fc.option(fc.nat(30), { freq: 4 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((given) =>
      given.map(({ tier, from, days, revokedAfter }, index) =>
        grant(`g${index}`, tier, from, days, revokedAfter === null ? null : from + revokedAfter),
      ),
    );

  test('whatever comes together: no two periods overlap, and each grant gives its days and no more', () => {
    fc.assert(
      fc.property(anyGrants, (grants) => {
        const periods = licencePeriods(grants);
        for (const [index, period] of periods.entries()) {
          const before = periods[index - 1];
          if (before) expect(period.startedAt.getTime()).toBeGreaterThanOrEqual(before.expiresAt.getTime());
        }
        for (const { id, days, revokedAt } of grants) {
          const used = periods
            .filter(({ grantId }) => grantId === id)
            .reduce((sum, { startedAt, expiresAt }) => sum + expiresAt.getTime() - startedAt.getTime(), 0);
          if (revokedAt === null) expect(used).toBe(days * dayMs);
          else expect(used).toBeLessThanOrEqual(days * dayMs);
        }
      }),
      propertySettings(500),
    );
  });

  test('the order in which grants are told makes no difference', () => {
    fc.assert(
      fc.property(
        anyGrants.chain((grants) =>
          fc.tuple(
            fc.constant(grants),
            fc.shuffledSubarray(grants, { minLength: grants.length, maxLength: grants.length }),
          ),
        ),
        ([grants, shuffled]) => {
          expect(licencePeriods(shuffled)).toEqual(licencePeriods(grants));
        },
      ),
      propertySettings(500),
    );
  });
});
