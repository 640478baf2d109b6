import type { i18n } from 'i18next';
import type { Locale } from './locale.ts';
import { createTexts } from './texts.ts';

const bundles = {
  'en-GB': () => import('./text/app-en-gb.ts'),
  'nb-NO': () => import('./text/app-nb-no.ts'),
} as const;

/** The texts of the app's screens in one locale; the other locale is not fetched. */
export async function loadTexts(locale: Locale): Promise<i18n> {
  return createTexts(locale, (await bundles[locale]()).default);
}
