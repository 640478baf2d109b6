export type BatcherSettings = {
  readonly maxItems?: number;
  /** An error that one item of the batch may be guilty of: each is then run alone. */
  readonly isItemsFault?: (error: unknown) => boolean;
};

/**
 * Gathers what comes while the batch before it runs, so that many small writes cost one statement.
 * While the database is away no more than twenty batches wait; more is refused.
 * @returns resolves when the item's batch has run, rejects with its error
 */
export function createBatcher<Item>(
  run: (items: readonly Item[]) => Promise<void>,
  { maxItems = 500, isItemsFault = () => false }: BatcherSettings = {},
) {
  type Waiting = { item: Item; resolve: () => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let running = false;

  async function runAll(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
      await runBatch(batch);
    }
    running = false;
  }

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      await run(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length > 1 && isItemsFault(error)) for (const one of batch) await runBatch([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  return (item: Item): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= 20 * maxItems) return reject(new Error('too much waits for the database'));
      waiting.push({ item, resolve, reject });
      if (!running) queueMicrotask(() => !running && void runAll());
    });
}
