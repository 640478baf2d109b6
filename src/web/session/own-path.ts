import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { savedPath } from './saved-path.ts';

/**
 * A path on this site to go on to: as a query or a form gave it, else as it was saved before the login (Rule 2.13); anything
 * else becomes the overview. No open redirect; and only letters that a header carries, as paths are written.
 */
export function ownPath(path: string | null, request: Request): string {
  const known = [path, savedPath(request)].find((one) => one && isOwnPath(one));
  return known ?? pathInLocale('/app', localeOfPath(new URL(request.url).pathname));
}

/**
 * `//host` and `/\host` lead elsewhere, and so does what becomes that when a browser or the router takes its dots away
 * (`/.//host`) or drops a tab, or when the language before it goes (`/nb//host`).
 */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[ -~]*$/.test(path)) return false;
  const url = URL.parse(path, 'http://own.invalid');
  return url?.host === 'own.invalid' && !url.pathname.includes('//');
}
