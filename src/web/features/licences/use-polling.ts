import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Waits between asking again, in ms: about half a minute in all; a provider's event takes seconds. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000] as const;

/** Reads the screen's data again a few times while it is waited for. */
export function usePolling(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waiting) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (times: number) => {
      const pause = pausesMs[times];
      if (pause === undefined) return;
      timer = setTimeout(() => void revalidate().then(() => ask(times + 1)), pause);
    };
    ask(0);
    return () => clearTimeout(timer);
  }, [waiting, revalidate]);
}
