/** The product under test, and the key that may do everything. */
export type Target = { readonly url: string; readonly serviceKey: string };

/**
 * Does `work` for 0 … count−1, so many at a time. When a connection breaks, the product was killed: then all stop.
 * @throws Error that is none of the connection's
 */
export async function inTurn(
  { count, clients }: { readonly count: number; readonly clients: number },
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  let broken = false;
  const one = async () => {
    while (next < count && !broken) {
      const index = next;
      next += 1;
      try {
        await work(index);
      } catch (error) {
        // `fetch failed` and `terminated` are how undici says that the other side is gone.
        if (!(error instanceof TypeError)) throw error;
        broken = true;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, one));
}
