import { foldWord } from '#domain/language/words.ts';
import type { Analyser } from './analyser.ts';
import type { Hit, } from './finding.ts';
import type { Sentence, Token } from './reading.ts';
import { suggestions } from './suggestions.ts';

/** Words that no dictionary has, with what may have been meant. Names and foreign words are left alone. */
export function misspellings(sentence: Sentence, analyser: Analyser): readonly Hit[] {
  return sentence.tokens.flatMap((token, index) => {
    if (!isMisspelt(token, { sentence, index, analyser })) return [];
    const corrections = suggestions(token.word, analyser).map((word) => inCaseOf(token.text, word));
    // A word with a capital at the beginning of a sentence may be a name unless it is close to a common word.
    if (corrections.length === 0 && /^\p{Lu}/u.test(token.text)) return [];
    return [{ start: token.start, end: token.end, corrections }];
  });
}

function isMisspelt(token: Token, place: { sentence: Sentence; index: number; analyser: Analyser }): boolean {
  const { sentence, index, analyser } = place;
  if (token.kind !== 'word' || token.word.length < 2) return false;
  const { text } = token;
  if (/^\p{Lu}+s?$/u.test(text) || /\p{Ll}\p{Lu}/u.test(text)) return false;
  if (analyser.isWord(text)) return false;
  const capital = /^\p{Lu}/u.test(text);
  if (capital && !beginsSentence(sentence, index)) return false;
  if (isForeign(sentence, { index, analyser })) return false;
  // Only with a capital: a name written small belongs to the rule about capitals.
  return !analyser.isListedName(text.slice(0, 1).toLocaleUpperCase('nb') + text.slice(1));
}

export function beginsSentence({ tokens }: Sentence, index: number): boolean {
  const before = tokens.slice(0, index);
  return before.every(({ kind }) => kind === 'punctuation') || /^[:"«“]$/u.test(before.at(-1)?.text ?? '');
}

/** In quotation marks, or beside another unknown word: a title, a quotation in another language. */
function isForeign({ tokens }: Sentence, { index, analyser }: { index: number; analyser: Analyser }): boolean {
  const unknown = (at: number) => {
    const token = tokens[at];
    return token !== undefined && token.kind === 'word' && !analyser.isWord(token.text) && suggestions(foldWord(token.text), analyser).length === 0;
  };
  return unknown(index) && (unknown(index - 1) || unknown(index + 1));
}

/** A correction with the capital of what it replaces. */
export function inCaseOf(original: string, word: string): string {
  return /^\p{Lu}/u.test(original) ? (word[0] ?? '').toLocaleUpperCase('nb') + word.slice(1) : word;
}
