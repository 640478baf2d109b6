import { foldWord, wordsIn } from '#domain/language/words.ts';

/**
 * The words of a sentence as pieces to be put in order, in small letters and without signs so that neither gives the order
 * away, mixed by the card: the same each time it is asked, and never in the right order already.
 */
export function orderPieces(sentence: string, seed: string): readonly string[] {
  const pieces = wordsIn(sentence).map(({ text }) => foldWord(text));
  const mixed = pieces
    .map((piece, index) => ({ piece, place: numberOf(`${seed} ${index} ${piece}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ piece }) => piece);
  const isSame = mixed.every((piece, index) => piece === pieces[index]);
  return isSame ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

/** Whether words in an order are the sentence, whatever its capitals and signs. */
export function sameOrder(words: string, sentence: string): boolean {
  const folded = (text: string) =>
    wordsIn(text)
      .map((word) => foldWord(word.text))
      .join(' ');
  return folded(words) === folded(sentence);
}

/** FNV-1a, 32 bits: spreads, and is the same everywhere. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
