import type { Token } from '#domain/checker/reading.ts';

/** Words in a row that make a repetition: shorter runs recur in any text. */
const run = 6;

/**
 * Which tokens of a text say something that has not been said in the same words before. A run of six words, or a whole
 * shorter sentence, counts once: a text that is written twice is the text. So do words that stand again right after
 * themselves: `veldig veldig`, `og så videre og så videre`.
 */
export function freshTokens<S extends { readonly tokens: readonly Token[] }>(
  sentences: readonly S[],
  /** What was there before the text: the task's own words, which are not the writer's. */
  before: readonly { readonly tokens: readonly Token[] }[] = [],
): readonly { readonly sentence: S; readonly tokens: readonly Token[] }[] {
  const seen = new Set<string>(before.flatMap(({ tokens }) => runsOf(tokens)));
  return sentences.map((sentence) => {
    const words = sentence.tokens.filter(({ kind }) => kind !== 'punctuation');
    const size = Math.min(run, words.length);
    const repeated = new Set<Token>();
    for (let start = 0; start + size <= words.length; start += 1) {
      const part = words.slice(start, start + size);
      const key = part.map(({ word }) => word).join(' ');
      if (seen.has(key)) for (const token of part) repeated.add(token);
      seen.add(key);
    }
    for (const token of stammered(words)) repeated.add(token);
    const isGone = words.length > 0 && repeated.size === words.length;
    return { sentence, tokens: isGone ? [] : sentence.tokens.filter((token) => !repeated.has(token)) };
  });
}

function runsOf(tokens: readonly Token[]): readonly string[] {
  const words = tokens.filter(({ kind }) => kind !== 'punctuation').map(({ word }) => word);
  const size = Math.min(run, words.length);
  return words.slice(size - 1).map((_, start) => words.slice(start, start + size).join(' '));
}

/** The words that repeat the one to five words right before them. */
function stammered(words: readonly Token[]): readonly Token[] {
  const repeats: Token[] = [];
  for (let size = 1; size < run; size += 1) {
    for (let start = size; start + size <= words.length; start += 1) {
      const part = words.slice(start, start + size);
      if (part.every(({ word }, index) => word === words[start - size + index]?.word)) repeats.push(...part);
    }
  }
  return repeats;
}
