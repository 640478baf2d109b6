import { osloTimeZone as timeZone } from '#domain/time/days.ts';
import type { Locale } from '#web/locale/locale.ts';

/** '21 Nov 2026', '21. nov. 2026'. */
export function formatShortDate(at: string, locale: Locale): string {
  return new Date(at).toLocaleDateString(locale, { dateStyle: 'medium', timeZone });
}

/** '21 Nov', '21. nov.'. */
export function formatDayAndMonth(at: string, locale: Locale): string {
  return new Date(at).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone });
}

/** '21 Nov 2026, 20:15'. */
export function formatShortDateTime(at: string, locale: Locale): string {
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${formatShortDate(at, locale)}, ${time}`;
}
