import { useEffect, useRef } from 'react';
import { againUntilStopped } from './again-until-stopped.ts';

/**
 * What still has not got through after the tries of `withRetries` waits here: it is sent again every 4 s, and as soon as
 * the browser has a network again. Rule 7.19, Rule 9.77.
 */
export function useResend(waits: boolean, send: () => void): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!waits) return;
    return againUntilStopped(() => latest.current());
  }, [waits]);
}
