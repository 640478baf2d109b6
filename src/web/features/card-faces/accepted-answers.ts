import { exampleGap } from '#domain/flashcards/example-gap.ts';
import { withoutArticle } from '#domain/flashcards/possible-kinds.ts';
import { headword } from '#domain/lexicon/headword.ts';
import type { ShownCard } from './card-text.ts';

/**
 * What may be typed as the answer of a card that asks for the Norwegian, the usual form first: with its article and
 * without, 'ei bok' and 'en bok', and for a gap all forms that stand for the same. Null where nothing is typed.
 */
export function acceptedAnswers({
  kind,
  word,
  note,
}: Pick<ShownCard, 'kind' | 'word' | 'note'>): readonly string[] | null {
  const front = word ? headword(word) : (note?.front ?? '');
  if (kind === 'word' || kind === 'listening') {
    const [article = '', ...rest] = front.split(' ');
    const lemma = rest.join(' ');
    const isArticle = lemma !== '' && /^(en|ei|et|å|en\/ei|ei\/en)$/i.test(article);
    return isArticle ? [...article.split('/').map((one) => `${one} ${lemma}`), lemma] : [front];
  }
  if (kind !== 'cloze') return null;
  const cells = gapForms({ word, note });
  const gap = exampleGap(word?.example.nb ?? note?.example ?? '', cells.flat())?.gap;
  if (!gap) return null;
  const same = cells.filter((forms) => forms.some((form) => form.toLowerCase() === gap.toLowerCase())).flat();
  return [...new Set([gap, ...same])];
}

/** What may be left out of the example: lists of forms that stand for the same. Of a note the word alone, not its article. */
export function gapForms({ word, note }: Pick<ShownCard, 'word' | 'note'>): readonly (readonly string[])[] {
  return word ? Object.values(word.forms) : [[withoutArticle(note?.front ?? '')]];
}
