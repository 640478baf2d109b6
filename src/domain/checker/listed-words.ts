import type { AffixDictionary } from './affix-dictionary.ts';
import { closedReadings } from './closed-class.ts';
import { dictionaryReadings } from './dictionary-readings.ts';
import { oneEdit } from './learners-changes.ts';
import type { Reading } from './reading.ts';

/** Which words are known as they stand, without putting them together of others. */
export type ListedWords = {
  /** By lexicon or dictionary. @param word folded */
  readonly isListed: (word: string) => boolean;
  /** By the lexicon and what follows from its forms. @param word folded */
  readonly isInLexicon: (word: string) => boolean;
  readonly isInDictionary: (word: string) => boolean;
  /** With a capital, as the dictionary writes names. */
  readonly isListedName: (word: string) => boolean;
  readonly isPassive: (word: string) => boolean;
  readonly isGenitive: (word: string) => boolean;
};

export function createListedWords(input: {
  readonly byForm: ReadonlyMap<string, readonly Reading[]>;
  readonly dictionary: AffixDictionary;
  /** Right words that the dictionary lacks, in small letters, and names as they are written. */
  readonly allowed: readonly string[];
}): ListedWords {
  const { byForm, dictionary } = input;
  const allowed = new Set([...input.allowed, ...gaps]);

  function isListed(word: string): boolean {
    if (word.includes('é') && isListed(word.replaceAll('é', 'e'))) return true;
    return isInLexicon(word) || isInDictionary(word);
  }
  function isInLexicon(word: string): boolean {
    if (byForm.has(word) || allowed.has(word) || closedReadings(word) !== undefined) return true;
    return isPassive(word) || isGenitive(word) || isDerived(word);
  }
  function isInDictionary(word: string): boolean {
    return dictionary.has(word) || isVowelNoun(word, dictionary) || isLatinPlural(word);
  }
  /** Rule 9.494: `sentraene`, of sentrum, whose dictionary has `sentra` and `sentrene`. */
  function isLatinPlural(word: string): boolean {
    return (
      word.endsWith('aene') && dictionary.has(word.slice(0, -3)) && dictionary.has(`${word.slice(0, -4)}um`)
    );
  }
  /** `overraskende`, `aldersmessig`, `ulykkelig`. */
  function isDerived(word: string): boolean {
    const participle = /^(..+e)nde$/u.exec(word)?.[1];
    if (participle !== undefined && isInfinitive(participle)) return true;
    // Of verbs in a vowel: troende, boende.
    const vowelVerb = /^(.+[aeiouyæøå])ende$/u.exec(word)?.[1];
    if (vowelVerb !== undefined && byForm.get(vowelVerb)?.some(({ form }) => form === 'infinitive'))
      return true;
    // A particle before a participle: innbygget, nedlagt; a prefix before a noun: eksnabo.
    const withParticle = /^(?:inn|ut|opp|ned|på|av|til|fram|over|under|etter|gjen|sam)(.{4,})$/u.exec(
      word,
    )?.[1];
    if (withParticle !== undefined && byForm.get(withParticle)?.some(({ form }) => form === 'perfect'))
      return true;
    const withPrefix = /^(?:eks|super|mini|multi|anti|ikke|mikro|mega|ultra)(.{4,})$/u.exec(word)?.[1];
    if (withPrefix !== undefined && isListed(withPrefix) && !isNearForm(word)) return true;
    // falsk, neuter: falskt; groteskt, too, which the lexicon lacks.
    if (/[^i]skt$/u.test(word) && isAdjective(word.slice(0, -1))) return true;
    if (/eskt$/u.test(word) && isInDictionary(word.slice(0, -1))) return true;
    const opposite = /^u(.{4,})$/u.exec(word)?.[1];
    if (
      opposite !== undefined &&
      (isAdjective(opposite) || /(?:isk|lig|iv|ell|bar)e?$/u.test(opposite)) &&
      isListed(opposite)
    )
      return true;
    // The plural of a participle: utviklete, malte.
    const past = /^(.+t)e$/u.exec(word)?.[1];
    if (past !== undefined && byForm.get(past)?.some(({ form }) => form === 'perfect')) return true;
    const stem = /^(.{3,}?)s?(?:messige?|aktige?)$/u.exec(word)?.[1];
    return stem !== undefined && isListed(stem);
  }
  /** A noun of the lexicon makes no participle (`venende`), and neither does one that the dictionary bends as nothing else. */
  function isInfinitive(word: string): boolean {
    const readings = byForm.get(word) ?? dictionaryReadings(word, dictionary);
    return isListed(word) && !(readings.length > 0 && readings.every(({ pos }) => pos === 'noun'));
  }
  /** `eksammen`: nothing with a prefix, but one letter from a word of the lexicon. */
  function isNearForm(word: string): boolean {
    return oneEdit(word).some((one) => byForm.has(one));
  }
  function isAdjective(word: string): boolean {
    return byForm.get(word)?.some(({ pos }) => pos === 'adjective') ?? false;
  }
  function isPassive(word: string): boolean {
    return (
      /[^s]s$/u.test(word) &&
      (byForm.get(word.slice(0, -1))?.some(({ form }) => form === 'infinitive') ?? false)
    );
  }
  function isGenitive(word: string): boolean {
    return (
      /[^sx]s$/u.test(word) && (byForm.get(word.slice(0, -1))?.some(({ pos }) => pos === 'noun') ?? false)
    );
  }
  return {
    ...{ isListed, isInLexicon, isInDictionary, isPassive, isGenitive },
    isListedName: (word) => dictionary.has(word) || allowed.has(word),
  };
}

/** Bokmål's choices that dictionary-nb lacks, and the abbreviations that stand without a full stop. */
const gaps = (
  'noe noen noens noensinne mi di si en ei app appen appene apper okei tv tven pc pcen pga osv mvh dvs cd dvd sms mms ok ' +
  'bla vha ca evt mht jf nav km kg cm mm dl kr kl hei ha wc id fn eu usa eøs nato mp3 cder tver pcer jo å i facebook internett ' +
  'snapchat instagram youtube netflix google syntes synes syns fins finnes trives oddetall obs ihvertfall'
)
  .split(' ')
  .filter((word) => word !== 'ihvertfall');

/** The dictionary lacks the endings of nouns in a vowel (`kino`, `skjema`): it has them only as parts of compounds. */
function isVowelNoun(word: string, dictionary: AffixDictionary): boolean {
  const stem = /^(.+[aiouyøå])(?:en|et|er|ene)?s?$/u.exec(word)?.[1];
  return stem !== undefined && (dictionary.flagsOf(stem)?.includes('z') ?? false);
}
