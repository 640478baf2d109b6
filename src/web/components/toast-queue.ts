/** The queue of short messages: Rule 4.4, Rule 9.9. */

export const toastRules = {
  /** At most this many; the newest are kept. */
  kept: 5,
  /** A closed toast stays so long, to fade out. */
  removalDelayMs: 200,
  durationMs: 5000,
  swipeThreshold: 50,
  swipeDirection: 'right',
  hotkey: 'F8',
  stackingGapPx: 16,
} as const;

export type ToastColor = 'neutral' | 'success' | 'warning' | 'error';

/** Rule 3.23. */
export type Toast = {
  readonly id: string;
  readonly open: boolean;
  readonly title: string;
  readonly description?: string;
  readonly color: ToastColor;
  /** Name of an icon of the project's set. */
  readonly icon?: string;
};

/** Adds a toast at the end; beyond five the oldest leave. One with the same id is replaced. */
export function withToast(queue: readonly Toast[], toast: Toast): readonly Toast[] {
  return [...queue.filter((other) => other.id !== toast.id), toast].slice(-toastRules.kept);
}

/** Marks a toast as closed; it is still there, so that it can fade. */
export function withToastClosed(queue: readonly Toast[], id: string): readonly Toast[] {
  return queue.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

/** Takes a toast out. */
export function withoutToast(queue: readonly Toast[], id: string): readonly Toast[] {
  return queue.filter((toast) => toast.id !== id);
}
