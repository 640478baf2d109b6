import { useEffect, useState } from 'react';

/** How many notifications are not read: as the page was loaded with, and then as it is told (`live/hear-notifications.ts`). Rule 9.511. */
export function useUnread(loaded: number): number {
  const [told, setTold] = useState({ loaded, count: loaded });
  useEffect(() => {
    const hear = ({ detail }: CustomEventInit<number>) => setTold({ loaded, count: detail ?? 0 });
    addEventListener('bestatt:unread', hear);
    return () => removeEventListener('bestatt:unread', hear);
  }, [loaded]);
  return told.loaded === loaded ? told.count : loaded;
}
