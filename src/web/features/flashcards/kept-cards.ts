import type { CardState } from '#domain/flashcards/schedule.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { endOfOsloDay, osloDay } from '#domain/time/days.ts';
import type { WordCard } from './card-data.ts';

/** The cards of today and tomorrow, as `cards` gives them with `ahead`. */
export type KeptCards = FunctionOutput<'cards'>;
/** What was done here since they came: the card's new state, or that it was put away. */
export type DoneSince = Readonly<Record<string, CardState | 'held'>>;

const [cardsKey, doneKey] = ['bestatt:cards', 'bestatt:cards-done'] as const;
/** As many as a round from the server has. */
const roundCards = 30;

/** A card of the function's answer as a round has it. */
export function asWordCard(card: KeptCards['cards'][number]): WordCard {
  return { ...card, state: card.state && parseState(card.state) };
}

function parseState(
  state: Omit<CardState, 'dueAt' | 'reviewedAt'> & Record<'dueAt' | 'reviewedAt', unknown>,
) {
  const at = (time: unknown) => new Date(time as string);
  return { ...state, dueAt: at(state.dueAt), reviewedAt: at(state.reviewedAt) };
}

/** Rule 9.425: the cards of a round from what is kept: those of the day, as they are after what was done here since. */
export function roundOf(kept: KeptCards, { done, now }: { readonly done: DoneSince; readonly now: Date }) {
  const today = osloDay(now);
  const endOfDay = endOfOsloDay(now);
  const cards = kept.cards.map(asWordCard).flatMap((card) => {
    const since = done[card.cardId];
    if (since === 'held') return [];
    if (since) return since.dueAt < endOfDay ? [{ ...card, isNew: false, state: since }] : [];
    return card.from <= today ? [card] : [];
  });
  return { schedule: kept.schedule, typeAnswers: kept.typeAnswers, cards: cards.slice(0, roundCards) };
}

/** A round from this browser's storage; null where nothing is kept. */
export function readKeptRound(now: Date): ReturnType<typeof roundOf> | null {
  const kept = read<KeptCards>(cardsKey);
  return kept && roundOf(kept, { done: readDone(), now });
}

/** Keeps what the server says; of what was done here, only what still waits to be sent (`waiting`, card ids) is on top of it. */
export function keepCards(cards: KeptCards, waiting: readonly string[]): void {
  const done = Object.entries(readDone()).filter(([cardId]) => waiting.includes(cardId));
  write(cardsKey, cards);
  write(doneKey, Object.fromEntries(done));
}

/** Nothing is kept any more: somebody wants it gone, or another account is opened here. */
export function forgetCards(): void {
  for (const key of [cardsKey, doneKey]) localStorage.removeItem(key);
}

/** Writes down what was done with a card; null takes it back. */
export function keepDone(cardId: string, state: CardState | 'held' | null): void {
  const { [cardId]: _, ...others } = readDone();
  write(doneKey, state ? { ...others, [cardId]: state } : others);
}

function readDone(): DoneSince {
  const done = read<Record<string, 'held' | CardState>>(doneKey) ?? {};
  return Object.fromEntries(
    Object.entries(done).map(([cardId, state]) => [cardId, state === 'held' ? state : parseState(state)]),
  );
}

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or closed storage: the round goes on, only not without a network after it.
  }
}
