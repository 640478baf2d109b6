import { localeOfPath, pathInLocale } from './locale.ts';

/** A path on this site to go on to, as a query gave it; anything else becomes the overview. No open redirect. */
export function ownPath(path: string | null, request: Request): string {
  const fallback = pathInLocale('/app', localeOfPath(new URL(request.url).pathname));
  return path && /^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : fallback;
}
