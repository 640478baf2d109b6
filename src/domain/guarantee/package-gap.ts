import { type Day, daysFrom, osloDay } from '#domain/time/days.ts';
import { guaranteeTerms } from './terms.ts';

/**
 * Whole periods of 30 days, in days, that are missing for a package to reach the day of the exam; null when it does. The guarantee
 * asks for the package on that day. Rule 9.237.
 * @param endsAt when the package ends, ISO 8601
 */
export function missingDays(endsAt: string, examDay: Day): number | null {
  const days = daysFrom(osloDay(new Date(endsAt)), examDay);
  if (days <= 0) return null;
  return Math.ceil(days / guaranteeTerms.extensionDays) * guaranteeTerms.extensionDays;
}
