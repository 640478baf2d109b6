import { type ReadPage, readPage } from './read-page.ts';

/** A site that is asked in process or over the network; redirects are answered, not followed. */
export type Ask = (path: string) => Promise<Response>;

/** An address as a visitor ends up at it. */
export type CrawledPage = {
  readonly status: number;
  /** After redirects: path and query. */
  readonly path: string;
  /** Of HTML. */
  readonly page: ReadPage | null;
};

export type Crawl = {
  /** By the address that was linked to: path and query. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Everything that does not lead where it says, as sentences. */
  readonly faults: readonly string[];
  /** The fewest taps from an address to each that can be reached from there. */
  readonly tapsFrom: (start: string) => ReadonlyMap<string, number>;
};

type Means = {
  readonly ask: Ask;
  readonly origin: string;
  readonly starts: readonly string[];
  /** More addresses than these are a fault: a site that makes up addresses has no end. */
  readonly most: number;
};

const mostRedirects = 5;

/** Addresses that are asked at a time. */
const atOnce = 4;

/** Follows each link of the site's own from page to page, and asks once for each file that they name. */
export async function crawl(means: Means): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const faults: string[] = [];
  const known = new Set(means.starts);
  /** Each file, and the page that names it. */
  const files = new Map<string, string>();
  for (let waiting = [...known]; waiting.length > 0; ) {
    if (pages.size > means.most) {
      faults.push(`there are more than ${means.most} addresses; the next is ${waiting[0]}`);
      break;
    }
    const asked = waiting.splice(0, atOnce);
    const answers = await Promise.all(
      asked.map(async (path) => ({ path, crawled: await visit(means, path) })),
    );
    for (const { path, crawled } of answers) {
      pages.set(path, crawled);
      if (crawled.status !== 200) faults.push(`${path} was answered with ${crawled.status}`);
      for (const { address } of ownAddresses(means, crawled, crawled.page?.files ?? []))
        if (!files.has(address)) files.set(address, path);
      const fresh = new Set(ownLinks(means, crawled).map(({ address }) => address)).difference(known);
      for (const address of fresh) known.add(address);
      waiting.push(...fresh);
    }
  }
  for (const [file, on] of files) {
    const { status } = await visit(means, file);
    if (status !== 200) faults.push(`${file} on ${on} was answered with ${status}`);
  }
  return {
    pages,
    faults: [...faults, ...deadFragments(means, pages)],
    tapsFrom: (start) => tapsFrom(start, { means, pages }),
  };
}

async function visit({ ask, origin }: Means, from: string): Promise<CrawledPage> {
  let path = from;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ask(path);
    const target = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || target === null) {
      const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
      if (!isHtml) await answer.body?.cancel();
      return { status: answer.status, path, page: isHtml ? readPage(await answer.text()) : null };
    }
    await answer.body?.cancel();
    const { pathname, search, origin: host } = new URL(target, new URL(path, origin));
    if (host !== origin) return { status: 200, path, page: null };
    path = pathname + search;
  }
  return { status: 508, path, page: null };
}

type OwnAddress = { readonly address: string; readonly fragment: string };

/** The addresses among these that are the site's own. */
function ownAddresses({ origin }: Means, { path }: CrawledPage, hrefs: readonly string[]): OwnAddress[] {
  return hrefs.flatMap((href) => {
    const url = new URL(href, new URL(path, origin));
    if (url.origin !== origin) return [];
    const next = url.searchParams.get('next');
    // The login is one page from wherever one comes; where it leads on to is followed too.
    if (next !== null) url.searchParams.delete('next');
    const after = next === null ? [] : [new URL(next, origin)];
    return [url, ...after].map(({ pathname, search, hash }) => ({
      ...{ address: pathname + search, fragment: decodeURIComponent(hash.slice(1)) },
    }));
  });
}

function ownLinks(means: Means, crawled: CrawledPage): OwnAddress[] {
  return ownAddresses(means, crawled, crawled.page?.links ?? []);
}

/** Links to a place on a page that the page does not have. */
function deadFragments(means: Means, pages: ReadonlyMap<string, CrawledPage>): string[] {
  const dead = [...pages].flatMap(([on, crawled]) =>
    ownLinks(means, crawled).flatMap(({ address, fragment }) => {
      const ids = pages.get(address)?.page?.ids;
      // The top of a page has no name (HTML, 7.4.6.4).
      return fragment && fragment !== 'top' && ids && !ids.has(fragment)
        ? [`${address}#${fragment} on ${on} names nothing`]
        : [];
    }),
  );
  return [...new Set(dead)];
}

function tapsFrom(
  start: string,
  { means, pages }: { readonly means: Means; readonly pages: ReadonlyMap<string, CrawledPage> },
): ReadonlyMap<string, number> {
  const taps = new Map([[start, 0]]);
  for (const [path, tap] of taps) {
    const crawled = pages.get(path);
    if (!crawled) continue;
    // Whoever is sent on is at the other address without another tap.
    if (!taps.has(crawled.path)) taps.set(crawled.path, tap);
    for (const { address } of ownLinks(means, crawled)) if (!taps.has(address)) taps.set(address, tap + 1);
  }
  return taps;
}
