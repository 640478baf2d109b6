import { LRUCache } from 'lru-cache';
import { isRepeatable, type ReadLog, sizeOf } from '#server/rest/run/read-log.ts';
import type { RenderedPage } from './rendered-pages.ts';

/** A page that is kept, the headers it goes out with, and what of the database it was made of. */
export type UnchangedPage = {
  readonly page: RenderedPage;
  readonly headers: Headers;
  readonly log: ReadLog;
};

/** Characters of all that is kept: pages, and the rows that they were made of. */
const mostCharacters = 24_000_000;

/**
 * Pages that several get, by all of the request that they are made of. For each request what the page was made of is read again, in
 * one round trip; while it is the same, neither loaders nor router have anything to add (decision 157). Rule 9.510.
 */
export function createUnchangedPages(means: {
  /** Milliseconds that only grow. */
  readonly now: () => number;
  readonly isUnchanged: (log: ReadLog, visitor: Request) => Promise<boolean>;
}) {
  const { now, isUnchanged } = means;
  const pages = new LRUCache<string, UnchangedPage>({
    maxSize: mostCharacters,
    sizeCalculation: ({ page, log }, key) => key.length + page.html.length + sizeOf(log),
  });
  return {
    /** The page, when it is good still. What cannot be read now is for whoever makes the page anew to tell. */
    async find(key: string, visitor: Request): Promise<UnchangedPage | undefined> {
      const known = pages.get(key);
      if (!known) return undefined;
      const isGood = now() < known.page.until && (await isUnchanged(known.log, visitor).catch(() => false));
      if (isGood) return known;
      pages.delete(key);
      return undefined;
    },
    keep(key: string, made: UnchangedPage): void {
      if (isRepeatable(made.log) && !made.headers.has('set-cookie')) pages.set(key, made);
    },
  };
}
