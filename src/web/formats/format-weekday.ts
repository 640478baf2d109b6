import { norwegianTimeZone } from '#domain/time/days.ts';
import { dateFormat } from '#domain/time/formats.ts';
import type { Locale } from '#web/locale/locale.ts';
import { unbroken } from './format-date.ts';

/** A day (ISO 8601) inside a sentence: 'Monday 23 November', 'mandag 23. november'. */
export function formatWeekday(day: string, locale: Locale): string {
  return unbroken(
    dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T12:00:00Z`),
    ),
  );
}

/** The same where it begins a line: 'Mandag 23. november'. */
export function formatWeekdayAtStart(day: string, locale: Locale): string {
  const text = formatWeekday(day, locale);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** 'Wed', 'ons.'. */
export function formatShortWeekday(at: Date, locale: Locale): string {
  return dateFormat(locale, { weekday: 'short', timeZone: norwegianTimeZone }).format(at);
}
