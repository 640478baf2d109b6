/** Words of a Norwegian text: how the checker, the marking and the "click the word" screen find them. */

/** A word as it stands in a text. */
export interface Word {
  /** As written, without the punctuation around it. */
  readonly text: string;
  /** Offset of its first character in the text, in UTF-16 units. */
  readonly start: number;
}

/**
 * Letters or digits, joined inside by hyphen, apostrophe, full stop, comma, colon or slash when a letter or digit
 * follows at once: `e-post`, `15.30`, `f.eks`, `18:00`, `ma'am`.
 */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[-–'’.,:/][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text in order, each with its place. */
export function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({ text: match[0], start: match.index }));
}

/** A word as it is compared: NFC, lower case (Norwegian rules), curly apostrophe made straight. */
export function foldWord(word: string): string {
  return word.normalize('NFC').toLocaleLowerCase('nb').replaceAll('’', "'").replaceAll('–', '-');
}

/** A short typed answer as it is compared: folded, single spaces, no spaces or punctuation at either end. */
export function foldAnswer(answer: string): string {
  return foldWord(answer)
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
}
