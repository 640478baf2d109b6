/**
 * Rule 2.56: the route, then the stored cookie, then the browser's language decide. Only the front page
 * sends people on, so that every other link opens as it was written.
 */
export function firstVisitLocale(request: Request): string | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.pathname !== '/') return null;
  const stored = /(?:^|;\s*)locale=(en-GB|nb-NO)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const wanted = stored ?? preferredLocale(request.headers.get('accept-language') ?? '');
  return wanted === 'nb-NO' ? `/nb${url.search}` : null;
}

/** `nb-NO` when a Norwegian language stands before English in Accept-Language (RFC 9110, 12.5.4). */
function preferredLocale(header: string): 'en-GB' | 'nb-NO' {
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
