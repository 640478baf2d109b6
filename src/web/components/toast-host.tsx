import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, noToasts, subscribeToToasts } from './toast-store.ts';
import type { ToasterProps } from './toaster.tsx';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Fetches the toaster when the first toast is shown: most pages never have one. */
export function ToastHost(props: ToasterProps) {
  const wanted = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts().length > 0,
    () => noToasts().length > 0,
  );
  return <Suspense fallback={null}>{wanted && <Toaster {...props} />}</Suspense>;
}
