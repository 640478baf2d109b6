import { numberFormat } from '#domain/time/formats.ts';
import type { Locale } from '#web/locale/locale.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** '840 kB', '2.4 MB'; in Norwegian '2,4 MB'. Units are powers of 1000, as browsers and shops count them. */
export function formatBytes(bytes: number, locale: Locale): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** step;
  const unit = units[step] ?? 'byte';
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(
    value,
  );
}
