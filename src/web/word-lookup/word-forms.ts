import { foldWord } from '#domain/language/words.ts';
import type { LexiconWord } from './word-requests.ts';

/** Names of forms that are worth saying: the word itself explains its base. */
export const namedForms = [
  'definite',
  'plural',
  'definitePlural',
  'present',
  'past',
  'perfect',
  'imperative',
  'passive',
  'neuter',
  'comparative',
  'superlative',
  'definiteSuperlative',
] as const;
export type NamedForm = (typeof namedForms)[number];

/** Which forms of its lemma a word is, as it stands in a text; none where it is the lemma itself. */
export function formNames({ forms, lemma }: LexiconWord, written: string): readonly NamedForm[] {
  const folded = foldWord(written);
  if (folded === foldWord(lemma)) return [];
  return namedForms.filter((name) => forms[name]?.some((form) => foldWord(form) === folded));
}

/** The forms of a lemma besides itself, each once, in the order of a dictionary for learners. */
export function otherForms({ forms, lemma }: LexiconWord): readonly string[] {
  const order = ['singular', 'definite', 'plural', 'definitePlural'];
  const names = Object.keys(forms).toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  const all = names.flatMap((name) => forms[name] ?? []);
  return [...new Set(all)].filter((form) => form !== lemma).slice(0, 8);
}
