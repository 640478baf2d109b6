import { foldWord } from '#domain/language/words.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { LexiconEntry, LexiconTopic, NounEntry, PartOfSpeech } from './entry-file.ts';
import { type Forms, inflect } from './inflect.ts';

/** A word that a learner may learn. */
export interface Lemma {
  /** `<lemma>-<part of speech>`, with the sense where there is another: stays when the entry moves to another file. */
  readonly id: string;
  readonly lemma: string;
  readonly pos: PartOfSpeech;
  /** Of nouns. */
  readonly gender: NounEntry['gender'] | null;
  readonly level: TaskLevel;
  readonly topic: LexiconTopic;
  readonly forms: Forms;
  readonly english: string;
  readonly example: { readonly nb: string; readonly en: string };
}

export function lemmaOf(entry: LexiconEntry, place: { level: TaskLevel; topic: LexiconTopic }): Lemma {
  const { lemma, pos, sense, english, example } = entry;
  return {
    id: [lemma.replaceAll(' ', '_'), pos, ...(sense === undefined ? [] : [sense])].join('-'),
    lemma,
    pos,
    gender: entry.pos === 'noun' ? entry.gender : null,
    ...place,
    forms: inflect(entry),
    english,
    example,
  };
}

/** Every form of a lemma, each once. */
export function allForms({ forms }: Lemma): readonly string[] {
  return [...new Set(Object.values(forms).flat())];
}

/** Lemmas by each of their forms, folded. A form may belong to several (`for`, `lever`). */
export function indexForms(lemmas: readonly Lemma[]): ReadonlyMap<string, readonly Lemma[]> {
  const index = new Map<string, Lemma[]>();
  for (const lemma of lemmas) {
    for (const form of new Set(allForms(lemma).map(foldWord))) {
      const there = index.get(form);
      if (there === undefined) index.set(form, [lemma]);
      else there.push(lemma);
    }
  }
  return index;
}

/** What a set of lemmas lets one understand. */
export interface Vocabulary {
  /** Whether a word, folded, is a form of a lemma or one of a phrase's words. */
  readonly has: (form: string) => boolean;
  /** Whether it may be a part of a compound: a noun, a verb, an adjective or a number; of two letters only a noun. */
  readonly hasPart: (form: string) => boolean;
}

export function vocabularyOf(lemmas: readonly Lemma[]): Vocabulary {
  const forms = indexForms(lemmas);
  const inPhrases = new Set([...forms.keys()].flatMap((form) => form.split(' ')));
  return {
    has: (form) => inPhrases.has(form) || forms.has(form),
    hasPart: (form) =>
      forms.get(form)?.some(({ pos }) => pos === 'noun' || (form.length > 2 && partsOfSpeech.has(pos))) ??
      false,
  };
}

/** What compounds are made of. A particle before a verb makes a new word: `forstå`, `oppgave`. */
const partsOfSpeech: ReadonlySet<PartOfSpeech> = new Set(['verb', 'adjective', 'numeral']);
