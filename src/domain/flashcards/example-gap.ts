import { foldWord, wordsIn } from '#domain/language/words.ts';

/** A sentence around the word that is left out of it. */
export type ExampleGap = { readonly before: string; readonly gap: string; readonly after: string };

/** Where one of the forms stands in a sentence, the longest first; null where none does. A form may be several words. */
export function exampleGap(sentence: string, forms: readonly string[]): ExampleGap | null {
  const words = wordsIn(sentence);
  const wanted = forms.map((form) => wordsIn(form).map(({ text }) => foldWord(text)));
  for (const form of wanted.toSorted((one, other) => other.length - one.length)) {
    if (form.length === 0) continue;
    const at = words.findIndex((_, index) =>
      form.every((part, offset) => part === foldWord(words[index + offset]?.text ?? '')),
    );
    const [first, last] = [words[at], words[at + form.length - 1]];
    if (!first || !last) continue;
    const end = last.start + last.text.length;
    return {
      before: sentence.slice(0, first.start),
      gap: sentence.slice(first.start, end),
      after: sentence.slice(end),
    };
  }
  return null;
}
