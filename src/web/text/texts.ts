import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '#web/locale/locale.ts';

export type Texts = Readonly<Record<string, object>>;

/**
 * An i18next instance for one locale. A namespace is a file of `text/<locale>/`. With all texts at hand nothing waits;
 * with a backend they come when they are used.
 */
export function createTexts(locale: Locale, texts: Texts, backend?: BackendModule): i18n {
  const instance = createInstance();
  if (backend) instance.use(backend);
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    initAsync: backend !== undefined,
    ns: backend ? [] : Object.keys(texts),
    defaultNS: 'shell',
    ...(backend ? {} : { resources: { [locale]: texts as Record<string, Record<string, string>> } }),
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
