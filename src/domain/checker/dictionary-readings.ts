import type { AffixDictionary } from './affix-dictionary.ts';
import type { Gender, Reading } from './reading.ts';

/**
 * What the dictionary's flags say of a word that the lexicon lacks. They mix parts of speech (`kaste` has the endings of a
 * noun and of a verb), so only a stem whose flags fit one noun is read; anything else says nothing.
 * A masculine -en, B neuter -et, C -a, E -er, G -ne, H -nes; M, O, P, Q, R, S, T verbs; V, W, X adjectives.
 */
export function dictionaryReadings(word: string, dictionary: AffixDictionary): readonly Reading[] {
  if (word.endsWith('ere')) return [];
  for (const [ending, form] of endings) {
    if (!word.endsWith(ending)) continue;
    for (const stem of stemsOf(word.slice(0, word.length - ending.length), ending)) {
      const genders = nounGenders(dictionary.flagsOf(stem));
      if (genders === null || !takes(genders, ending)) continue;
      return forms(form, { genders, stem }).map((name) => ({
        pos: 'noun',
        lemma: stem,
        form: name,
        genders,
        level: null,
      }));
    }
  }
  return [];
}

const endings: readonly (readonly [string, string])[] = [
  ['ene', 'definitePlural'],
  ['en', 'definite'],
  ['et', 'definite'],
  ['er', 'plural'],
  ['', 'singular'],
];

function stemsOf(cut: string, ending: string): readonly string[] {
  return ending === '' ? [cut] : [cut, `${cut}e`];
}

/** Null where the flags fit more than a noun, or no noun. */
function nounGenders(flags: string | undefined): readonly Gender[] | null {
  if (flags === undefined || flags === '' || /[MOPQRSTVWXNILK]/u.test(flags)) return null;
  const masculine = flags.includes('A');
  const neuter = flags.includes('B');
  if (masculine === neuter) return null;
  if (neuter) return ['n'];
  return flags.includes('C') ? ['f', 'm'] : ['m'];
}

function takes(genders: readonly Gender[], ending: string): boolean {
  return ending === 'en' ? !genders.includes('n') : ending === 'et' ? genders.includes('n') : true;
}

/** A neuter without ending may be plural too. */
function forms(
  form: string,
  { genders, stem }: { genders: readonly Gender[]; stem: string },
): readonly string[] {
  return form === 'singular' && genders.includes('n') && !stem.endsWith('e')
    ? ['singular', 'plural']
    : [form];
}
