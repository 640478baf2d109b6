import type { MiddlewareHandler } from 'hono';
import { prefixCookies } from './cookie-prefix.ts';
import { secureAnswers } from './security-headers.ts';

/** What every answer goes through for safety's sake. @param publicUrl the product's address; https where a proxy ends TLS for it */
export function secured(publicUrl: string): readonly [MiddlewareHandler, ...MiddlewareHandler[]] {
  const https = publicUrl.startsWith('https:');
  return [secureAnswers({ https }), ...(https ? [prefixCookies] : [])];
}
