import { pathInLocale } from '#web/locale/locale.ts';

/** Where rounds begin, and where what was done is listed: one screen by two addresses (Rule 9.257). */
export const practicePath = '/app/test';
export const resultsPath = '/app/test?show=results';

type Address = { readonly pathname: string; readonly search: string };

/**
 * Which of the menu's paths somebody is at: the screen itself, whatever else its query says, or what lies in it. Results
 * and the answers to them lie among the results.
 */
export function menuPlace(paths: readonly string[], address: Address): string | undefined {
  const pathname = pathInLocale(address.pathname, 'en-GB');
  if (pathname === practicePath)
    return new URLSearchParams(address.search).get('show') === 'results' ? resultsPath : practicePath;
  if (pathname.startsWith(`${practicePath}/`)) return resultsPath;
  return (
    paths.find((path) => path === pathname) ??
    paths.find((path) => path !== '/app' && pathname.startsWith(`${path}/`))
  );
}
