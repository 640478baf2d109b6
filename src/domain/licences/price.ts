import { type LicenceGrant, licencePeriods } from './timeline.ts';

/** Øre that are left of a price, rounded in the buyer's favour. */
export function reducedPrice(priceOre: number, percentOff: number): number {
  return Math.floor((priceOre * (100 - percentOff)) / 100);
}

/** What a seller who is registered for it charges on what we sell (merverdiavgiftsloven § 5-1; the general rate). */
export const vatPercent = 25;

/** The VAT in an amount that holds it, in øre, to the nearest. */
export function vatShare(amountOre: number, percent: number): number {
  return Math.round((amountOre * percent) / (100 + percent));
}

export type QuotedPeriod = {
  readonly startsAt: Date;
  readonly expiresAt: Date;
  /** The first lower package that is put off by it, and when that goes on. */
  readonly waits: { readonly tier: number; readonly from: Date } | null;
};

/** Rule 9.44: when a package would be used, were it bought `now` beside what there is. */
export function quotedPeriod(
  grants: readonly LicenceGrant[],
  bought: { readonly tier: number; readonly days: number; readonly now: Date },
): QuotedPeriod {
  const { tier, days, now } = bought;
  const id = 'bought';
  const periods = licencePeriods([...grants, { id, tier, days, grantedAt: now, revokedAt: null }]);
  const own = periods.filter(({ grantId }) => grantId === id);
  const startsAt = own[0]?.startedAt ?? now;
  const expiresAt = own.at(-1)?.expiresAt ?? now;
  const next = periods.find((period) => period.tier < tier && period.startedAt >= expiresAt);
  return { startsAt, expiresAt, waits: next ? { tier: next.tier, from: next.startedAt } : null };
}
