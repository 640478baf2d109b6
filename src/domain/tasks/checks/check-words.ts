import { foldWord, wordsIn } from '#domain/language/words.ts';
import type { StimulusFile } from '#domain/tasks/stimulus-file.ts';
import type { Finding } from './finding.ts';
import { declaredNames, norwegianTexts } from './texts.ts';

/** Tells whether a word (as written, one part of a hyphenated one) is Norwegian or on the reviewed list. */
export type KnowsWord = (word: string) => boolean;

/** Words that no dictionary, allow-list or name explains. `names` holds folded names (see `namesIn`). */
export function checkWords(input: {
  readonly file: StimulusFile;
  readonly path: string;
  readonly names: ReadonlySet<string>;
  readonly knows: KnowsWord;
}): readonly Finding[] {
  const { file, path, names, knows } = input;
  const unknown = new Map<string, Finding>();
  for (const { task, text } of norwegianTexts(file)) {
    for (const part of wordParts(text)) {
      if (isName(part.text, names) || knows(part.text) || unknown.has(part.text)) continue;
      const message = `«${part.text}» is in no dictionary; a right word goes into content/allowed-words.txt`;
      unknown.set(part.text, { severity: 'error', rule: 'word', path, task, message });
    }
  }
  return [...unknown.values()];
}

/**
 * The names of a file, folded: what is capitalised inside a sentence, and the names of its persons and speakers. A
 * name may then stand anywhere in the bank, also where every word has a capital.
 */
export function namesIn(file: StimulusFile): readonly string[] {
  const names = declaredNames(file).flatMap((name) => wordParts(name).map((part) => foldWord(part.text)));
  return [...names, ...norwegianTexts(file).flatMap(({ text }) => namesInText(text))];
}

/** What is capitalised inside a sentence, folded. */
export function namesInText(text: string): readonly string[] {
  return wordParts(text)
    .filter((part) => /^\p{Lu}/u.test(part.text) && !beginsSentence(text, part.start))
    .map((part) => foldWord(part.text));
}

/** Words with hyphens taken apart, without addresses, and without what is no word: numbers and single letters. */
export function wordParts(text: string): readonly { readonly text: string; readonly start: number }[] {
  const plain = text.replace(/\S*@\S*|(?:https?:\/\/|www\.)\S*|\S+\.(?:no|com|org)\b/gu, (address) =>
    ' '.repeat(address.length),
  );
  return wordsIn(plain).flatMap(({ text: word, start }) =>
    [...word.matchAll(/[\p{L}\p{M}']+/gu)]
      .filter((part) => part[0].length > 1 && !/\d/u.test(word[part.index - 1] ?? ''))
      .map((part) => ({ text: part[0], start: start + part.index })),
  );
}

/** A capitalised word that is a known name, or a known name's genitive. */
export function isName(word: string, names: ReadonlySet<string>): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  const folded = foldWord(word);
  return names.has(folded) || names.has(folded.replace(/'?s?$/u, ''));
}

function beginsSentence(text: string, start: number): boolean {
  return /(?:^|[.!?…:]|\n)[\s«»"'(–—-]*$|«$|[–—-]\s*$/u.test(text.slice(0, start));
}
