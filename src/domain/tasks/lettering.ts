import type { LetteredText } from './presentation.ts';
import type { Letter } from './stimulus-file.ts';

/** Options by letter, in the order of the letters. */
export function optionsOf(options: Partial<Record<Letter, string>>): readonly LetteredText[] {
  return lettered(options).map(([letter, text]) => ({ letter, text }));
}

/** What is written by letter (`a: …`), in the order of the letters. */
export function lettered<T>(options: Partial<Record<Letter, T>>): readonly (readonly [Letter, T])[] {
  return (Object.entries(options) as [Letter, T][]).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The letter of the first, second … place (from 0). */
export function letterAt(place: number): Letter {
  return (['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const)[place] ?? 'g';
}
