import { offlinePath } from '#web/kept/cache-names.ts';

/** Where a page that cannot be had leads, in its language, with the way back to it. */
export function offlineAddress(wanted: URL): string {
  const prefix = /^\/nb(\/|$)/.test(wanted.pathname) ? '/nb' : '';
  const from = new URLSearchParams({ from: wanted.pathname + wanted.search });
  return new URL(`${prefix}${offlinePath}?${from}`, wanted).href;
}
