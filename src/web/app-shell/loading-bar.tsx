import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { loadingBarTimes } from './loading-bar-times.ts';

/** The 3 px bar at the top while a page is fetched. Rule 2.8. */
export function LoadingBar() {
  const bar = useRef<HTMLDivElement>(null);
  const loading = useNavigation().state === 'loading';
  useEffect(() => {
    const element = bar.current;
    if (!element || !loading) return;
    const start = setTimeout(() => element.setAttribute('data-state', 'running'), loadingBarTimes.throttleMs);
    return () => {
      clearTimeout(start);
      if (element.getAttribute('data-state') !== 'running') return;
      element.setAttribute('data-state', 'done');
      setTimeout(() => {
        element.setAttribute('data-state', 'hidden');
        setTimeout(() => element.setAttribute('data-state', 'idle'), loadingBarTimes.resetDelayMs);
      }, loadingBarTimes.hideDelayMs);
    };
  }, [loading]);
  return <div ref={bar} className="loading-bar" data-state="idle" aria-hidden="true" />;
}
