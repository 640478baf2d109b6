import { leavingCookie, signedInCookie } from '#web/api/session-cookie.ts';
import { keptDatabase, practiceCache, savedCache } from '#web/kept/cache-names.ts';
import { hasSession } from './signed-out.ts';

/**
 * Forgets what this browser keeps of the person: what was typed or waits to be sent, and the marker of the session. The
 * session's own cookie is the server's: where it could not be reached, the next request takes it away.
 */
export function forgetPerson(): void {
  if (hasSession()) {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = `${signedInCookie.name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
    const maxAge = leavingCookie.maxAgeDays * 24 * 60 * 60;
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${leavingCookie.name}=1; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
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
