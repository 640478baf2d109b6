import Bowser from 'bowser';

/** What a browser says of itself, in the names people know; null where it says nothing that is known. */
export type Device = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'computer' | 'phone' | 'tablet' | 'unknown';
};

const kinds = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' } as const;

/** Rule 9.64. The device behind a `User-Agent`. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds[platform.type as keyof typeof kinds] ?? 'unknown',
  };
}

/** An address without its last part, which is enough to know one's own: `192.0.2.x`, `2001:db8:1:x`. */
export function roughAddress(address: string | null): string | null {
  if (!address) return null;
  const [separator, parts] = address.includes(':') ? [':', 3] : ['.', 3];
  return `${address.split(separator).slice(0, parts).join(separator)}${separator}x`;
}
