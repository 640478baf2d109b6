import { numberFormat } from '#domain/time/formats.ts';
import type { Locale } from '#web/locale/locale.ts';

/** A share from 0 to 1: '70%', '70 %'. */
export function formatPercent(share: number, locale: Locale): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
