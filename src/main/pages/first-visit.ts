import { wantedLocale } from '#web/locale/wanted-locale.ts';

/**
 * Rule 2.56: the route, then the stored cookie, then the browser's language decide. Of pages only the front page sends
 * people on, so that every other link opens as it was written; the way to the login asks the same.
 */
export function firstVisitLocale(request: Request): string | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.pathname !== '/') return null;
  return wantedLocale(request) === 'nb-NO' ? `/nb${url.search}` : null;
}
