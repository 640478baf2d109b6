import type { TaskLevel } from '#domain/levels/levels.ts';
import type { GrammarPoint } from '#domain/tasks/vocabulary.ts';

/**
 * The coarse kinds of error, named as in the ASK corpus, so that findings can be measured against it: F wrong form of a word, W wrong
 * word, ORT spelling, M missing word, R redundant word, O word order, PUNCM missing punctuation, PUNCR redundant
 * punctuation, PUNC wrong punctuation, SPL a compound written apart, PART words written together, CAP capitals, INFL an
 * inflection that does not exist.
 */
const errorTypes = [
  'F',
  'W',
  'ORT',
  'M',
  'R',
  'O',
  'PUNCM',
  'PUNCR',
  'PUNC',
  'SPL',
  'PART',
  'CAP',
  'INFL',
] as const;
export type ErrorType = (typeof errorTypes)[number];

/** What a rule finds in a sentence: offsets in the checked text, in UTF-16 units, end exclusive. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  /** What may stand there instead, the likeliest first; none where only the writer knows. */
  readonly corrections: readonly string[];
}

/** An error in a text, with all that a screen needs to explain it. */
export interface Finding extends Hit {
  readonly type: ErrorType;
  readonly rule: string;
  /** The level at which this is expected to be mastered. */
  readonly level: TaskLevel;
  /** What to practise against it; null where the bank has no such point (spelling, punctuation). */
  readonly grammar: GrammarPoint | null;
  readonly explanation: { readonly nb: string; readonly en: string };
}
