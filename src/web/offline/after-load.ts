import { startCounting } from '#web/analytics/count-pages.ts';
import { hasSession } from '#web/session/signed-out.ts';
import { startInstallHint } from './install-offer.ts';
import { registerWorker } from './register-worker.ts';
import { startReloadGuard } from './reload-guard.ts';
import { pollSiteVersion } from './site-version.ts';

/**
 * What every page does once it is loaded and has time: it is counted, the worker is registered, what waits to be sent is sent,
 * and the site's version is watched. Loaded by itself, so that no page waits for it.
 */
export async function afterLoad(): Promise<void> {
  startCounting();
  startReloadGuard();
  startInstallHint();
  if (hasSession()) void import('./sync.ts').then(({ startSync }) => startSync());
  const own = document.documentElement.dataset.build;
  const registration = await registerWorker();
  if (own) pollSiteVersion(own, registration);
}
