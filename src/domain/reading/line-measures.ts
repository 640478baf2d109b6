import { readability } from '#domain/language/readability.ts';
import { foldWord, wordsIn } from '#domain/language/words.ts';
import { type Level, levels } from '#domain/levels/levels.ts';
import type { StoryLevel } from './story-levels.ts';
import { spokenSentences } from './story-pieces.ts';

/**
 * Words in a sentence above which it is said to be long. A hint, no rule: one sentence in twenty of the 24 first stories is
 * longer.
 */
export const longSentence: Readonly<Record<StoryLevel, number>> = { A2: 14, B1: 20, B2: 27 };

export type LineMeasures = {
  readonly text: string;
  readonly words: number;
  readonly isLong: boolean;
  /** Words above the level that no gloss explains, as they stand in the line. */
  readonly above: readonly string[];
};

export type VersionMeasures = {
  readonly words: number;
  readonly lix: number;
  readonly above: number;
  /** A paragraph's sentences, each a line. */
  readonly paragraphs: readonly (readonly LineMeasures[])[];
};

/**
 * What can be measured of a version while it is written. Rule 9.482.
 * @param levelOf the lowest level at which the lexicon has a word, folded; null where it has it not or nobody has asked yet
 */
export function measureVersion(input: {
  readonly paragraphs: readonly string[];
  readonly glosses: readonly { readonly word: string }[];
  readonly level: StoryLevel;
  readonly levelOf: (word: string) => Level | null;
}): VersionMeasures {
  const { paragraphs, glosses, level, levelOf } = input;
  const glossed = new Set(glosses.flatMap(({ word }) => wordsIn(foldWord(word)).map(({ text }) => text)));
  const isAbove = (word: string) => {
    const known = levelOf(word);
    return known !== null && levels.indexOf(known) > levels.indexOf(level) && !glossed.has(word);
  };
  const lines = paragraphs.map((paragraph) =>
    spokenSentences([paragraph]).map((text) => {
      const words = wordsIn(text).map((word) => word.text);
      return {
        ...{ text, words: words.length, isLong: words.length > longSentence[level] },
        above: [...new Set(words.filter((word) => isAbove(foldWord(word))))],
      };
    }),
  );
  const { words, lix } = readability(paragraphs.join('\n\n'));
  const above = new Set(lines.flat().flatMap((line) => line.above.map(foldWord))).size;
  return { words, lix, above, paragraphs: lines };
}
