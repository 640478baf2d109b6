import { sessionCookie } from './session-cookie.ts';

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

/** Forgets what this browser keeps of the person: the session's cookies, and what was typed or waits to be sent. */
export function forgetPerson(): void {
  for (const [, name] of document.cookie.matchAll(/(?:^|;\s*)([^=;]+)=/g))
    if (name?.startsWith(sessionCookie.name))
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
      document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage may be closed to us (private windows); then nothing was kept.
  }
}

function hasSession(): boolean {
  return document.cookie.includes(sessionCookie.name);
}
