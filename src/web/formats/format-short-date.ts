import { norwegianTimeZone } from '#domain/time/days.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { dateFormat } from '#domain/time/formats.ts';
import type { Locale } from '#web/locale/locale.ts';

/** '21 Nov 2026', '21. nov. 2026'. */
export function formatShortDate(at: string, locale: Locale): string {
  return formatDate(new Date(at), locale, 'medium');
}

/** '21 Nov', '21. nov.'. */
export function formatDayAndMonth(at: string, locale: Locale): string {
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: norwegianTimeZone });
  return format.format(new Date(at));
}

/** '21 Nov 2026, 20:15'. */
export function formatShortDateTime(at: string, locale: Locale): string {
  const time = dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: norwegianTimeZone });
  return `${formatShortDate(at, locale)}, ${time.format(new Date(at))}`;
}
