import type { MiddlewareHandler } from 'hono';

/**
 * Gives every cookie its prefix where the product is reached over TLS, so that neither a neighbouring host nor a line without
 * TLS can put a cookie of ours into a browser: `__Host-` where its path is `/`, else `__Secure-`. Inside, cookies have their
 * plain names; without TLS browsers refuse the prefixes, and the names stay as they are. Rule 9.570.
 */
export const prefixCookies: MiddlewareHandler = async (c, next) => {
  const { headers } = c.req.raw;
  const sent = headers.get('cookie');
  // Functions of the database may read whatever an API client sends; none of our own cookies is read there.
  if (sent !== null && !c.req.path.startsWith('/rest/')) headers.set('cookie', withoutPrefixes(sent));
  await next();
  const lines = c.res.headers.getSetCookie();
  if (lines.length === 0) return;
  c.res.headers.delete('set-cookie');
  for (const line of lines) c.res.headers.append('set-cookie', withPrefix(line));
};

/** What a browser sends by its own names; what lacks a prefix is not from us and goes. */
function withoutPrefixes(cookies: string): string {
  return cookies
    .split(';')
    .flatMap((cookie) => /^\s*__(?:Host|Secure)-([^=]+=.*)$/s.exec(cookie)?.[1] ?? [])
    .join('; ');
}

function withPrefix(line: string): string {
  const isOfHost = /;\s*path=\/\s*(?:;|$)/i.test(line);
  const secured = /;\s*secure\s*(?:;|$)/i.test(line) ? line : `${line}; Secure`;
  return `${isOfHost ? '__Host-' : '__Secure-'}${secured}`;
}
