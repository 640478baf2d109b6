/** Work that runs a few at a time, what is asked for now before what is made in the background. */
export type WorkQueue<Result> = {
  /** The same key asked for twice runs once; asking urgently moves waiting work to the front. */
  readonly add: (work: {
    readonly key: string;
    readonly urgent: boolean;
    readonly run: () => Promise<Result>;
  }) => Promise<Result>;
  readonly waiting: () => number;
  readonly running: () => number;
  /** Rejects what waits and all that comes; resolves when what runs has ended. */
  readonly close: () => Promise<void>;
};

type Job<Result> = {
  readonly key: string;
  readonly run: () => Promise<Result>;
  readonly promise: Promise<Result>;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

/** @param keepFree so many places are left to urgent work: background work never takes the last ones. */
export function createWorkQueue<Result>(places: number, keepFree = 0): WorkQueue<Result> {
  const urgent: Job<Result>[] = [];
  const background: Job<Result>[] = [];
  const running = new Map<string, Job<Result>>();
  let closed = false;

  function add(work: {
    readonly key: string;
    readonly urgent: boolean;
    readonly run: () => Promise<Result>;
  }): Promise<Result> {
    if (closed) return Promise.reject(new Error('The queue is closed.'));
    const known = running.get(work.key) ?? urgent.find(({ key }) => key === work.key);
    if (known) return known.promise;
    const at = background.findIndex(({ key }) => key === work.key);
    if (at >= 0 && !work.urgent) return (background[at] as Job<Result>).promise;
    const job = at >= 0 ? (background.splice(at, 1)[0] as Job<Result>) : createJob(work);
    (work.urgent ? urgent : background).push(job);
    next();
    return job.promise;
  }

  function next(): void {
    while (running.size < places) {
      const job = urgent.shift() ?? (running.size < places - keepFree ? background.shift() : undefined);
      if (!job) return;
      running.set(job.key, job);
      void job
        .run()
        .then(job.resolve, job.reject)
        .finally(() => {
          running.delete(job.key);
          next();
        });
    }
  }

  return {
    add,
    waiting: () => urgent.length + background.length,
    running: () => running.size,
    async close() {
      closed = true;
      for (const job of [...urgent.splice(0), ...background.splice(0)])
        job.reject(new Error('The queue is closed.'));
      await Promise.allSettled([...running.values()].map(({ promise }) => promise));
    },
  };
}

function createJob<Result>({
  key,
  run,
}: {
  readonly key: string;
  readonly run: () => Promise<Result>;
}): Job<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  // Whoever asked hears of a failure; nobody else must.
  promise.catch(() => undefined);
  return { key, run, promise, resolve, reject };
}
