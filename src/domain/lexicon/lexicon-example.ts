import { lexiconEntry } from './entry-file.ts';
import { type Lemma, lemmaOf } from './lexicon.ts';

/** A lemma for tests: what `change` gives, and the rest of the A1 noun `hus`. */
export function exampleLemma(
  change: object & { readonly level?: Lemma['level']; readonly pos?: string },
): Lemma {
  const { level = 'A1', pos = 'noun', ...fields } = change;
  const entry = {
    lemma: 'hus',
    pos,
    ...(pos === 'noun' ? { gender: 'n' } : {}),
    english: 'house',
    example: { nb: 'De bor i et gult hus.', en: 'They live in a yellow house.' },
    ...fields,
  };
  return lemmaOf(lexiconEntry.parse(entry), { level, topic: 'home' });
}
