import { type Locale, localeOfPath } from './locale.ts';

/** Rule 2.56: the language of the path, then of the stored cookie, then of the browser. */
export function wantedLocale(request: Request): Locale {
  const { pathname } = new URL(request.url);
  if (localeOfPath(pathname) === 'nb-NO') return 'nb-NO';
  const stored = /(?:^|;\s*)locale=(en-GB|nb-NO)/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (stored === 'en-GB' || stored === 'nb-NO') return stored;
  return preferredLocale(request.headers.get('accept-language') ?? '');
}

/** `nb-NO` when a Norwegian language stands before English in Accept-Language (RFC 9110, 12.5.4). */
function preferredLocale(header: string): Locale {
  const ranked = header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { language: tag.toLowerCase().split('-')[0], quality: quality ? Number(quality) : 1 };
    })
    .filter((entry) => entry.quality > 0)
    .sort((one, other) => other.quality - one.quality);
  const first = ranked.find(({ language }) => ['nb', 'no', 'nn', 'en'].includes(language ?? ''));
  return first && first.language !== 'en' ? 'nb-NO' : 'en-GB';
}
