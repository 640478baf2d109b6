import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The server's clock in the browser: what it said last, and the time since by a clock that nobody can set (`performance.now`).
 * `now` is null until the first time was said to this page; it moves on each quarter of a second.
 */
export function useServerClock() {
  const said = useRef<{ readonly server: number; readonly here: number } | null>(null);
  const [now, setNow] = useState<number | null>(null);

  const read = useCallback(
    () => (said.current ? said.current.server + performance.now() - said.current.here : null),
    [],
  );
  const set = useCallback(
    (server: number) => {
      said.current = { server, here: performance.now() };
      setNow(read());
    },
    [read],
  );

  useEffect(() => {
    const timer = setInterval(() => setNow(read()), 250);
    return () => clearInterval(timer);
  }, [read]);

  return { now, read, set };
}
