/** How people mistype: a letter forgotten, two in each other's place, one doubled, one wrong, no æ, ø or å on the keyboard. */
const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) =>
    word.slice(0, at) +
    word
      .slice(at, at + 2)
      .split('')
      .toReversed()
      .join('') +
    word.slice(at + 2),
  (word, at) => word.slice(0, at) + word.slice(at, at + 1) + word.slice(at),
  (word, at) => `${word.slice(0, at)}x${word.slice(at + 1)}`,
  (word) => `${word.replace('æ', 'ae').replace('ø', 'o').replace('å', 'a')}z`,
];

/** The word as somebody mistypes it, each in another way. */
export function misspelt(word: string, index: number): string {
  const slip = slips[index % slips.length];
  return slip ? slip(word, 1 + (index % Math.max(1, word.length - 2))) : word;
}

/** What else is searched for now and then. */
const odd: readonly string[] = [
  'og i på',
  'x',
  'qwyxzqv',
  '"dialekt kommune"',
  '"stemme norsk" -brev',
  '-norsk',
  'utleier or kommune or dialekt',
  'leddsetningkommunebarnehagexsøknad',
  'norsk '.repeat(60).slice(0, 200),
];

/**
 * A mix of searches: two words that a discussion has, or one; every fourth misspelt, in one word or in one of two; each twentieth odd.
 * Every one of them is about other words.
 */
export function searchOf([one, other]: readonly [string, string], index: number): string {
  if (index % 20 === 5) return odd[Math.floor(index / 20) % odd.length] ?? one;
  if (index % 4 === 3) {
    const slip = misspelt(one, Math.floor(index / 4));
    return index % 8 === 3 ? slip : `${slip} ${other}`;
  }
  return index % 4 === 1 ? one : `${one} ${other}`;
}
