import { wordsIn } from '#domain/language/words.ts';

/** Longest text and plan that are kept, in characters; the database holds the same. */
export const textLimits = { text: 20_000, plan: 5000 } as const;

/** Rule 9.270: words of a text, counted as everywhere in the product. */
export function countWords(text: string): number {
  return wordsIn(text).length;
}

/** Rule 5.5: words beyond the maximum; 0 when it may be handed in. */
export function wordsTooMany(text: string, { max }: { readonly max: number }): number {
  return Math.max(0, countWords(text) - max);
}
