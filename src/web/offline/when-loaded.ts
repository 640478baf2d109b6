/** Runs something once the page is loaded and the browser has nothing better to do: no page waits for it. */
export function whenLoaded(work: () => void): void {
  // Safari has no requestIdleCallback.
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 300);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
