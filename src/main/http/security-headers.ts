import type { MiddlewareHandler } from 'hono';
import { setAnswerHeader } from '#server/http/answer-header.ts';

const transport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Headers of every page (MDN Observatory's rules, OWASP ASVS 5.0 chapter 3). */
export function securityHeaders(input: {
  readonly https: boolean;
  /** Source expressions of the page's own scripts: its nonce, or their hashes. */
  readonly scripts: readonly string[];
  /** Source of the page's own style sheet (`liftInlineStyles`). */
  readonly style: string | null;
  /** Where our checkout's form may lead besides our own pages; browsers ask for the redirect's target, too. */
  readonly payAt: string | null;
  /** A host besides ours that pictures come from. */
  readonly imageHost: string | null;
  /** The page, or one that it leads to without being read anew, may ask for the microphone. Rule 9.287. */
  readonly microphone: boolean;
}): Record<string, string> {
  const { https, scripts, style, payAt, imageHost, microphone } = input;
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self'${style ? ` ${style}` : ''}`,
    `img-src 'self' data: blob:${imageHost ? ` ${imageHost}` : ''}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${payAt ? ` ${payAt}` : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), geolocation=(), microphone=(${microphone ? 'self' : ''}), payment=()`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https && transport),
  };
}

/** Headers of an answer in JSON, which no browser is to show, frame or take for something else. */
export function jsonHeaders({ https }: { readonly https: boolean }): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(https && transport),
  };
}

/**
 * Gives every answer what it has not said itself: what is not a page is not framed and not taken for something else, and
 * JSON is not shown. OWASP ASVS 5.0, 3.2.1, 3.4.
 */
export function secureAnswers(given: { readonly https: boolean }): MiddlewareHandler {
  const json = Object.entries(jsonHeaders(given));
  const other = Object.entries({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...(given.https && transport),
  });
  return async (c, next) => {
    await next();
    const isJson = c.res.headers.get('content-type')?.startsWith('application/json');
    for (const [name, value] of isJson ? json : other)
      if (!c.res.headers.has(name)) setAnswerHeader(c, { name, value });
  };
}
