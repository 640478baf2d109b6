import { type Day, norwegianTimeZone as timeZone } from './days.ts';

type Style = 'medium' | 'long';

/** The Norwegian day of a moment in a language's words: '20 November 2026', '20. november 2026'. */
export function formatDate(at: Date, locale: string, dateStyle: Style = 'long'): string {
  return at.toLocaleDateString(locale, { dateStyle, timeZone });
}

/** A moment in Norway: '20 November 2026 at 14:05', '20. november 2026 kl. 14:05'. */
export function formatMoment(at: Date, locale: string): string {
  return at.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
}

/** A day, which has no zone: '20 November 2026'. */
export function formatDay(day: Day, locale: string): string {
  return new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
