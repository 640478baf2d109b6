import { dayMs } from '#domain/time/days.ts';
import { numberFormat } from '#domain/time/formats.ts';
import type { Locale } from '#web/locale/locale.ts';

const units = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', dayMs],
  ['month', 30.44 * dayMs],
  ['year', 365.25 * dayMs],
] as const;

/** A pause in its largest unit: '10 minutes', '4 days', '2.4 months'. Of months and years a tenth tells two answers apart. */
export function intervalWords(ms: number, locale: Locale): string {
  const [unit, length] = units.findLast(([, size]) => ms >= size * 0.95) ?? units[0];
  const parts = unit === 'month' || unit === 'year' ? 10 : 1;
  const count = Math.max(1, Math.round((ms / length) * parts) / parts);
  const words = numberFormat(locale, {
    ...{ style: 'unit', unit, unitDisplay: 'long' },
    maximumFractionDigits: 1,
  }).format(count);
  // The language data has «døgn» for a day of 24 hours. Of a pause people say days.
  return locale === 'nb-NO' ? words.replace('døgn', count === 1 ? 'dag' : 'dager') : words;
}
