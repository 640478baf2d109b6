import { type Toast, toastRules, withoutToast, withToast, withToastClosed } from './toast-queue.ts';

/** One queue for the page. Only events in the browser write to it, so the server's stays empty. */
let queue: readonly Toast[] = [];
let made = 0;
const listeners = new Set<() => void>();

type NewToast = Pick<Toast, 'title'> & Partial<Omit<Toast, 'open' | 'title'>>;

/** Shows a toast and returns its id. Call it in the browser, from an event or an effect. */
export function showToast({ color = 'neutral', id = `toast-${++made}`, ...rest }: NewToast): string {
  set(withToast(queue, { ...rest, id, color, open: true }));
  return id;
}

/** Closes a toast; it leaves the queue when it has faded. */
export function closeToast(id: string): void {
  set(withToastClosed(queue, id));
  setTimeout(() => set(withoutToast(queue, id)), toastRules.removalDelayMs);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return queue;
}

const none: readonly Toast[] = [];

export function noToasts(): readonly Toast[] {
  return none;
}

function set(next: readonly Toast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}
