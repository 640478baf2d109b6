import type { Analyser } from '#domain/checker/analyser.ts';
import type { CheckedSentence } from '#domain/checker/check-text.ts';
import { isFiniteVerb, isVerbForm, maybe } from '#domain/checker/reading.ts';
import { isSubjectPronoun } from '#domain/checker/sentence-view.ts';
import { contentWord } from '#domain/text-level/content-word.ts';
import { linkingWords, subordinators } from '#domain/text-level/linking-words.ts';

/** What stands in a text that may be pointed at. */
export interface Evidence {
  readonly words: number;
  readonly sentences: number;
  /** Different linking words from B1 on, as they stand there. */
  readonly linkers: readonly string[];
  /** Different words that open a subordinate clause. */
  readonly subordinators: readonly string[];
  /** Different content words that the lexicon has at B1 or above, as written. */
  readonly rarer: readonly string[];
  /** Different content words. */
  readonly contentWords: number;
  readonly tenses: readonly ('present' | 'past' | 'perfect')[];
  /** The beginnings of sentences whose verb rightly stands before its subject: `Etterpå gikk vi`. */
  readonly inversions: readonly string[];
}

/** Words that are prepositions or adverbs as often: they count, but are not pointed at. */
const ambiguous: ReadonlySet<string> = new Set(['om', 'før', 'siden', 'hvor', 'da']);

const inPhrases: ReadonlySet<string> = new Set(linkingWords.flatMap((linker) => linker.split(' ')));

export function evidenceIn(
  text: string,
  { sentences, analyser }: { readonly sentences: readonly CheckedSentence[]; readonly analyser: Analyser },
): Evidence {
  const words = sentences.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'word'));
  const lines = sentences.map(({ tokens }) => ` ${tokens.map(({ word }) => word).join(' ')} `);
  const content = new Map<string, { readonly written: string; readonly band: number }>();
  for (const sentence of sentences) {
    for (const token of sentence.tokens.filter(({ kind }) => kind === 'word')) {
      const found = contentWord(token, { sentence, analyser });
      if (found !== null && token.readings.length > 0)
        content.set(found.lemma, { written: token.word, band: found.band });
    }
  }
  const has = (...forms: readonly string[]) => words.some((token) => maybe(token, isVerbForm(...forms)));
  return {
    words: words.length,
    sentences: sentences.filter(({ tokens }) => tokens.some(({ kind }) => kind === 'word')).length,
    linkers: linkingWords.filter(
      (linker) => !ambiguous.has(linker) && lines.some((line) => line.includes(` ${linker} `)),
    ),
    subordinators: [...new Set(words.map(({ word }) => word))].filter(
      (word) => subordinators.has(word) && !ambiguous.has(word),
    ),
    rarer: [...content.values()]
      .filter(({ band, written }) => band >= 3 && !inPhrases.has(written))
      .toSorted((one, other) => other.band - one.band)
      .map(({ written }) => written),
    contentWords: content.size,
    tenses: [
      ...(has('present') ? (['present'] as const) : []),
      ...(has('past') ? (['past'] as const) : []),
      ...(has('perfect') && words.some(({ word }) => word === 'har' || word === 'hadde')
        ? (['perfect'] as const)
        : []),
    ],
    inversions: sentences.flatMap((sentence) => inversionIn(text, sentence) ?? []),
  };
}

/** A first phrase of up to four words, then a verb, then its subject; not in questions, and not where a rule found fault. */
function inversionIn(text: string, { tokens, findings }: CheckedSentence): string | null {
  if (tokens.some(({ text: sign }) => sign === '?') || findings.some(({ type }) => type === 'O')) return null;
  const at = tokens.slice(0, 5).findIndex((token) => isFiniteVerb(token));
  const [first, verb, subject] = [tokens[0], tokens[at], tokens[at + 1]];
  if (at < 1 || !first || !verb || !subject || isSubjectPronoun(first) || !isSubjectPronoun(subject))
    return null;
  if (tokens.slice(0, at).some(({ kind }) => kind === 'punctuation')) return null;
  return text.slice(first.start, subject.end);
}
