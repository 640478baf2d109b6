import type { RealtimeClient } from '@supabase/supabase-js';

type Following = {
  readonly client: RealtimeClient;
  readonly userId: string;
  /** Reads what is there now and shows it. */
  readonly look: () => Promise<void>;
  /** Told that feedback one waits for has grown or is there. Left out: nobody waits. */
  readonly onFeedback?: () => void;
};

/**
 * Looks whenever something of one's notifications has changed, here or elsewhere, and whenever the line is there (again), since
 * what was told meanwhile is lost. One look at a time; what is told while one goes on makes another after it. Rule 9.511.
 * @returns what ends it
 */
export function followNotifications({ client, userId, look, onFeedback }: Following): () => void {
  let isLooking = false;
  let isWanted = false;

  async function lookNow(): Promise<void> {
    isWanted = true;
    if (isLooking) return;
    isLooking = true;
    while (isWanted) {
      isWanted = false;
      // The next sign finds what this look did not.
      await look().catch(() => {});
    }
    isLooking = false;
  }

  const channel = client.channel(`notifications:${userId}`, { config: { private: true } });
  channel.on('broadcast', { event: 'changed' }, () => void lookNow());
  channel.on('broadcast', { event: 'feedback' }, () => onFeedback?.());
  channel.subscribe((status) => {
    if (status === 'SUBSCRIBED') void lookNow();
  });
  return () => void client.removeChannel(channel);
}
