import type { Analyser } from '#domain/checker/analyser.ts';
import type { CheckedSentence } from '#domain/checker/check-text.ts';
import { closedReadings } from '#domain/checker/closed-class.ts';
import type { Reading, Token } from '#domain/checker/reading.ts';
import { foldWord } from '#domain/language/words.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';

/** A noun, verb, adjective or adverb, with how rare it is: 1 at A1 to 5 at C1. */
export type ContentWord = { readonly lemma: string; readonly band: number };

const bands: Readonly<Record<TaskLevel, number>> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5 };

/** A right word that the lexicon lacks: compounds and rare words, between B1 and B2. */
const outsideLexicon = 3.8;

const structural: ReadonlySet<Reading['pos']> = new Set<Reading['pos']>([
  ...(['pronoun', 'determiner', 'preposition', 'conjunction', 'subjunction', 'infinitive-marker'] as const),
  ...(['modal', 'numeral', 'interjection', 'name'] as const),
]);

/**
 * The word as it was meant: a misspelt one is read as its correction. Null for the words that hold sentences together,
 * names and what is no word.
 */
export function contentWord(
  token: Token,
  { sentence, analyser }: { readonly sentence: CheckedSentence; readonly analyser: Analyser },
): ContentWord | null {
  const mended = correctionOf(token, sentence);
  if (closedReadings(mended ?? token.word) !== undefined) return null;
  const readings = mended === null ? token.readings : analyser.readingsOf(mended);
  if (readings.some(({ pos }) => structural.has(pos))) return null;
  if (readings.length === 0 && /^\p{Lu}/u.test(token.text)) return null;
  if (!analyser.isWord(mended ?? token.text)) return null;
  const levels = readings.flatMap(({ level }) => (level === null ? [] : [bands[level]]));
  return {
    lemma: readings[0]?.lemma ?? mended ?? token.word,
    band: levels.length === 0 ? outsideLexicon : Math.min(...levels),
  };
}

function correctionOf({ start, end }: Token, { findings }: CheckedSentence): string | null {
  const found = findings.find(
    (one) => ['ORT', 'INFL', 'CAP'].includes(one.type) && one.start <= start && one.end >= end,
  );
  const correction = found?.corrections[0];
  return correction === undefined || correction.includes(' ') ? null : foldWord(correction);
}
