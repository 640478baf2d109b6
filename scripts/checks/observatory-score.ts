/**
 * The score of MDN HTTP Observatory for one answer, by its published rules (github.com/mdn/mdn-http-observatory,
 * src/grader/charts.js and src/analyzer/tests, read in November 2026): 100 points, taken away for what is wrong, and given for
 * what is better than needed when nothing much is wrong.
 */
export type Answered = {
  readonly headers: Headers;
  readonly html: string;
};

export type Finding = { readonly test: string; readonly result: string; readonly points: number };

export type Score = { readonly score: number; readonly findings: readonly Finding[] };

/** Points above 100 count only from here on (its scanner's `MINIMUM_SCORE_FOR_EXTRA_CREDIT`). */
const bonusFrom = 90;
/** A white lie of theirs: six months of thirty days. */
const sixMonthsSeconds = 15_552_000;
const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];

/** Reached by TLS with a redirect from http, as a product behind its proxy is: those two tests ask the proxy. */
export function observatoryScore(answered: Answered): Score {
  const findings = [
    policy(answered.headers.get('content-security-policy')),
    cookies(answered.headers),
    referrer(answered.headers.get('referrer-policy')),
    transport(answered.headers.get('strict-transport-security')),
    scripts(answered),
    sniffing(answered.headers.get('x-content-type-options')),
    framing(answered.headers),
    crossOrigin(answered.headers, 'cross-origin-resource-policy', ['same-origin', 'same-site']),
    crossOrigin(answered.headers, 'cross-origin-opener-policy', [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
    ]),
    crossOrigin(answered.headers, 'cross-origin-embedder-policy', ['require-corp', 'credentialless']),
    sharing(answered.headers.get('access-control-allow-origin')),
  ];
  const sum = (wanted: (points: number) => boolean) =>
    findings.reduce((total, { points }) => total + (wanted(points) ? points : 0), 0);
  const uncurved = Math.max(0, 100 + sum((points) => points < 0));
  return { score: uncurved >= bonusFrom ? uncurved + sum((points) => points > 0) : uncurved, findings };
}

function policy(header: string | null): Finding {
  const found = (result: string, points: number) => ({ test: 'content-security-policy', result, points });
  if (!header?.trim()) return found('not there', -25);
  const directives = directivesOf(header);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const withoutInline = (list: readonly string[]) =>
    list.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
      ? list.filter((source) => source !== "'unsafe-inline'")
      : list;
  const [script, style] = [withoutInline(sources('script-src')), withoutInline(sources('style-src'))];
  const isUnsafe = (list: readonly string[]) =>
    list.some((source) => [...broad, "'unsafe-inline'", 'data:'].includes(source));
  if (isUnsafe(script) || sources('object-src').some((source) => broad.includes(source)))
    return found('unsafe scripts', -20);
  const all = [...directives.values()].flat();
  if (all.some((source) => /^(http|ftp):/.test(source))) return found('an insecure scheme', -20);
  if ([...script, ...style].includes("'unsafe-eval'")) return found('eval', -10);
  if (isUnsafe(style)) return found('unsafe styles only', 0);
  if (directives.get('default-src')?.join() === "'none'")
    return found("nothing unsafe, default-src 'none'", 10);
  return found('nothing unsafe', 5);
}

function directivesOf(header: string): Map<string, readonly string[]> {
  const parts = header.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])));
}

function cookies(headers: Headers): Finding {
  const found = (result: string, points: number) => ({ test: 'cookies', result, points });
  const all = headers.getSetCookie();
  if (all.length === 0) return found('none', 0);
  const isSession = (line: string) => /^[^=]*(login|sess)/i.test(line);
  if (all.some((line) => isSession(line) && !/;\s*httponly/i.test(line)))
    return found('a session without HttpOnly', -30);
  if (all.some((line) => !/;\s*secure/i.test(line)))
    return headers.has('strict-transport-security')
      ? found(
          'without Secure, protected by HSTS',
          all.some((line) => isSession(line) && !/;\s*secure/i.test(line)) ? -10 : -5,
        )
      : found('without Secure', -20);
  return all.every((line) => /;\s*samesite=(lax|strict)/i.test(line))
    ? found('Secure, HttpOnly and SameSite', 5)
    : found('Secure and HttpOnly', 0);
}

function referrer(header: string | null): Finding {
  const test = 'referrer-policy';
  if (header === null) return { test, result: 'not there', points: 0 };
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const last = header.toLowerCase().split(',').at(-1)?.trim() ?? '';
  return isPrivate.includes(last)
    ? { test, result: 'private', points: 5 }
    : { test, result: `unsafe: ${last}`, points: -5 };
}

function transport(header: string | null): Finding {
  const test = 'strict-transport-security';
  const seconds = Number(/max-age="?(\d+)/i.exec(header ?? '')?.[1] ?? Number.NaN);
  if (header === null) return { test, result: 'not there', points: -20 };
  if (Number.isNaN(seconds)) return { test, result: 'not valid', points: -20 };
  return seconds >= sixMonthsSeconds
    ? { test, result: 'at least six months', points: 0 }
    : { test, result: 'less than six months', points: -10 };
}

function scripts({ html }: Answered): Finding {
  const test = 'subresource-integrity';
  const foreign = [...html.matchAll(/<script[^>]*\bsrc="(?:https?:)?\/\/[^"]*"[^>]*>/gi)].map(([tag]) => tag);
  if (foreign.length === 0) return { test, result: 'all scripts from our own origin', points: 0 };
  if (foreign.some((tag) => /src="http:/i.test(tag)))
    return { test, result: 'a script without TLS', points: -50 };
  return foreign.every((tag) => /\bintegrity=/i.test(tag))
    ? { test, result: 'all with integrity', points: 5 }
    : { test, result: 'foreign scripts without integrity', points: -5 };
}

function sniffing(header: string | null): Finding {
  const isNosniff = header?.trim().toLowerCase() === 'nosniff';
  return { test: 'x-content-type-options', result: header ?? 'not there', points: isNosniff ? 0 : -5 };
}

function framing(headers: Headers): Finding {
  const test = 'x-frame-options';
  const ancestors = directivesOf(headers.get('content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.includes(source)))
    return { test, result: 'by frame-ancestors', points: 5 };
  const given = headers.get('x-frame-options')?.trim().toLowerCase();
  if (given === 'deny' || given === 'sameorigin') return { test, result: given, points: 5 };
  return { test, result: given ?? 'not there', points: -20 };
}

function crossOrigin(headers: Headers, test: string, good: readonly string[]): Finding {
  const given = headers.get(test)?.trim().toLowerCase().split(';')[0];
  if (given === undefined) return { test, result: 'not there', points: 0 };
  return { test, result: given, points: good.includes(given) ? 10 : 0 };
}

/** Everybody may read what needs no cookie; with cookies everybody may not. */
function sharing(header: string | null): Finding {
  return { test: 'cross-origin-resource-sharing', result: header ?? 'not there', points: 0 };
}
