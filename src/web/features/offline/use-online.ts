import { useEffect, useState } from 'react';

/** How long an answer may take, and when the next is asked for while none comes. */
const patienceMs = 8000;
const pauseMs = 5000;

/**
 * Whether the product can be reached. A browser knows only that it has some network: on a train's, or behind a hotel's log-in
 * page, it says that it is online while nothing arrives. So the server is asked, and asked again until it answers. On the
 * server, and until the first answer, it can be reached.
 */
export function useOnline(): boolean {
  const [online, setOnline] = useState(true);
  useEffect(() => {
    const over = new AbortController();
    let next: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(next);
      const reached = navigator.onLine && (await answers(over.signal));
      if (over.signal.aborted) return;
      setOnline(reached);
      if (!reached) next = setTimeout(look, pauseMs);
    };
    void look();
    addEventListener('online', look, { signal: over.signal });
    addEventListener('offline', look, { signal: over.signal });
    return () => {
      over.abort();
      clearTimeout(next);
    };
  }, []);
  return online;
}

/** Any answer will do: one that says that something is wrong has come by the network, too. */
function answers(over: AbortSignal): Promise<boolean> {
  const signal = AbortSignal.any([over, AbortSignal.timeout(patienceMs)]);
  return fetch('/healthz', { cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
