import type { WrittenLanguage } from '#domain/community/languages.ts';
import type { Locale } from '#web/locale/locale.ts';
import type { Category } from './community-rows.ts';

/** A category's name in the language of the page. */
export function categoryName({ nameNb, nameEn }: Category, locale: Locale): string {
  return locale === 'nb-NO' ? nameNb : nameEn;
}

/** What a category is for, in the language of the page. */
export function categoryPurpose({ purposeNb, purposeEn }: Category, locale: Locale): string {
  return locale === 'nb-NO' ? purposeNb : purposeEn;
}

/** The language that a page's own is called in the community. */
export function languageOfLocale(locale: Locale): WrittenLanguage {
  return locale === 'nb-NO' ? 'nb' : 'en';
}
