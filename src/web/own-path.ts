import { localeOfPath, pathInLocale } from './locale.ts';
import { savedPath } from './saved-path.ts';

/**
 * A path on this site to go on to: as a query or a form gave it, else as it was saved before the login (Rule 2.13); anything
 * else becomes the overview. No open redirect; and only letters that a header carries, as paths are written.
 */
export function ownPath(path: string | null, request: Request): string {
  const known = [path, savedPath(request)].find((one) => one && /^\/(?![/\\])[ -~]*$/.test(one));
  return known ?? pathInLocale('/app', localeOfPath(new URL(request.url).pathname));
}
