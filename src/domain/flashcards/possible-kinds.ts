import { wordsIn } from '#domain/language/words.ts';
import type { CardKind } from './card-kinds.ts';
import { exampleGap } from './example-gap.ts';

/** How many words a sentence has that can be put in order: fewer are no question, more no answer. */
const orderWords = { least: 3, most: 12 } as const;

/** As which kinds a word of the lexicon can be asked. Rule 9.411. */
export function possibleWordKinds(word: {
  readonly gender: string | null;
  readonly forms: Readonly<Record<string, readonly string[]>>;
  readonly example: { readonly nb: string };
}): readonly CardKind[] {
  const forms = [...new Set(Object.values(word.forms).flat())];
  return [
    ...(['meaning', 'word', 'listening'] as const),
    ...(exampleGap(word.example.nb, forms) ? (['cloze'] as const) : []),
    ...(canBeOrdered(word.example.nb) ? (['order'] as const) : []),
    // Without a singular ('penger') there is no article to choose.
    ...(word.gender !== null && word.forms.singular ? (['gender'] as const) : []),
    ...(forms.length > 1 ? (['forms'] as const) : []),
  ];
}

/** As which kinds a note of one's own can be asked. Rule 9.411. */
export function possibleNoteKinds(note: {
  readonly front: string;
  readonly back: string;
  readonly example: string;
}): readonly CardKind[] {
  return [
    ...(['meaning'] as const),
    ...(note.back.trim() === '' ? [] : (['word'] as const)),
    ...(['listening'] as const),
    ...(exampleGap(note.example, [withoutArticle(note.front)]) ? (['cloze'] as const) : []),
    ...(canBeOrdered(note.example) ? (['order'] as const) : []),
  ];
}

/** 'et hus' stands in a sentence as 'hus', 'å lese' as 'lese'. */
export function withoutArticle(front: string): string {
  return front.trim().replace(/^(en\/ei|ei\/en|en|ei|et|å)\s+/i, '');
}

function canBeOrdered(sentence: string): boolean {
  const words = wordsIn(sentence);
  const sentences = sentence.trim().match(/[.!?…]+(?=\s|$)/gu)?.length ?? 0;
  return sentences <= 1 && words.length >= orderWords.least && words.length <= orderWords.most;
}
