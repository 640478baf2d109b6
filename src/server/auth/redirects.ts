import type { Context } from 'hono';
import type { AuthSettings } from './settings.ts';

/** Schemes that run or show what stands in the address itself. */
const forbiddenSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:']);

/**
 * Where to send the person afterwards: `redirect_to` of the call when it is allowed, else the page the call
 * came from when that is, else the product's address.
 */
export function readRedirect(
  settings: AuthSettings,
  { c, inBody }: { readonly c: Context; readonly inBody?: string | null },
): string {
  const candidates = [
    inBody,
    c.req.query('redirect_to'),
    c.req.header('redirect_to'),
    c.req.header('referer'),
  ];
  for (const candidate of candidates) {
    const allowed = candidate ? allowedRedirect(settings, candidate) : null;
    if (allowed) return allowed;
  }
  return settings.siteUrl;
}

/**
 * The address in the form the browser will read it, when it is the product's own origin or matches the
 * list; else null. What is compared is what is sent: the parsed form, so that `https://good\@evil` or
 * `https://good%2eevil` cannot mean one thing here and another there.
 */
export function allowedRedirect(
  settings: Pick<AuthSettings, 'siteUrl' | 'redirectUrls'>,
  address: string,
): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || forbiddenSchemes.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (url.protocol.startsWith('http') && url.origin === new URL(settings.siteUrl).origin) return url.href;
  const [comparable = ''] = url.href.split('#');
  return settings.redirectUrls.some((pattern) => matches(pattern, comparable)) ? url.href : null;
}

/** `*` stands for anything but `.` and `/`, `**` for anything, `?` for one character. A last slash may be left out. */
function matches(pattern: string, address: string): boolean {
  const expression = pattern.replace(/\*\*|\*|\?|[\\^$.|+()[\]{}]/g, (found) => {
    if (found === '**') return '.*';
    if (found === '*') return '[^./]*';
    return found === '?' ? '[^./]' : `\\${found}`;
  });
  return new RegExp(`^${expression}/?$`, 'u').test(address);
}

/** The address with parameters put into its query. */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The address with parameters as its fragment, where servers and their logs do not see them. */
export function withFragment(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(parameters).toString();
  return url.href;
}
