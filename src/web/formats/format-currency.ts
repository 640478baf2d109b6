import { numberFormat } from '#domain/time/formats.ts';
import type { Locale } from '#web/locale/locale.ts';

/** 'NOK 99', '79,20 kr': øre as kroner, with decimals only where there are some. */
export function formatCurrency(ore: number, locale: Locale): string {
  const digits = ore % 100 === 0 ? 0 : 2;
  const kroner = numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(ore / 100);
  return locale === 'nb-NO' ? `${kroner}\u00a0kr` : `NOK\u00a0${kroner}`;
}
