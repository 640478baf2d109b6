import { claimKept } from '#web/kept/owner.ts';
import { refreshWords } from './kept-words.ts';

/** What is done for the things saved on this device when somebody's app opens: whose they are, and words that have come due. */
export async function careForKept(userId: string): Promise<void> {
  await claimKept(userId);
  if (navigator.onLine) await refreshWords(Date.now());
}
