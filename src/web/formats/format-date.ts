import { daysFrom, osloDay } from '#domain/time/days.ts';
import { formatMoment, formatDate as formatNorwegianDate } from '#domain/time/format-date.ts';
import type { Locale } from '#web/locale/locale.ts';

/** '20 November 2026', '20. november 2026'; the number does not part from its month. */
export function formatDate(at: string | Date, locale: Locale): string {
  return unbroken(formatNorwegianDate(new Date(at), locale));
}

/** '20 November 2026 at 14:05', '20. november 2026 kl. 14:05'. */
export function formatDateTime(at: string | Date, locale: Locale): string {
  return unbroken(formatMoment(new Date(at), locale));
}

/** 'November 2026', 'november 2026'. @param month YYYY-MM */
export function formatMonth(month: string, locale: Locale): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
}

/** A number and its month stay on one line: 20\u00a0November 2026. */
export function unbroken(day: string): string {
  return day.replace(/(\d\.?) (?=\p{L})/u, '$1\u00a0');
}

/** Whole days from one moment's day to another's; 0 is the same day. */
export function daysBetween(from: string | Date, to: string | Date): number {
  return daysFrom(osloDay(new Date(from)), osloDay(new Date(to)));
}
