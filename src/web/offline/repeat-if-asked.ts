/**
 * Does some work once at a time. Whoever asks while it is done has it done once more when it is over, and gets what came of it
 * then: what they want done may have come up after the first try had looked.
 */
export function repeatIfAsked<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;
  const start = (): Promise<Result> => {
    next = null;
    running = work().finally(() => {
      if (next === null) running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return start();
    next ??= running.then(start, start);
    return next;
  };
}
