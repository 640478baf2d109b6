import type { CardSettings, Word } from '#web/features/flashcards/card-data.ts';
import { readOutbox } from '#web/features/flashcards/outbox.ts';
import { keepScreens } from '#web/kept/keep-files.ts';
import { drop, keep, readKept } from '#web/kept/kept.ts';

/** The words of a round that lie on this device. */
export type KeptWords = {
  readonly cards: readonly Word[];
  readonly front: CardSettings['front'];
  readonly bytes: number;
  /** ISO 8601 */
  readonly savedAt: string;
};

const key = 'words';

/** @throws Error whose message is a code of the API */
export async function downloadWords(): Promise<KeptWords> {
  const response = await fetch('/app/offline');
  const answer = (await response.json()) as { readonly code?: string } & Pick<KeptWords, 'cards' | 'front'>;
  if (!response.ok) throw new Error(response.status === 403 ? 'plus_needed' : (answer.code ?? 'other'));
  const { cards, front } = answer;
  const words = { cards, front, bytes: JSON.stringify(cards).length, savedAt: new Date().toISOString() };
  await keepScreens();
  await keep(key, words);
  return words;
}

export function keptWords(): Promise<KeptWords | undefined> {
  return readKept<KeptWords>(key);
}

export function removeWords(): Promise<void> {
  return drop(key);
}

/** Those that were not reviewed since: what was waits to be sent, or the words were fetched anew after it. */
export function wordsToPractise({ cards }: Pick<KeptWords, 'cards'>): readonly Word[] {
  const reviewed = new Set(readOutbox().flatMap((entry) => (entry.kind === 'review' ? [entry.lemmaId] : [])));
  return cards.filter(({ lemmaId }) => !reviewed.has(lemmaId));
}

const oldMs = 3_600_000;

/** Fetches saved words anew when they are older than an hour: others have come due. Nothing when none are saved. */
export async function refreshWords(now: number): Promise<void> {
  const words = await keptWords();
  if (!words || readOutbox().length > 0 || now - Date.parse(words.savedAt) < oldMs) return;
  await downloadWords().catch(() => {});
}
