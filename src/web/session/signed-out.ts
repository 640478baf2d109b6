import { leavingCookie, signedInCookie } from '#web/api/session-cookie.ts';
import { forgetKept } from '#web/kept/owner.ts';

const channelName = 'bestatt-session';

/** Tells the other tabs of this browser that nobody is signed in here any more. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signed-out');
  channel.close();
}

/**
 * A page that shows somebody's account is read anew when they sign out in another tab, or when it comes back from the
 * browser's memory after that: the server then leads to the login. Rule 9.83.
 */
export function leaveWhenSignedOut(): void {
  if (!hasSession()) return;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => location.reload();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !hasSession()) location.reload();
  });
}

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
    void forgetKept();
  } catch {
    // Storage may be closed to us (private windows); then nothing was kept.
  }
}

/** As far as a script can know it: by the marker. */
export function hasSession(): boolean {
  return new RegExp(`(?:^|;\\s*)${signedInCookie.name}=1`).test(document.cookie);
}
