import { numberFormat } from '#domain/time/formats.ts';
import { useLocale } from '#web/locale/locale.ts';

/** Writes øre as kroner, '99.00', without the currency's name. */
export function useFormatKroner(): (ore: number) => string {
  const { locale } = useLocale();
  const kroner = numberFormat(locale, { minimumFractionDigits: 2 });
  return (ore) => kroner.format(ore / 100);
}
