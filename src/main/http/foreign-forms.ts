import type { MiddlewareHandler } from 'hono';

/**
 * A form that another site sends with our cookies is not taken, wherever it goes: the router asks for this only where a
 * page is shown. Browsers say where a request comes from (Fetch Metadata; Origin, RFC 6454, where they do not); what says
 * neither is no browser and has no cookies that are not its own.
 */
export function refuseForeignForms(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).host;
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || isOurs(c.req.raw.headers, own)) return next();
    return c.text('This form was sent from another site.', 403, { 'cache-control': 'no-store' });
  };
}

function isOurs(headers: Headers, own: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && (host === own || host === headers.get('host'));
}
