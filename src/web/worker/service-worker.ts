import { clientsClaim, copyResponse } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { offlinePath, savedCache, screensCachePrefix } from '#web/kept/cache-names.ts';
import { offlineAddress } from './offline-address.ts';
import { startPush } from './push.ts';

/**
 * The service worker (Rule 4.27, decision 149). Pages always come from the network while there is one, so nobody is shown an
 * old page or another person's: only what somebody saved, and the page that says that there is no network, is in a cache.
 */
declare const self: ServiceWorkerGlobalScope;
declare const bestattBuild: {
  readonly version: string;
  /** Of the pages without React, always kept: small. */
  readonly pages: readonly string[];
  /** Of the screens that work offline, kept once something is saved. */
  readonly screens: readonly string[];
};

const { version, pages, screens } = bestattBuild;
const screensCache = `${screensCachePrefix}${version}`;

// As a visitor without an account gets them: the cache outlives whoever is signed in. Rule 9.452.
addPlugins([
  {
    requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }),
    // What it varied by was left out of the request: it is the one answer for everybody.
    cacheWillUpdate: async ({ response }) =>
      response.ok
        ? copyResponse(response, ({ headers, ...init }) => {
            const kept = new Headers(headers);
            kept.delete('vary');
            return { ...init, headers: kept };
          })
        : null,
  },
]);
precacheAndRoute(
  [
    // Without a revision: the name says the content.
    ...pages.map((url) => ({ url, revision: null })),
    ...['', '/nb'].map((prefix) => ({ url: prefix + offlinePath, revision: version })),
  ],
  { ignoreURLParametersMatching: [/^from$/], cleanURLs: false, directoryIndex: '' },
);
cleanupOutdatedCaches();
enableNavigationPreload();
void self.skipWaiting();
clientsClaim();
startPush();

registerRoute(new NavigationRoute(navigate));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(audio|scenes|assets|static|icons)\//.test(url.pathname),
  ({ request }) => savedFirst(request),
);

self.addEventListener('install', (event) => event.waitUntil(keepScreens()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldScreens()));

const network = new NetworkOnly();

/** A page from the network; without one the saved page of this address, else the page for being offline. */
async function navigate(of: Parameters<typeof network.handle>[0]): Promise<Response> {
  try {
    return await network.handle(of);
  } catch {
    const url = new URL((of.request as Request).url);
    const saved = await (await caches.open(savedCache)).match(url.pathname + url.search, {
      ignoreVary: true,
    });
    return saved ?? Response.redirect(offlineAddress(url), 302);
  }
}

/** What was saved comes from the cache, in the part that a player asks for; all else from the network. */
async function savedFirst(request: Request): Promise<Response> {
  const saved = await caches.match(request.url, { ignoreVary: true });
  if (!saved) return fetch(request);
  return request.headers.has('range') ? createPartialResponse(request, saved) : saved;
}

/** Whoever has saved something gets the new version's screens with the new version: the two must fit each other. */
async function keepScreens(): Promise<void> {
  const hasKept = (await caches.keys()).some((name) => name.startsWith(screensCachePrefix));
  if (hasKept) await (await caches.open(screensCache)).addAll(screens);
}

async function dropOldScreens(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(screensCachePrefix) && name !== screensCache) await caches.delete(name);
}
