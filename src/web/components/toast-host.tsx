import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, noToasts, subscribeToToasts } from './toast-store.ts';
import type { ToasterProps } from './toaster.tsx';

/** What fetches the toaster before it is wanted, so that it is there to say that the network is not. */
const firstSigns = ['pointerdown', 'keydown', 'online'] as const;

/** Fetches the toaster at the first touch of the page: most pages never have a toast, and its absence must break none. */
export function ToastHost(props: ToasterProps) {
  const wanted = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts().length > 0,
    () => noToasts().length > 0,
  );
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  useEffect(() => {
    if (Toaster) return;
    const fetchToaster = () => {
      import('./toaster.tsx').then(
        (module) => setToaster(() => module.Toaster),
        // Without a network the toast waits for the next sign.
        () => {},
      );
    };
    if (wanted) fetchToaster();
    for (const sign of firstSigns) window.addEventListener(sign, fetchToaster);
    return () => {
      for (const sign of firstSigns) window.removeEventListener(sign, fetchToaster);
    };
  }, [wanted, Toaster]);
  return wanted && Toaster && <Toaster {...props} />;
}
