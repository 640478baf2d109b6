import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.ts';

export type Texts = Readonly<Record<string, object>>;

/**
 * An i18next instance with all texts at hand, so that nothing waits while rendering.
 * A namespace is a file of `text/<locale>/`.
 */
export function createTexts(locale: Locale, texts: Texts): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    defaultNS: 'shell',
    resources: { [locale]: texts as Record<string, Record<string, string>> },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
