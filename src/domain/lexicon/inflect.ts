import { syllables } from '#domain/language/syllables.ts';
import type { AdjectiveEntry, LexiconEntry, NounEntry, VerbEntry } from './entry-file.ts';

/** All forms of a lemma by name, the lemma's own first; several where the norm leaves a choice. */
export type Forms = Readonly<Record<string, readonly string[]>>;

/**
 * Every inflected form of an entry: written-out forms as they stand, else by the rules of bokmål for its class.
 * Names: nouns singular, definite, plural, definitePlural; verbs infinitive, present, past, perfect, imperative,
 * passive; adjectives common, neuter, plural, comparative, superlative,
 * definiteSuperlative, other; all else base and other.
 */
export function inflect(entry: LexiconEntry): Forms {
  const forms = formsByName(entry);
  return Object.fromEntries(
    Object.entries(forms)
      .map(([name, written]) => [name, written.split('/').filter((form) => form !== '-')] as const)
      .filter(([, alternatives]) => alternatives.length > 0),
  );
}

function formsByName(entry: LexiconEntry): Readonly<Record<string, string>> {
  switch (entry.pos) {
    case 'noun':
      return nounForms(entry);
    case 'verb':
      return verbForms(entry);
    case 'adjective':
      return adjectiveForms(entry);
    default:
      return { base: entry.lemma, other: entry.forms?.join('/') ?? '-' };
  }
}

function nounForms(entry: NounEntry): Readonly<Record<string, string>> {
  const { lemma, number, forms } = entry;
  if (number === 'plural') return { plural: lemma, definitePlural: forms?.[0] ?? joined(lemma, 'ne') };
  const [definite = definiteOf(entry), plural = pluralOf(entry), definitePlural = definitePluralOf(entry)] =
    forms ?? [];
  if (number === 'singular') return { singular: lemma, definite };
  return { singular: lemma, definite, plural, definitePlural };
}

function definiteOf({ lemma, gender }: NounEntry): string {
  const feminine = joined(lemma, 'a');
  if (gender === 'f') return feminine;
  if (gender === 'n') return joined(lemma, 'et');
  const masculine = joined(lemma, 'en');
  if (gender === 'm') return masculine;
  return gender === 'f/m' ? `${feminine}/${masculine}` : `${masculine}/${feminine}`;
}

/** Neuters of one syllable take no ending in the plural; persons in -er take -e (en lærer, lærere). */
function pluralOf(entry: NounEntry): string {
  const { lemma, gender } = entry;
  if (hasZeroPlural(entry)) return lemma;
  return gender !== 'n' && lemma.endsWith('er') ? `${lemma}e` : joined(lemma, 'er');
}

function definitePluralOf(entry: NounEntry): string {
  const { lemma, gender } = entry;
  if (!hasZeroPlural(entry) && gender !== 'n' && lemma.endsWith('er')) return `${lemma}ne`;
  return gender === 'n' ? `${joined(lemma, 'ene')}/${joined(lemma, 'a')}` : joined(lemma, 'ene');
}

function hasZeroPlural({ lemma, gender, plural }: NounEntry): boolean {
  return plural === 'zero' || (plural !== 'er' && gender === 'n' && syllables(lemma) === 1);
}

function verbForms(entry: VerbEntry): Readonly<Record<string, string>> {
  const { lemma, forms, passive } = entry;
  const [present, past, perfect, imperative] = forms ?? regularVerb(entry);
  return {
    infinitive: lemma,
    present: present ?? '-',
    past: past ?? '-',
    perfect: perfect ?? '-',
    imperative: imperative ?? '-',
    passive: passive ? `${lemma}s` : '-',
  };
}

function regularVerb({ lemma, past = 'et' }: VerbEntry): readonly string[] {
  const stem = lemma.endsWith('e') ? lemma.slice(0, -1) : lemma;
  // No word ends in a double m: svømme, svøm!
  const imperative = stem.replace(/mm$/u, 'm');
  const single = stem.replace(/([^aeiouyæøå])\1$/u, '$1');
  switch (past) {
    case 'et':
      return [`${lemma}r`, `${stem}et/${stem}a`, `${stem}et/${stem}a`, imperative];
    case 'te':
      return [`${lemma}r`, `${single}te`, `${single}t`, imperative];
    case 'de':
      return [`${lemma}r`, `${single}de`, `${single}d`, imperative];
    case 'dde':
      return [`${lemma}r`, `${lemma}dde`, `${lemma}dd`, lemma];
  }
}

function adjectiveForms(entry: AdjectiveEntry): Readonly<Record<string, string>> {
  const { lemma, comparison, forms = [] } = entry;
  const [neuter = neuterOf(lemma), plural = joined(lemma, 'e')] = forms;
  const base = { common: lemma, neuter, plural, other: entry.other?.join('/') ?? '-' };
  if (comparison === 'none') return base;
  if (comparison === 'mer') return { ...base, comparative: `mer ${lemma}`, superlative: `mest ${lemma}` };
  const [, , comparative = joined(plural, 're'), superlative = superlativeOf(lemma)] = forms;
  const definiteSuperlative = superlative.replaceAll(/st(?=\/|$)/gu, 'ste');
  return { ...base, comparative, superlative, definiteSuperlative };
}

/** -t; without it after -ig, -isk, -e and a consonant with t; doubled after a vowel; a double consonant made single. */
function neuterOf(lemma: string): string {
  if (/(ig|isk|e|[^aeiouyæøå]t)$/u.test(lemma)) return lemma;
  if (/[aeiouyæøå]$/u.test(lemma) && !/(ei|øy|au)$/u.test(lemma)) return `${lemma}tt`;
  return `${lemma.replace(/([^aeiouyæøåt])\1$/u, '$1')}t`;
}

function superlativeOf(lemma: string): string {
  return lemma.endsWith('ig') ? `${lemma}st` : joined(lemma, 'est');
}

/** A stem and its ending; a last e gives way to the ending's vowel: jente + er, jenter; eple + a, epla. */
function joined(stem: string, ending: string): string {
  if (!stem.endsWith('e') || !/^[ea]/u.test(ending)) return stem + ending;
  return stem.slice(0, -1) + ending;
}
