import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compressed, type Encoding } from '#main/http/brotli.ts';

/** A page as it is sent, and the sources of its scripts and its style sheet for the policy. */
export type FinishedPage = {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly style: string | null;
  /** Whether React takes it over in the browser. */
  readonly isHydrated: boolean;
};

export type RenderedPage = FinishedPage & {
  /** On the clock of the process: until then it may be sent again. */
  readonly until: number;
  /** The page's bytes as the client takes them, compressed once. */
  readonly bodyFor: (encoding: Encoding | null) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Characters of all the pages that are kept: two bytes each at most, and about a quarter more for what is compressed. */
const mostCharacters = 24_000_000;
/** What a page says of the time ("today") may be so old, milliseconds. */
const lifeMs = 60_000;

/**
 * Pages that name nobody, by everything they are made of (`web/page-context/page-words.ts`): data is read for each
 * request, but markup is made again only when the data is other than before (decision 155). Rule 9.490.
 * @param now milliseconds that only grow
 */
export function createRenderedPages(now: () => number) {
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: mostCharacters,
    sizeCalculation: ({ html }) => html.length,
  });
  return {
    get(words: string): RenderedPage | undefined {
      const known = pages.get(hashOf(words));
      return known && now() < known.until ? known : undefined;
    },
    keep(words: string, finished: FinishedPage): RenderedPage {
      const page = rendered(finished, now() + lifeMs);
      pages.set(hashOf(words), page);
      return page;
    },
  };
}

function rendered(finished: FinishedPage, until: number): RenderedPage {
  const bodies = new Map<Encoding | null, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    ...finished,
    until,
    bodyFor(encoding) {
      const body = bodies.get(encoding) ?? compressed(new TextEncoder().encode(finished.html), encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}

function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('base64');
}
