import { addDays, dayMs, endOfOsloDay, osloDay } from '#domain/time/days.ts';
import { workingDayFrom } from '#domain/time/working-days.ts';

const withdrawalDays = 14;

/**
 * Rule 9.46: until when a purchase can be withdrawn from: the end of the fourteenth day after the one it was made on, in
 * Norway (angrerettloven §§ 20 and 21). When that is a Saturday, a Sunday or a public holiday, of the next working day
 * (domstolloven § 149; directive 2011/83, recital 41, with regulation 1182/71, article 3).
 */
export function withdrawalEnds(paidAt: Date): Date {
  const lastDay = workingDayFrom(addDays(osloDay(paidAt), withdrawalDays));
  return endOfOsloDay(new Date(`${lastDay}T12:00:00Z`));
}

type Used = { readonly startedAt: Date; readonly expiresAt: Date };

/**
 * Rule 9.46: the share of the amount for the days that were not used, in øre. A day that is not over counts as unused
 * the first time somebody withdraws, later as used; what is left of an øre is given.
 * @param periods when the purchase was used, or is going to be.
 */
export function unusedOre(
  order: { readonly amountOre: number; readonly days: number; readonly withdrewBefore: boolean },
  { periods, now }: { readonly periods: readonly Used[]; readonly now: Date },
): number {
  const usedMs = periods.reduce(
    (sum, { startedAt, expiresAt }) =>
      sum + Math.max(0, Math.min(expiresAt.getTime(), now.getTime()) - startedAt.getTime()),
    0,
  );
  const usedDays = order.withdrewBefore ? Math.ceil(usedMs / dayMs) : Math.floor(usedMs / dayMs);
  const unusedDays = Math.max(0, order.days - usedDays);
  return Math.ceil((order.amountOre * unusedDays) / order.days);
}
