import {
  forgetCards,
  type KeptCards,
  keepCards,
  readKeptRound,
} from '#web/features/flashcards/kept-cards.ts';
import { readOutbox, waitingCards } from '#web/features/flashcards/outbox.ts';
import { keepScreens } from '#web/kept/keep-files.ts';
import { drop, keep, readKept } from '#web/kept/kept.ts';

/** That words lie on this device because somebody wanted them to; the cards themselves are where rounds keep them (Rule 9.425). */
export type KeptWords = {
  /** Cards of today and tomorrow. */
  readonly count: number;
  readonly bytes: number;
  /** ISO 8601 */
  readonly savedAt: string;
};

const key = 'words';

/** @throws Error whose message is a code of the API */
export async function downloadWords(): Promise<KeptWords> {
  const response = await fetch('/app/flashcards/kept');
  if (!response.ok) throw new Error(response.status === 403 ? 'plus_needed' : 'other');
  const text = await response.text();
  const cards = JSON.parse(text) as KeptCards;
  const words = { count: cards.cards.length, bytes: text.length, savedAt: new Date().toISOString() };
  await keepScreens();
  keepCards(cards, waitingCards());
  await keep(key, words);
  return words;
}

export function keptWords(): Promise<KeptWords | undefined> {
  return readKept<KeptWords>(key);
}

export function removeWords(): Promise<void> {
  forgetCards();
  return drop(key);
}

/** Those of today that were not answered since. */
export function wordsToPractise(): number {
  return readKeptRound(new Date())?.cards.length ?? 0;
}

const oldMs = 3_600_000;

/** Fetches saved words anew when they are older than an hour: others have come due. Nothing when none are saved. */
export async function refreshWords(now: number): Promise<void> {
  const words = await keptWords();
  if (!words || readOutbox().length > 0 || now - Date.parse(words.savedAt) < oldMs) return;
  await downloadWords().catch(() => {});
}
