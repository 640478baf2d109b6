import { type PartTests, splitCompound } from '#domain/language/compounds.ts';
import type { AffixDictionary } from './affix-dictionary.ts';
import { closedReadings } from './closed-class.ts';
import { dictionaryReadings } from './dictionary-readings.ts';
import type { Reading } from './reading.ts';

export interface Compounds {
  /** The parts of a word that is put together as Norwegian does, or null. */
  readonly partsOf: (word: string) => readonly string[] | null;
  /**
   * The parts of anything that known words can be read into. What is only this is doubtful: an inflected form begins it (`bordetspill`,
   * `sosialtliv`), a small word ends it (`skoleopp`), or the linking s is missing after a noun that always has it
   * (`ansettelseforhold`).
   */
  readonly doubtfulPartsOf: (word: string) => readonly string[] | null;
}

export function createCompounds(input: {
  readonly byForm: ReadonlyMap<string, readonly Reading[]>;
  readonly dictionary: AffixDictionary;
  readonly isListed: (word: string) => boolean;
  readonly isSuspect: (word: string) => boolean;
}): Compounds {
  const { byForm, dictionary, isListed, isSuspect } = input;

  function isPart(part: string): boolean {
    if (dictionary.flagsOf(part)?.includes('z') || (part.length > 4 && isListed(part))) return true;
    if (byForm.get(part)?.some(({ pos }) => pos !== 'interjection')) return true;
    return hasJoiningE(part);
  }
  /** guttekultur, barnemat */
  function hasJoiningE(part: string): boolean {
    return (
      /[^aeiouyæøå]e$/u.test(part) &&
      (byForm.get(part.slice(0, -1))?.some(({ pos, form }) => pos === 'noun' && form === 'singular') ?? false)
    );
  }
  function isBase(part: string): boolean {
    if (hasJoiningE(part) || part === 'fakta') return true;
    const readings = byForm.get(part) ?? dictionaryReadings(part, dictionary);
    return readings.length === 0 || readings.some(({ form, pos }) => baseForms.has(form) || pos === 'adverb');
  }
  /** `yrkets`: a compound has the noun itself, `yrkesliv`. */
  function isDefiniteGenitive(part: string): boolean {
    const owner = part.endsWith('s') ? byForm.get(part.slice(0, -1)) : undefined;
    return owner?.every(({ pos, form }) => pos === 'noun' && /^definite/u.test(form)) ?? false;
  }
  const strict: PartTests = {
    isFirst: (part) =>
      isPart(part) &&
      (!isSuspect(part) || hasJoiningE(part)) &&
      isBase(part) &&
      !isDefiniteGenitive(part) &&
      !wantsLinkingS(part),
    isLast: (part) => isPart(part) && !isSuspect(part) && !isSmallWord(part),
  };
  const split = (word: string, tests: PartTests) =>
    word.length > 6 && word.length <= 60 && !/(.)\1\1/u.test(word) ? splitCompound(word, tests) : null;
  return {
    partsOf: (word) => split(word, strict),
    doubtfulPartsOf: (word) => split(word, { isFirst: isPart, isLast: isPart }),
  };
}

const baseForms = new Set(['base', 'singular', 'infinitive', 'imperative', 'common', 'positive']);

/** Nouns made with these endings join with s: utdanningsnivå, sykdomsbilde. */
export function wantsLinkingS(part: string): boolean {
  return part.length > 5 && /(?:else|sjon|het|skap|dom|[^t]ning|ling|itet|nad)$/u.test(part);
}

function isSmallWord(part: string): boolean {
  return closedReadings(part)?.every(({ pos }) => pos !== 'verb') ?? false;
}
