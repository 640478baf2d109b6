import { useEffect, useRef } from 'react';

const againMs = 4000;

/**
 * What still has not got through after the tries of `withRetries` waits here: it is sent again after 4 s, and as soon as
 * the browser has a network again. Rule 7.19, Rule 9.77.
 */
export function useResend(waits: boolean, send: () => void): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!waits) return;
    const again = () => latest.current();
    const timer = setTimeout(again, againMs);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [waits]);
}
