import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Longer waits need no timer: nobody leaves a page open for a day. In ms. */
const longestMs = 24 * 60 * 60 * 1000;

/** Reads the screen's data anew at these moments (ms since 1970), a second late, so that the server's clock is there too. */
export function useReloadAt(moments: readonly number[]): void {
  const { revalidate } = useRevalidator();
  const key = moments.join(' ');
  useEffect(() => {
    const timers = key
      .split(' ')
      .map((moment) => Number(moment) + 1000 - Date.now())
      .filter((ms) => ms > 0 && ms < longestMs)
      .map((ms) => setTimeout(revalidate, ms));
    return () => timers.forEach(clearTimeout);
  }, [key, revalidate]);
}
