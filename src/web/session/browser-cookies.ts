/** The cookies that scripts may see, by the names that the server knows them by. Rule 9.570. */
export function browserCookies(): string {
  const prefix = ownPrefix();
  return document.cookie
    .split('; ')
    .flatMap((cookie) => (cookie.startsWith(prefix) ? cookie.slice(prefix.length) : []))
    .join('; ');
}

/** Keeps a cookie of the whole site for so many seconds; 0 takes it away. */
export function keepCookie(name: string, value: string, seconds: number): void {
  const prefix = ownPrefix();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${prefix}${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${prefix && '; Secure'}`;
}

/** In front of our cookies' names over TLS; the server takes it off and puts it on. */
function ownPrefix(): string {
  return location.protocol === 'https:' ? '__Host-' : '';
}
