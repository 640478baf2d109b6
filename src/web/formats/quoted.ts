import type { Locale } from '#web/locale/locale.ts';

/** In the quotation marks of the page's language: “hus”, «hus». */
export function quoted(text: string, locale: Locale): string {
  return locale === 'nb-NO' ? `«${text}»` : `“${text}”`;
}
