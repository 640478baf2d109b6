/** Whether this browser can keep anything for use without a network. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'indexedDB' in window;
}
