import { screensCachePrefix } from './cache-names.ts';

/** How many files are fetched at once: a phone does other things, too. */
const atOnce = 4;

/**
 * Fetches files and puts them into a cache, as a visitor without an account gets them: what is kept holds nobody's name.
 * @returns how many bytes they are. @throws Error when one cannot be had; DOMException `QuotaExceededError`
 */
export async function keepFiles(cacheName: string, addresses: readonly string[]): Promise<number> {
  const cache = await caches.open(cacheName);
  const left = [...new Set(addresses)];
  let bytes = 0;
  const work = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const response = await fetch(address, { credentials: 'omit' });
      if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`);
      const body = await response.clone().blob();
      bytes += body.size;
      await cache.put(address, response);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return bytes;
}

/** Takes files out of a cache, except those that something else still needs. */
export async function dropFiles(
  cacheName: string,
  { addresses, needed }: { readonly addresses: readonly string[]; readonly needed: readonly string[] },
): Promise<void> {
  const cache = await caches.open(cacheName);
  const stays = new Set(needed);
  await Promise.all(addresses.filter((one) => !stays.has(one)).map((one) => cache.delete(one)));
}

/** What the screens that work offline are made of, kept from now on; each new version's comes with its worker. */
export async function keepScreens(): Promise<void> {
  const build = (await (await fetch('/build.json')).json()) as {
    readonly version: string;
    readonly screens: readonly string[];
  };
  await keepFiles(screensCachePrefix + build.version, build.screens);
}
