/** In front of our cookies' names over TLS; the server takes it off and puts it on. Rule 9.570. */
const prefix = '__Host-';

/** The cookies that scripts may see, by the names that the server knows them by. */
export function browserCookies(): string {
  if (!isSecure()) return document.cookie;
  return document.cookie
    .split('; ')
    .flatMap((cookie) => (cookie.startsWith(prefix) ? cookie.slice(prefix.length) : []))
    .join('; ');
}

/** Keeps a cookie of the whole site for so many seconds; 0 takes it away. */
export function keepCookie(name: string, value: string, seconds: number): void {
  const line = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = isSecure() ? `${prefix}${line}; Secure` : line;
}

function isSecure(): boolean {
  return location.protocol === 'https:';
}
