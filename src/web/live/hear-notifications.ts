import { followNotifications } from './follow-notifications.ts';
import { liveClient, whoHears } from './live-client.ts';

/** Whoever only passes by opens no line. */
const settledMs = 2000;
/** A page that nobody has looked at for so long gives its line back. */
const unseenMs = 60_000;

/** Keeps the number at the bell, and the list where it is open, as they are now, while the page is looked at. Rule 9.511. */
export function hearNotifications(): void {
  let line: Promise<() => void> | null = null;
  let timer = setTimeout(begin, settledMs);
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    timer = document.visibilityState === 'visible' ? setTimeout(begin, 0) : setTimeout(end, unseenMs);
  });

  function begin(): void {
    if (document.visibilityState !== 'visible') return;
    line ??= openLine().catch(() => {
      // Without a network there is nothing to hear; whoever looks again asks again.
      line = null;
      return () => {};
    });
  }

  function end(): void {
    void line?.then((stop) => stop());
    line = null;
  }
}

async function openLine(): Promise<() => void> {
  const person = await whoHears();
  if (!person) return () => {};
  const { apiKey, userId } = person;
  return followNotifications({ client: liveClient(apiKey), userId, look, onFeedback });
}

/** Whatever screen waits for feedback looks at once; the name is no module's, as below. Rule 9.540. */
function onFeedback(): void {
  dispatchEvent(new CustomEvent('bestatt:feedback'));
}

async function look(): Promise<void> {
  const response = await fetch('/notifications/unread');
  if (!response.ok) return;
  const { unread } = (await response.json()) as { readonly unread: number };
  // A name that bell and list have in common would be a file of its own, which every screen would load.
  dispatchEvent(new CustomEvent('bestatt:unread', { detail: unread }));
}
