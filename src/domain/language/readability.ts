import { wordsIn } from './words.ts';

export interface Readability {
  readonly words: number;
  readonly sentences: number;
  /**
   * Läsbarhetsindex: words per sentence + percentage of words of more than six letters (Björnsson 1968).
   * Below about 30 very easy, 40 medium, above 50 hard.
   */
  readonly lix: number;
}

/**
 * Words, sentences and LIX of a text. A sentence ends at `.`, `!`, `?`, `:` or `…` before a space or the end, and at a
 * line break (a heading or a line of a list is a sentence of its own); abbreviations and ordinals do not end one.
 */
export function readability(text: string): Readability {
  const words = wordsIn(text);
  const long = words.filter((word) => [...word.text.replace(/[^\p{L}]/gu, '')].length > 6).length;
  const sentences = Math.max(1, sentencesIn(text).length);
  const lix = words.length === 0 ? 0 : words.length / sentences + (100 * long) / words.length;
  return { words: words.length, sentences, lix };
}

const abbreviations =
  /(?:^|[\s(«])(?:kl|ca|bl\.a|f\.eks|o\.l|osv|nr|tlf|dr|st|dvs|jf|pga|mht|mv|inkl|evt|maks|min|kr|mill|mrd|\d+)\.$/iu;

/** The sentences of a text, in order, trimmed. */
export function sentencesIn(text: string): readonly string[] {
  return text.split(/\n+/u).flatMap(sentencesInLine);
}

function sentencesInLine(line: string): readonly string[] {
  const sentences: string[] = [];
  let current = '';
  for (const piece of line.split(/(?<=[.!?:…][»"”)]*)\s+/u)) {
    current = current === '' ? piece : `${current} ${piece}`;
    if (abbreviations.test(current)) continue;
    sentences.push(current);
    current = '';
  }
  if (current !== '') sentences.push(current);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
