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
 * the newest one that is known, and is told apart by its id.
 */
const overlapMs = 15_000;
/** Delivery is at most once: so often one looks whether something was missed. */
const lookEveryMs = 120_000;
/** In a larger crowd nobody more is counted: each one who comes is told to all. */
export const mostCounted = 100;

/**
 * Hears of each new comment of a discussion once, whichever process of the product it was written at, and however often the
 * connection breaks: whenever it is there (again) what was missed is fetched. Rule 9.463. @returns what ends it
 */
export function followDiscussion(following: Following): () => void {
  const { client, postId, fetchSince, onNews, onReaders, isCounted } = following;
  const known = new Set<string>();
  let newest = following.since;
  let looking: Promise<void> | null = null;
  let isLookWanted = false;
  let isCrowdKnown = false;

  function take(rows: readonly CommentNews[]): void {
    const fresh = rows.filter(({ id }) => !known.has(id));
    for (const { id, at } of fresh) {
      known.add(id);
      if (Date.parse(at) > Date.parse(newest)) newest = at;
    }
    if (fresh.length > 0) onNews(fresh);
  }

  /** One look at a time; what is told while one goes on makes another after it. */
  function look(): Promise<void> {
    isLookWanted = true;
    looking ??= (async () => {
      while (isLookWanted) {
        isLookWanted = false;
        const from = new Date(Date.parse(newest) - overlapMs).toISOString();
        const rows = await fetchSince(from);
        take(rows);
      }
    })()
      // The next sign or look finds what this one did not.
      .catch(() => {})
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  const channel: RealtimeChannel = client.channel(`discussion:${postId}`, {
    config: { private: true, presence: { enabled: true } },
  });
  channel.on('broadcast', { event: 'comment' }, ({ payload }) => take([payload as CommentNews]));
  channel.on('presence', { event: 'sync' }, () => {
    const count = Object.keys(channel.presenceState()).length;
    onReaders(count);
    if (isCrowdKnown || !isCounted) return;
    isCrowdKnown = true;
    if (count < mostCounted) void channel.track({});
  });
  channel.subscribe((status) => {
    if (status !== 'SUBSCRIBED') return;
    isCrowdKnown = false;
    void look();
  });
  const timer = setInterval(() => void look(), lookEveryMs);
  return () => {
    clearInterval(timer);
    void client.removeChannel(channel);
  };
}
