import type { Logger } from 'pino';

/** Something to end before the process may go, by the name it has in the log. */
export type Part = { readonly name: string; readonly end: () => Promise<unknown> };

/**
 * Ends parts in order, each within `limitMs`: one that fails or does not come to its end is logged and left, so that
 * the parts after it (Postgres is the last) are ended in any case. The limit also keeps the process at work while it
 * waits for something that does not.
 */
export async function endParts(
  parts: readonly Part[],
  log: Pick<Logger, 'warn'>,
  limitMs = 20_000,
): Promise<void> {
  for (const { name, end } of parts) {
    let limit: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      limit = setTimeout(() => reject(new Error(`not ended after ${limitMs} ms`)), limitMs);
    });
    try {
      await Promise.race([end(), late]);
    } catch (error) {
      log.warn({ part: name, err: error }, 'a part did not close');
    } finally {
      clearTimeout(limit);
    }
  }
}
