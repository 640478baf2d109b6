/** What a window does with a recording that is its own. */
type OwnWindow = {
  /** Begins when it is its own, and goes on until it is left or taken over. */
  readonly own: () => Promise<void>;
  /** Another window has it: first, or now. */
  readonly elsewhere: () => void;
  readonly signal: AbortSignal;
};

/**
 * A recording belongs to one window of the browser at a time: what is said in one is not handed in, half, by another that was
 * opened meanwhile. Whoever comes later waits until it is let go, or takes it over. Rule 9.518. Where the browser has no locks,
 * every window has it.
 * @returns what takes it over.
 */
export function inOnlyWindow(name: string, { own, elsewhere, signal }: OwnWindow): () => void {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) {
    void own();
    return () => {};
  }
  const waiting = new AbortController();
  const hold = async (lock: Lock | null) => {
    if (!lock || signal.aborted) return;
    await own();
    await new Promise((left) => signal.addEventListener('abort', left));
  };
  // A lock that is taken over ends in an error here, as does one that is no longer waited for.
  const taken = () => {
    if (!signal.aborted) elsewhere();
  };
  const wait = async () => {
    let isFree = false;
    await locks.request(name, { ifAvailable: true }, (lock) => {
      isFree = lock !== null;
      return hold(lock);
    });
    if (isFree || signal.aborted) return;
    elsewhere();
    await locks.request(name, { signal: waiting.signal }, hold);
  };
  wait().catch(() => {
    if (!waiting.signal.aborted) taken();
  });
  signal.addEventListener('abort', () => waiting.abort());
  return () => {
    waiting.abort();
    locks.request(name, { steal: true }, hold).catch(taken);
  };
}
