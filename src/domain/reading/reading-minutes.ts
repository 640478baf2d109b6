/**
 * Words a minute of an adult who reads an article in silence (Brysbaert 2019, 238 for non-fiction in English), less what
 * tables and examples in a second language take.
 */
const wordsAMinute = 200;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute));
}
