import { reloadWhenFree } from './reload-guard.ts';

export type WorkerState = 'unsupported' | 'registered' | 'failed';

/** Where pages and tests read that registering failed. Rule 4.27. */
const mark = (state: WorkerState) => {
  document.documentElement.dataset.worker = state;
};

/** Rule 4.27: registers the worker at /sw.js for the whole site. A newly activated version reads the page anew. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) {
    mark('unsupported');
    return null;
  }
  const { serviceWorker } = navigator;
  // The first worker of a browser takes over a page that is new already.
  let hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) reloadWhenFree();
    hadWorker = true;
  });
  try {
    const registration = await serviceWorker.register('/sw.js', { scope: '/' });
    mark('registered');
    return registration;
  } catch {
    mark('failed');
    return null;
  }
}

/** As the page's script found it; null as long as it has not tried. */
export function workerState(): WorkerState | null {
  return (document.documentElement.dataset.worker as WorkerState | undefined) ?? null;
}
