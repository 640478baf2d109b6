/** Between two tries, in ms. */
export const againMs = 4000;

/**
 * Calls `again` every 4 s, and as soon as the browser has a network: also when a call changes nothing that a screen would be
 * rendered anew for, as when a server stays away for longer. @returns what ends it.
 */
export function againUntilStopped(again: () => void): () => void {
  const timer = setInterval(again, againMs);
  window.addEventListener('online', again);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', again);
  };
}
