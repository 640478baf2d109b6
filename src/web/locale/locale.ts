import { useLocation } from 'react-router';

/** The two languages of the interface. English has no prefix in the URL, bokmål lies under /nb. Rule 1.3, Rule 9.14. */
export const locales = ['en-GB', 'nb-NO'] as const;
export type Locale = (typeof locales)[number];

export const localeCookie = { name: 'locale', maxAgeDays: 365 } as const;

/** Locale of a path: `/nb` and everything under it is bokmål. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/nb' || pathname.startsWith('/nb/') ? 'nb-NO' : 'en-GB';
}

/** The same screen's path in a locale. `path` may have either form, and may carry a query. Rule 2.57, Rule 9.172. */
export function pathInLocale(path: string, locale: Locale): string {
  const bare = path.replace(/^\/nb(?=\/|$|\?|#)/, '') || '/';
  // One slash, whatever stood behind the language: two of them would lead to another host.
  const rooted = bare.replace(/^[/\\]*/, '/');
  if (locale === 'en-GB') return rooted;
  return rooted === '/' ? '/nb' : `/nb${rooted}`;
}

/** Builds paths in the locale of the page that is shown. */
export function useLocale(): { locale: Locale; to: (path: string) => string } {
  const locale = localeOfPath(useLocation().pathname);
  return { locale, to: (path) => pathInLocale(path, locale) };
}
