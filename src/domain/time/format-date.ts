import { type Day, norwegianTimeZone as timeZone } from './days.ts';
import { dateFormat } from './formats.ts';

type Style = 'medium' | 'long';

/** The Norwegian day of a moment in a language's words: '20 November 2026', '20. november 2026'. */
export function formatDate(at: Date, locale: string, dateStyle: Style = 'long'): string {
  return dateFormat(locale, { dateStyle, timeZone }).format(at);
}

/** A moment in Norway: '20 November 2026 at 14:05', '20. november 2026 kl. 14:05'. */
export function formatMoment(at: Date, locale: string): string {
  return dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);
}

/** A day, which has no zone: '20 November 2026'. */
export function formatDay(day: Day, locale: string): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
