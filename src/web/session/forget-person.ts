import { leavingCookie, signedInCookie } from '#web/api/session-cookie.ts';
import { keptDatabase, practiceCache, savedCache } from '#web/kept/cache-names.ts';
import { keepCookie } from './browser-cookies.ts';
import { hasSession } from './signed-out.ts';

/**
 * Forgets what this browser keeps of the person: what was typed or waits to be sent, and the marker of the session. The
 * session's own cookie is the server's: where it could not be reached, the next request takes it away.
 */
export function forgetPerson(): void {
  if (hasSession()) {
    keepCookie(signedInCookie.name, '', 0);
    keepCookie(leavingCookie.name, '1', leavingCookie.maxAgeDays * 24 * 60 * 60);
  }
  try {
    localStorage.clear();
    sessionStorage.clear();
    // Recordings that were not handed in (`recording-store.ts`).
    indexedDB.deleteDatabase('bestatt-recordings');
    // What was saved for use without a network. Rule 9.452.
    indexedDB.deleteDatabase(keptDatabase);
    for (const name of [savedCache, practiceCache]) void globalThis.caches?.delete(name);
  } catch {
    // Storage may be closed to us (private windows); then nothing was kept.
  }
}
