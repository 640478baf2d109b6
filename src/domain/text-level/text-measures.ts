import type { Analyser } from '#domain/checker/analyser.ts';
import type { CheckedSentence } from '#domain/checker/check-text.ts';
import type { ErrorType } from '#domain/checker/finding.ts';
import type { Token } from '#domain/checker/reading.ts';
import { foldWord } from '#domain/language/words.ts';
import { type ContentWord, contentWord } from './content-word.ts';
import { freshTokens } from './fresh-words.ts';
import { coordinators, emptyWords, linkingWords, subordinators } from './linking-words.ts';

/**
 * What the level of a text is estimated from. All are rates of what is said anew: none grows when a text is repeated, nor
 * changes with the order of its sentences.
 */
export const measureNames = [
  'misspelling',
  'punctuation',
  'grammar',
  'wordBand',
  'longWords',
  'sentenceLength',
  'subordination',
  'linking',
] as const;
export type MeasureName = (typeof measureNames)[number];
export type TextMeasures = Readonly<Record<MeasureName, number>>;

/** A sentence that counts, with the words of it that are new. */
type Part = { readonly sentence: CheckedSentence; readonly words: readonly Token[] };

const spellingTypes: readonly ErrorType[] = ['ORT', 'INFL'];
const punctuationTypes: readonly ErrorType[] = ['PUNCM', 'PUNCR', 'PUNC', 'CAP'];

/**
 * Most words of a sentence that count towards its length: so many, and so many for each word that ties a clause to another.
 * What merely lacks its full stops is no long sentence.
 */
const longest = { sentence: 30, clause: 9 } as const;

/**
 * Rates are drawn towards what is usual, by as many words (`weight`) of an imagined middling text, so that three words say
 * little; their square roots lie more evenly.
 */
const usual = {
  misspelling: { rate: 0.04, weight: 20 },
  punctuation: { rate: 0.02, weight: 20 },
  grammar: { rate: 0.03, weight: 20 },
  subordination: { rate: 0.04, weight: 25 },
} as const;

/** What is measured, and the words of the task, which are not the writer's own. */
export interface WrittenText {
  readonly sentences: readonly CheckedSentence[];
  readonly task: readonly CheckedSentence[];
  /** The task's model answers; left out: none are known. */
  readonly models?: readonly (readonly CheckedSentence[])[];
}

export function textMeasures(text: WrittenText, analyser: Analyser): TextMeasures {
  const parts = countedParts(text, analyser);
  const words = parts.flatMap((part) => part.words);
  const total = words.length;
  const findings = parts.flatMap(({ sentence, words: fresh }) =>
    sentence.findings.filter(({ start, end }) =>
      fresh.some((word) => word.start < Math.max(end, start + 1) && start <= word.end),
    ),
  );
  const count = (...types: readonly ErrorType[]) =>
    findings.filter(({ type }) => types.includes(type)).length;
  const rate = (found: number, { rate: prior, weight }: { readonly rate: number; readonly weight: number }) =>
    Math.sqrt((found + prior * weight) / (total + weight));
  const misspelt = count(...spellingTypes);
  const badlyMarked = count(...punctuationTypes);
  const vocabulary = bandsOf(parts, analyser);
  const lengths = parts.map((part) => tiedLength(part.words));
  return {
    misspelling: rate(misspelt, usual.misspelling),
    punctuation: rate(badlyMarked, usual.punctuation),
    grammar: rate(findings.length - misspelt - badlyMarked, usual.grammar),
    wordBand: vocabulary.band,
    longWords: vocabulary.long,
    sentenceLength: Math.log((sum(lengths) + 14) / (lengths.length + 2)),
    subordination: rate(words.filter(({ word }) => subordinators.has(word)).length, usual.subordination),
    linking: linkersIn(parts) / Math.sqrt(total + 20),
  };
}

function tiedLength(words: readonly Token[]): number {
  const ties = words.filter(({ word }) => coordinators.has(word) || subordinators.has(word)).length;
  return Math.min(longest.sentence, words.length, longest.clause * (1 + ties));
}

/** Sentences with something of their own; all of them where none has. */
function countedParts({ sentences, task }: WrittenText, analyser: Analyser): readonly Part[] {
  const parts = freshTokens(sentences, task)
    .map(({ sentence, tokens }) => ({ sentence, words: tokens.filter(({ kind }) => kind === 'word') }))
    .filter(({ words }) => words.length > 0);
  const own = parts.filter(
    ({ sentence, words }) =>
      sentence.findings.length > 0 ||
      words.some((word) => {
        const content = contentWord(word, { sentence, analyser });
        return content !== null && !emptyWords.has(content.lemma);
      }),
  );
  return own.length > 0 ? own : parts;
}

/** Words of an imagined text at A2, of which rates of few words are drawn. */
const bandPrior = { types: 5, band: 1.7, longTypes: 6, long: 0.5 } as const;
const longFrom = 8;

/** How rare the different content words are (1 at A1 to 5 at C1), and how many of all different words are long. */
function bandsOf(
  parts: readonly Part[],
  analyser: Analyser,
): { readonly band: number; readonly long: number } {
  const types = new Map<string, ContentWord>();
  for (const { sentence, words } of parts) {
    for (const word of words) {
      const content = contentWord(word, { sentence, analyser });
      if (content !== null) types.set(content.lemma, content);
    }
  }
  const bands = [...types.values()].map(({ band }) => band);
  const forms = new Set(parts.flatMap(({ words }) => words.map(({ text }) => foldWord(text))));
  const long = [...forms].filter((form) => form.length >= longFrom).length;
  return {
    band: (sum(bands) + bandPrior.types * bandPrior.band) / (bands.length + bandPrior.types),
    long: Math.sqrt((long + bandPrior.long) / (forms.size + bandPrior.longTypes)),
  };
}

/** How many different linking words. */
function linkersIn(parts: readonly Part[]): number {
  const lines = parts.map(({ words }) => ` ${words.map(({ word }) => word).join(' ')} `);
  return linkingWords.filter((linker) => lines.some((line) => line.includes(` ${linker} `))).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
