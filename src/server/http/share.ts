/** A part of what all use, e.g. of the pool's connections. */
export type Share = {
  /**
   * Runs the work when a place is free. Among those who wait, who has used least lately comes first.
   * @param key who asks: a person, or an address
   * @throws ShareBusy when none came free in time
   */
  readonly run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
};

export type ShareSize = {
  /** Pieces of work at the same time, and of one key. */
  readonly places: number;
  readonly placesOfOne: number;
  /** How long one waits for a place. */
  readonly waitMs: number;
  /** How many wait; more are refused at once. */
  readonly waiting: number;
  /** After long work its place stays empty for so many times as long, so that the rest of the machine gets its turn. */
  readonly rest: number;
};

/** Nothing was begun; the same may be sent again. */
export class ShareBusy extends Error {
  readonly retryAfterSeconds = 1;
}

/** What somebody used counts half after so long. */
const halfLifeMs = 10_000;
const rememberedKeys = 10_000;
/** Longer work is followed by a rest. */
const longMs = 50;

type Waiting = { readonly key: string; readonly begin: () => void };
type Use = { readonly running: number; readonly ms: number; readonly at: number };

/** @param clock in milliseconds */
export function createShare(size: ShareSize, clock: () => number = () => performance.now()): Share {
  const uses = new Map<string, Use>();
  const waiting = new Set<Waiting>();
  let running = 0;

  const pastOf = (key: string): Use => {
    const { running: now, ms, at } = uses.get(key) ?? { running: 0, ms: 0, at: clock() };
    return { running: now, ms: ms * 0.5 ** ((clock() - at) / halfLifeMs), at: clock() };
  };
  const isFree = (key: string) => running < size.places && pastOf(key).running < size.placesOfOne;

  function begin(key: string): void {
    const use = pastOf(key);
    running += 1;
    uses.delete(key);
    uses.set(key, { ...use, running: use.running + 1 });
    for (const [known, { running: still }] of uses) {
      if (uses.size <= rememberedKeys) break;
      if (still === 0) uses.delete(known);
    }
  }

  function end(key: string, ms: number): void {
    const use = pastOf(key);
    uses.set(key, { ...use, running: use.running - 1, ms: use.ms + ms });
    if (ms > longMs && size.rest > 0) setTimeout(free, ms * size.rest).unref();
    else free();
  }

  function free(): void {
    running -= 1;
    const [next] = [...waiting]
      .filter((one) => isFree(one.key))
      .sort((one, other) => pastOf(one.key).ms - pastOf(other.key).ms);
    next?.begin();
  }

  function wait(key: string): Promise<void> {
    if (waiting.size >= size.waiting) return Promise.reject(new ShareBusy());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(one);
        reject(new ShareBusy());
      }, size.waitMs);
      const one: Waiting = {
        key,
        begin() {
          clearTimeout(timer);
          waiting.delete(one);
          begin(key);
          resolve();
        },
      };
      waiting.add(one);
    });
  }

  return {
    async run(key, work) {
      if (isFree(key)) begin(key);
      else await wait(key);
      const began = clock();
      try {
        return await work();
      } finally {
        end(key, clock() - began);
      }
    },
  };
}
