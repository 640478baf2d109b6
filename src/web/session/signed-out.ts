import { signedInCookie } from '#web/api/session-cookie.ts';
import { browserCookies } from './browser-cookies.ts';

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

/** As far as a script can know it: by the marker. */
export function hasSession(): boolean {
  return new RegExp(`(?:^|;\\s*)${signedInCookie.name}=1`).test(browserCookies());
}
