import { dateFormat } from '#domain/time/formats.ts';
import type { Locale } from '#web/locale.ts';

/** Moments are Norwegian ones, wherever the server stands. */
const timeZone = 'Europe/Oslo';

/** '21 Nov 2026', '21. nov. 2026'. */
export function shortDay(at: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(at));
}

/** '21 Nov 2026, 20:15'. */
export function writtenMoment(at: string, locale: Locale): string {
  const time = dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at));
  return `${shortDay(at, locale)}, ${time}`;
}
