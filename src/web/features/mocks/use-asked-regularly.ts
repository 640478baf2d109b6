import { useEffect } from 'react';
import type { MockChange } from './mock-change.ts';

/** Another window may have moved on: asked for this often, and whenever the page is looked at again. */
const askEveryMs = 30_000;

/** At once, so that the clock begins; then now and again, and when the page is looked at or the network is back. */
export function useAskedRegularly(ask: { readonly current: (change: MockChange) => Promise<unknown> }): void {
  useEffect(() => {
    const now = () => void ask.current({ kind: 'state' });
    const ifSeen = () => document.visibilityState === 'visible' && now();
    now();
    const timer = setInterval(ifSeen, askEveryMs);
    document.addEventListener('visibilitychange', ifSeen);
    window.addEventListener('online', now);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ifSeen);
      window.removeEventListener('online', now);
    };
  }, [ask]);
}
