import type { RealtimeClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CommentNews, followDiscussion, mostFetched } from './follow-discussion.ts';

type Status = 'SUBSCRIBED' | 'CLOSED' | 'CHANNEL_ERROR';

/** Channels whose server is the test. */
function fakeClient() {
  const channels: { say: (status: Status) => void; tell: (news: CommentNews) => void }[] = [];
  const client = {
    channel() {
      let hear: (message: { payload: CommentNews }) => void = () => {};
      const channel = {
        on(_: string, { event }: { event: string }, heard: typeof hear) {
          if (event === 'comment') hear = heard;
          return channel;
        },
        subscribe(say: (status: Status) => void) {
          channels.push({ say, tell: (payload) => hear({ payload }) });
          return channel;
        },
        presenceState: () => ({}),
      };
      return channel;
    },
    removeChannel: () => Promise.resolve('ok'),
  };
  return { client: client as unknown as RealtimeClient, channels };
}

function comment(number: number): CommentNews {
  const at = new Date(Date.UTC(2026, 10, 28, 12) + number * 1000).toISOString();
  return { id: `comment ${number}`, at, by: null, root: null };
}

function follow(fetchSince: (at: string) => Promise<readonly CommentNews[]>) {
  const { client, channels } = fakeClient();
  const heard: string[] = [];
  const stop = followDiscussion({
    ...{ client, postId: 'a post', since: comment(0).at, isCounted: false },
    fetchSince,
    onNews: (news) => heard.push(...news.map(({ id }) => id)),
    onReaders: () => {},
  });
  return { channels, heard, stop };
}

describe('9.463 what was missed while the line was broken is fetched', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('also when the first look fails and much is told before the next', async () => {
    let looks = 0;
    const { channels, heard, stop } = follow(async (at) => {
      looks += 1;
      if (looks === 1) throw new Error('It was answered with 503.');
      return [1, 2, 100].map(comment).filter((one) => one.at >= at);
    });
    channels[0]?.say('SUBSCRIBED');
    // Far newer than the overlap: what was written before it is not there yet.
    channels[0]?.tell(comment(100));
    await vi.advanceTimersByTimeAsync(4000);
    expect(heard).toEqual(['comment 100', 'comment 1', 'comment 2']);
    stop();
  });

  test('also when a request is never answered', async () => {
    let looks = 0;
    const { channels, heard, stop } = follow(async () => {
      looks += 1;
      return looks === 1 ? new Promise(() => {}) : [comment(1)];
    });
    channels[0]?.say('SUBSCRIBED');
    await vi.advanceTimersByTimeAsync(20_000);
    channels[0]?.say('SUBSCRIBED');
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(heard).toEqual(['comment 1']);
    stop();
  });

  test('but not after the end', async () => {
    let looks = 0;
    const { channels, stop } = follow(async () => {
      looks += 1;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      throw new Error('It was answered with 503.');
    });
    channels[0]?.say('SUBSCRIBED');
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toBe(1);
  });

  test('also when it is more than comes in one answer', async () => {
    const all = Array.from({ length: mostFetched * 2 + 10 }, (_, index) => comment(index + 1));
    const { channels, heard, stop } = follow(async (at) =>
      all.filter((one) => one.at >= at).slice(0, mostFetched),
    );
    channels[0]?.say('SUBSCRIBED');
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toHaveLength(all.length);
    stop();
  });

  test('also when something newer is told between two answers of it', async () => {
    const all = Array.from({ length: mostFetched * 2 + 10 }, (_, index) => comment(index + 1));
    let looks = 0;
    const { channels, heard, stop } = follow(async (at) => {
      looks += 1;
      if (looks === 2) channels[0]?.tell(comment(5000));
      return all.filter((one) => one.at >= at).slice(0, mostFetched);
    });
    channels[0]?.say('SUBSCRIBED');
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toHaveLength(all.length + 1);
    stop();
  });

  test('also when the line breaks while it is fetched', async () => {
    let looks = 0;
    const { channels, heard, stop } = follow(async (at) => {
      looks += 1;
      if (looks === 1) {
        channels[0]?.say('CHANNEL_ERROR');
        return [];
      }
      return [comment(1), comment(100)].filter((one) => one.at >= at);
    });
    channels[0]?.say('SUBSCRIBED');
    await vi.advanceTimersByTimeAsync(0);
    channels[0]?.tell(comment(100));
    channels[0]?.say('SUBSCRIBED');
    await vi.advanceTimersByTimeAsync(4000);
    expect(heard).toEqual(['comment 100', 'comment 1']);
    stop();
  });

  test('also when the server closed the channel, and never after the end', async () => {
    const { channels, heard, stop } = follow(async () => []);
    channels[0]?.say('SUBSCRIBED');
    channels[0]?.say('CLOSED');
    await vi.advanceTimersByTimeAsync(4000);
    expect(channels).toHaveLength(2);
    channels[1]?.tell(comment(5));
    expect(heard).toEqual(['comment 5']);
    // One that lived is opened again as soon as the first.
    await vi.advanceTimersByTimeAsync(61_000);
    channels[1]?.say('CLOSED');
    await vi.advanceTimersByTimeAsync(4000);
    expect(channels).toHaveLength(3);
    channels[2]?.say('CLOSED');
    await vi.advanceTimersByTimeAsync(3999);
    expect(channels).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(4001);
    expect(channels).toHaveLength(4);
    // The old one's end is known already.
    channels[0]?.say('CLOSED');
    stop();
    channels[3]?.say('CLOSED');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(channels).toHaveLength(4);
  });
});
