import { useEffect } from 'react';
import { useFetcher } from 'react-router';

/** Waits before asking again, in ms: about half a minute in all; a provider's event takes seconds. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000] as const;

/**
 * Has the provider asked how an open order stands: once, and a few times more while somebody waits for it. By a form: reading
 * a page writes nothing (decision 174). The screen's data are read anew after each.
 */
export function useAskingProvider(order: { readonly isOpen: boolean; readonly isWaiting: boolean }): void {
  const { submit } = useFetcher();
  const { isOpen, isWaiting } = order;
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    const ask = async (times: number) => {
      await submit({ intent: 'ask' }, { method: 'post' });
      const pause = pausesMs[times];
      if (!hasLeft && isWaiting && pause !== undefined) timer = setTimeout(() => void ask(times + 1), pause);
    };
    void ask(0);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [isOpen, isWaiting, submit]);
}
