import type { Analyser } from '#domain/checker/analyser.ts';
import type { CheckedSentence } from '#domain/checker/check-text.ts';
import { contentWord } from './content-word.ts';
import { emptyWords } from './linking-words.ts';

/** Content words that say something of their own, by lemma, as first written. */
export function contentLemmas(
  sentences: readonly CheckedSentence[],
  analyser: Analyser,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const sentence of sentences) {
    for (const token of sentence.tokens) {
      const content = token.kind === 'word' ? contentWord(token, { sentence, analyser }) : null;
      if (content === null || emptyWords.has(content.lemma) || found.has(content.lemma)) continue;
      found.set(content.lemma, token.text);
    }
  }
  return found;
}

/** Shorter ones begin too many words. */
const leastStem = 4;

/** The same word, or one that is a part of the other as a compound or derivation: `bok` of `bibliotekbok`, `arbeid` of `arbeide`. */
export function isRelated(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const stem = short.replace(/e$/u, '');
  if (stem.length < leastStem)
    return short.length >= 3 && long.endsWith(short) && long.length > short.length + 2;
  return long.startsWith(stem) || long.endsWith(short);
}
