/** How many vowels (a diphthong is one) a spelling has. */
export function syllables(word: string): number {
  return [...word.matchAll(/ei|øy|au|ai|[aeiouyæøå]/gu)].length;
}
