import { numberValue } from '#domain/language/numbers.ts';
import { foldWord, wordsIn } from '#domain/language/words.ts';
import { isName, wordParts } from '#domain/tasks/checks/check-words.ts';
import type { Vocabulary } from './lexicon.ts';

/**
 * Words of texts that the lexicon does not explain, with how often they stand there, most frequent first.
 * Names, numbers and their words are none; nor is a genitive of a word that is there, nor a compound of its words
 * (`barnehage|plass`): who knows the parts understands it. Compounds that mean something of their own
 * (`fritid`) must be written into the lexicon; this cannot tell them.
 * @param isWord whether a dictionary has a word in small letters; a capitalised word that it lacks is a name
 * @param names folded, see `namesIn`
 */
export function missingWords(input: {
  readonly texts: readonly string[];
  readonly vocabulary: Vocabulary;
  readonly isWord: (word: string) => boolean;
  readonly names: ReadonlySet<string>;
}): ReadonlyMap<string, number> {
  const { texts, vocabulary, isWord, names } = input;
  const missing = new Map<string, number>();
  for (const part of texts.flatMap((text) => partsOutside(text, vocabulary))) {
    const word = foldWord(part);
    const isCalled = isName(part, names) || (word !== part && !isWord(word));
    if (!isCalled && !isExplained(word, vocabulary)) missing.set(word, (missing.get(word) ?? 0) + 1);
  }
  return new Map(
    [...missing].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0], 'nb')),
  );
}

/** Words that the vocabulary has not as they stand (as it may have `e-post`), taken apart at hyphens. */
function partsOutside(text: string, { has }: Vocabulary): readonly string[] {
  return wordsIn(text)
    .filter((word) => !has(foldWord(word.text)))
    .flatMap((word) => wordParts(word.text).map((part) => part.text));
}

function isExplained(word: string, vocabulary: Vocabulary): boolean {
  const { has } = vocabulary;
  if (has(word) || numberValue(word) !== undefined) return true;
  return (/[^s]s$/u.test(word) && has(word.slice(0, -1))) || isTransparent(word, vocabulary);
}

/** Put together of words of the vocabulary, with a joining s or e or without. */
function isTransparent(word: string, vocabulary: Vocabulary): boolean {
  const { hasPart } = vocabulary;
  for (let cut = 2; cut <= word.length - 3; cut++) {
    const first = word.slice(0, cut);
    const rest = word.slice(cut);
    const joins = hasPart(first) || (/[es]$/u.test(first) && cut > 3 && hasPart(first.slice(0, -1)));
    if (joins && (hasPart(rest) || isTransparent(rest, vocabulary))) return true;
  }
  return false;
}
