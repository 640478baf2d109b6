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
/** A look that failed, or a channel that was closed, is tried again after so long, then twice that and so on to the longest. */
const againMs = { first: 2000, longest: 60_000 };
/** A request over a line that was cut may never be answered: it is given up after so long. */
const patienceMs = 30_000;
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
  let closes = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let channel = open();

  function open(): RealtimeChannel {
    opens += 1;
    const mine = opens;
    const openedAt = Date.now();
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
      missed.lineChanged(status === 'SUBSCRIBED');
      isCrowdKnown = false;
      // A channel that the server closed the client leaves closed; one that broke it joins again by itself.
      if (status === 'CLOSED') {
        closes = Date.now() - openedAt > againMs.longest ? 1 : closes + 1;
        again = setTimeout(() => {
          channel = open();
        }, soon(closes));
      }
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
  /** The line is there (again) or has gone. */
  readonly lineChanged: (isThere: boolean) => void;
  readonly end: () => void;
};

function createLooks({ fetchSince, onNews, since }: Following): Looks {
  const known = new Set<string>();
  /** Up to here nothing is missing. */
  let fetchedTo = since;
  /** Which line it is, and whether all that was told over it, with a look since it is there, is all that there is. */
  let line = 0;
  let isWhole = false;
  let isLooking = false;
  let isWanted = false;
  let isEnded = false;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  function pass(rows: readonly CommentNews[]): void {
    const fresh = rows.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    if (fresh.length > 0) onNews(fresh);
  }

  /** What is told while something is missing moves nothing: what was written before it may be what is missing. */
  function take(rows: readonly CommentNews[]): void {
    pass(rows);
    for (const { at } of rows) if (isWhole) moveTo(at);
  }

  function moveTo(at: string): void {
    if (Date.parse(at) > Date.parse(fetchedTo)) fetchedTo = at;
  }

  async function fetchMissed(): Promise<void> {
    const from = fetchedTo;
    const rows = await inTime(fetchSince(new Date(Date.parse(from) - overlapMs).toISOString()));
    pass(rows);
    moveTo(rows.at(-1)?.at ?? from);
    if (rows.length >= mostFetched && fetchedTo !== from) isWanted = true;
  }

  async function look(): Promise<void> {
    isWanted = true;
    if (isLooking) return;
    clearTimeout(again);
    isLooking = true;
    try {
      while (isWanted) {
        isWanted = false;
        const before = line;
        await fetchMissed();
        isWhole = line === before && !isWanted;
      }
      failures = 0;
    } catch {
      // A crowd whose process went away comes back at one moment, and not everybody is served then.
      failures += 1;
      wantLook(soon(failures));
    }
    isLooking = false;
  }

  function wantLook(afterMs: number): void {
    clearTimeout(again);
    if (!isEnded) again = setTimeout(() => void look(), afterMs);
  }

  function lineChanged(isThere: boolean): void {
    line += 1;
    isWhole = false;
    if (!isThere) return;
    if (line === 1) void look();
    else wantLook(Math.random() * againMs.first);
  }

  function end(): void {
    isEnded = true;
    clearTimeout(again);
  }

  return { take, look: () => void look(), lineChanged, end };
}

async function inTime<Value>(asked: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It was not answered in time.')), patienceMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** Longer from time to time, and not for everybody at once. */
function soon(times: number): number {
  return Math.min(againMs.first * 2 ** (times - 1), againMs.longest) * (1 + Math.random());
}
