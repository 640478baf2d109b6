import { dateFormat } from '#domain/time/formats.ts';
import { unbroken } from '#web/features/result/written-day.ts';
import type { Locale } from '#web/locale.ts';

/** A day (ISO 8601) inside a sentence: 'Monday 23 November', 'mandag 23. november'. */
export function dayWithWeekday(day: string, locale: Locale): string {
  return unbroken(
    dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T12:00:00Z`),
    ),
  );
}

/** The same where it begins a line: 'Mandag 23. november'. */
export function dayOnItsOwn(day: string, locale: Locale): string {
  const text = dayWithWeekday(day, locale);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
