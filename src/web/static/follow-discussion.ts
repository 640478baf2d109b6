import type { RealtimeChannel, RealtimeClient } from '@supabase/supabase-js';

/** A comment of which it is known that it is there. */
export type CommentNews = {
  readonly id: string;
  /** When it was written, ISO 8601. */
  readonly at: string;
  /** Who wrote it, by their card. */
  readonly by: string | null;
  /** Under which comment of the post it stands; null for such a one. */
  readonly root: string | null;
};

type Following = {
  readonly client: RealtimeClient;
  readonly postId: string;
  /** When the newest one was written that is known already; ISO 8601. */
  readonly since: string;
  /** Those written at this time or later, the oldest first. */
  readonly fetchSince: (at: string) => Promise<readonly CommentNews[]>;
  /** Each one once. */
  readonly onNews: (news: readonly CommentNews[]) => void;
  readonly onReaders: (count: number) => void;
  /** Whether whoever follows counts as a reader. */
  readonly isCounted: boolean;
};

/**
 * One that was written before another may be there after it (its transaction took longer): what is fetched begins so much before
 * the newest one that was fetched, and is told apart by its id.
 */
const overlapMs = 15_000;
/** Delivery is at most once: so often one looks whether something was missed. */
const lookEveryMs = 120_000;
/** A look that failed, or a channel that was closed, is tried again after so long, and up to twice that. */
const againMs = 2000;
/** So many are fetched at once. */
export const mostFetched = 1000;
/** In a larger crowd nobody more is counted: each one who comes is told to all. */
export const mostCounted = 100;

/**
 * Hears of each new comment of a discussion once, whichever process of the product it was written at, and however often the
 * connection breaks: whenever it is there (again) what was missed is fetched. Rule 9.463. @returns what ends it
 */
export function followDiscussion(following: Following): () => void {
  const { client, onReaders, isCounted, postId } = following;
  const missed = createLooks(following);
  let isEnded = false;
  let opens = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let channel = open();

  function open(): RealtimeChannel {
    opens += 1;
    const mine = opens;
    const opened: RealtimeChannel = client.channel(`discussion:${postId}`, {
      config: { private: true, presence: { enabled: true } },
    });
    let isCrowdKnown = false;
    opened.on('broadcast', { event: 'comment' }, ({ payload }) => missed.take([payload as CommentNews]));
    opened.on('presence', { event: 'sync' }, () => {
      const count = Object.keys(opened.presenceState()).length;
      onReaders(count);
      if (isCrowdKnown || !isCounted) return;
      isCrowdKnown = true;
      if (count < mostCounted) void opened.track({});
    });
    opened.subscribe((status) => {
      if (isEnded || mine !== opens) return;
      // A channel that the server closed the client leaves closed; one that broke it joins again by itself.
      if (status === 'CLOSED')
        again = setTimeout(() => {
          channel = open();
        }, soon());
      if (status !== 'SUBSCRIBED') return;
      isCrowdKnown = false;
      missed.look();
    });
    return opened;
  }

  const timer = setInterval(missed.look, lookEveryMs);
  return () => {
    clearInterval(timer);
    clearTimeout(again);
    missed.end();
    isEnded = true;
    void client.removeChannel(channel);
  };
}

type Looks = {
  /** Passes on what is not known yet. */
  readonly take: (rows: readonly CommentNews[]) => void;
  /** Fetches what was missed; one look at a time, and what wants one while it goes on has another after it. */
  readonly look: () => void;
  readonly end: () => void;
};

function createLooks({ fetchSince, onNews, since }: Following): Looks {
  const known = new Set<string>();
  /** Up to here nothing is missing. What is told does not move it: others before it may not have been. */
  let fetchedTo = since;
  let isLooking = false;
  let isWanted = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  function take(rows: readonly CommentNews[]): void {
    const fresh = rows.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    if (fresh.length > 0) onNews(fresh);
  }

  async function fetchMissed(): Promise<void> {
    const rows = await fetchSince(new Date(Date.parse(fetchedTo) - overlapMs).toISOString());
    take(rows);
    const newest = rows.at(-1)?.at ?? fetchedTo;
    const isMore = rows.length >= mostFetched && Date.parse(newest) > Date.parse(fetchedTo);
    if (Date.parse(newest) > Date.parse(fetchedTo)) fetchedTo = newest;
    if (isMore) isWanted = true;
  }

  async function look(): Promise<void> {
    isWanted = true;
    if (isLooking) return;
    clearTimeout(again);
    isLooking = true;
    try {
      while (isWanted) {
        isWanted = false;
        await fetchMissed();
      }
    } catch {
      // A crowd whose process went away comes back at one moment, and not everybody is served then.
      again = setTimeout(() => void look(), soon());
    }
    isLooking = false;
  }

  return { take, look: () => void look(), end: () => clearTimeout(again) };
}

/** Not everybody at once. */
function soon(): number {
  return againMs * (1 + Math.random());
}
