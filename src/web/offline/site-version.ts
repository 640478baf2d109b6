import { reloadWhenFree } from './reload-guard.ts';

/** How often the build manifest is asked for; and when somebody comes back to the page. Rule 4.29. */
export const pollMs = 10 * 60_000;

/** Not asked twice within this time, however often somebody changes tabs. */
const leastMs = 60_000;

/**
 * Rule 4.29, Rule 7.17: polls `/build.json`. Another version than the page's has its worker fetched, which reads the page anew
 * when it is ready; a browser without a worker reads it anew by itself.
 * @param own the version that the page was made by
 */
export function pollSiteVersion(own: string, registration: ServiceWorkerRegistration | null): void {
  let askedAt = Date.now();
  const ask = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < leastMs) return;
    askedAt = Date.now();
    const version = await readVersion();
    if (version === null || version === own) return;
    if (registration) await registration.update().catch(() => {});
    else reloadWhenFree();
  };
  setInterval(() => void ask(), pollMs);
  document.addEventListener('visibilitychange', () => void ask());
  addEventListener('online', () => void ask());
}

async function readVersion(): Promise<string | null> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    return response.ok ? ((await response.json()) as { version: string }).version : null;
  } catch {
    return null;
  }
}
