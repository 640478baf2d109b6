import { foldWord, wordsIn } from '#domain/language/words.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { Lemma } from './lexicon.ts';
import type { WordFinder } from './look-up.ts';

export type MetWord = { readonly lemma: Lemma; readonly sentence: string; readonly times: number };

/** A sentence that explains a word, in characters. */
const sentenceLength = { least: 15, most: 300 } as const;

/**
 * Words of the lexicon that stand in texts, each with the first sentence it stands in, the most frequent first. A form that
 * may be of several words is nobody's: nobody has looked which it is.
 * @param from the lowest level that is worth saying
 */
export function wordsOfTexts(
  texts: readonly string[],
  { finder, from }: { readonly finder: WordFinder; readonly from: TaskLevel },
): readonly MetWord[] {
  const lowest = taskLevels.indexOf(from);
  const found = new Map<string, { lemma: Lemma; sentence: string; times: number }>();
  for (const sentence of texts.flatMap(sentencesOf)) {
    for (const { text } of wordsIn(sentence)) {
      const [lemma, other] = finder.byForm.get(foldWord(text)) ?? [];
      if (!lemma || other || taskLevels.indexOf(lemma.level) < lowest) continue;
      const there = found.get(lemma.id);
      if (there) there.times += 1;
      else found.set(lemma.id, { lemma, sentence, times: 1 });
    }
  }
  return [...found.values()].toSorted((one, other) => other.times - one.times);
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…]["»”’)]*)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= sentenceLength.least && length <= sentenceLength.most);
}
