import { splitCompound } from '#domain/language/compounds.ts';
import { foldWord } from '#domain/language/words.ts';
import type { Lemma } from '#domain/lexicon/lexicon.ts';
import type { AffixDictionary } from './affix-dictionary.ts';
import { closedReadings } from './closed-class.ts';
import { dictionaryReadings } from './dictionary-readings.ts';
import type { Gender, Reading } from './reading.ts';

/** What is known of words: made once, shared by every check. */
export interface Analyser {
  /** Everything that a word may be; none where nothing is known. @param word folded */
  readonly readingsOf: (word: string) => readonly Reading[];
  /** Whether it is a Norwegian word by dictionary, lexicon or composition. @param word as written */
  readonly isWord: (word: string) => boolean;
  /** How a word is known: what only the dictionary or composition knows may be a misspelling of something common. */
  readonly knownBy: (word: string) => 'lexicon' | 'dictionary' | 'compound' | null;
  /** A rare word's form that is likelier to be a misspelling. @param word folded */
  readonly isSuspect: (word: string) => boolean;
  /** Like `isWord`, without compounds: what a suggestion may be. @param word folded */
  readonly isListed: (word: string) => boolean;
  /** Whether it is a name in the dictionary, written with a capital. */
  readonly isListedName: (word: string) => boolean;
  /** The readings that the lexicon has. @param word folded */
  readonly lexiconReadings: (word: string) => readonly Reading[];
  /** All forms of the lexicon without phrases, folded. */
  readonly forms: readonly string[];
  /** A noun's or adjective's form of another name: `formOf('hus', 'noun', 'definite')`. The first alternative. */
  readonly formOf: (reading: Reading, form: string) => string | undefined;
}

/** As many answers as are kept: a text has some two hundred different words. */
const mostCached = 20_000;

export function createAnalyser(input: {
  readonly lemmas: readonly Lemma[];
  readonly dictionary: AffixDictionary;
  /** Right words that the dictionary lacks, in small letters, and names as they are written. */
  readonly allowed: readonly string[];
  /** Forms of rare words that stand for misspelt common ones (content/misspelt-forms.txt). */
  readonly misspelt: readonly string[];
}): Analyser {
  const { dictionary } = input;
  const allowed = new Set([...input.allowed, ...gaps]);
  const { byForm, tables } = indexReadings(input.lemmas);
  const misspelt = new Set(input.misspelt);
  const known = new Map<string, boolean>();
  const cache = new Map<string, readonly Reading[]>();

  function isListed(word: string): boolean {
    if (word.includes('é') && isListed(word.replaceAll('é', 'e'))) return true;
    return isInLexicon(word) || dictionary.has(word) || isVowelNoun(word, dictionary);
  }
  function isInLexicon(word: string): boolean {
    if (byForm.has(word) || allowed.has(word) || closedReadings(word) !== undefined) return true;
    return isPassive(word) || isGenitive(word) || isDerived(word);
  }
  /** `overraskende`, `aldersmessig`, `ulykkelig`. */
  function isDerived(word: string): boolean {
    const participle = /^(.+e)nde$/u.exec(word)?.[1];
    if (
      participle !== undefined &&
      isListed(participle) &&
      !byForm.get(participle)?.every(({ pos }) => pos === 'noun')
    )
      return true;
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
  function isAdjective(word: string): boolean {
    return byForm.get(word)?.some(({ pos }) => pos === 'adjective') ?? false;
  }
  function knownBy(word: string): 'lexicon' | 'dictionary' | 'compound' | null {
    if (word.includes('é')) return knownBy(word.replaceAll('é', 'e'));
    if (isInLexicon(word)) return 'lexicon';
    if (dictionary.has(word) || isVowelNoun(word, dictionary)) return 'dictionary';
    return isWord(word) ? 'compound' : null;
  }
  function isPassive(word: string): boolean {
    return (
      word.endsWith('s') &&
      (byForm.get(word.slice(0, -1))?.some(({ form }) => form === 'infinitive') ?? false)
    );
  }
  function isGenitive(word: string): boolean {
    return (
      /[^sx]s$/u.test(word) && (byForm.get(word.slice(0, -1))?.some(({ pos }) => pos === 'noun') ?? false)
    );
  }
  function isWord(written: string): boolean {
    const there = known.get(written);
    if (there !== undefined) return there;
    const folded = foldWord(written);
    const answer =
      isListed(folded) ||
      isListedName(written) ||
      folded
        .split('-')
        .every(
          (part) =>
            part === '' ||
            isListed(part) ||
            isNewCompound(part) ||
            (part !== folded && isListedName(capitalised(part))),
        );
    if (known.size >= mostCached) known.clear();
    known.set(written, answer);
    return answer;
  }
  function isListedName(word: string): boolean {
    return dictionary.has(word) || allowed.has(word);
  }
  /** A part of a compound: never a word that only the dictionary's odd corners have. */
  function isNewCompound(word: string): boolean {
    return (
      word.length > 6 && word.length <= 60 && !/(.)\1\1/u.test(word) && splitCompound(word, isPart) !== null
    );
  }
  function isPart(part: string): boolean {
    const flags = dictionary.flagsOf(part);
    if (flags?.includes('z') || (part.length > 4 && isListed(part))) return true;
    if (byForm.get(part)?.some(({ pos }) => pos !== 'interjection')) return true;
    // With a joining e: guttekultur, barnemat.
    return (
      /[^aeiouyæøå]e$/u.test(part) &&
      (byForm.get(part.slice(0, -1))?.some(({ pos }) => pos === 'noun') ?? false)
    );
  }

  function readingsOf(word: string): readonly Reading[] {
    const there = closedReadings(word) ?? cache.get(word);
    if (there) return there;
    const readings = analyse(word);
    if (cache.size >= mostCached) cache.clear();
    cache.set(word, readings);
    return readings;
  }
  function analyse(word: string): readonly Reading[] {
    const found = byForm.get(word);
    if (found) return found;
    if (isGenitive(word))
      return [{ pos: 'genitive', lemma: word.slice(0, -1), form: 'base', genders: [], level: null }];
    if (isPassive(word)) return [verb(word, 'passive'), verb(word, 'present')];
    const own = dictionaryReadings(word, dictionary);
    if (own.length > 0) return own;
    const parts = word.length <= 60 ? splitCompound(word, isPart) : null;
    const last = parts?.at(-1);
    if (last === undefined || last.length < 3) return [];
    return (byForm.get(last) ?? [])
      .filter(({ pos }) => pos === 'noun')
      .map((reading) => ({ ...reading, lemma: word.slice(0, -last.length) + reading.lemma, level: null }));
  }
  return {
    readingsOf,
    isWord,
    knownBy,
    isSuspect: (word) => misspelt.has(word),
    isListed,
    isListedName,
    lexiconReadings: (word) => byForm.get(word) ?? [],
    forms: [...byForm.keys()],
    formOf: (reading, form) => formIn({ tables, reading, form }),
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

function capitalised(word: string): string {
  return (word[0] ?? '').toLocaleUpperCase('nb') + word.slice(1);
}

function verb(lemma: string, form: string): Reading {
  return { pos: 'verb', lemma, form, genders: [], level: null };
}

type FormTables = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;

function indexReadings(lemmas: readonly Lemma[]): { byForm: Map<string, Reading[]>; tables: FormTables } {
  const byForm = new Map<string, Reading[]>();
  const tables = new Map<string, Lemma['forms']>();
  for (const lemma of lemmas) {
    if (lemma.lemma.includes(' ') || lemma.pos === 'phrase') continue;
    const key = `${lemma.lemma}-${lemma.pos}`;
    if (!tables.has(key)) tables.set(key, lemma.forms);
    for (const [form, alternatives] of Object.entries(lemma.forms)) {
      for (const written of alternatives) {
        const folded = foldWord(written);
        if (folded.includes(' ')) continue;
        const reading = {
          pos: lemma.pos,
          lemma: lemma.lemma,
          form,
          genders: gendersOf(lemma),
          level: lemma.level,
        };
        const there = byForm.get(folded);
        if (there) there.push(reading);
        else byForm.set(folded, [reading]);
      }
    }
  }
  return { byForm, tables };
}

function gendersOf({ gender }: Lemma): readonly Gender[] {
  if (gender === null) return [];
  if (gender === 'n') return ['n'];
  // A feminine may always be masculine in bokmål (en jente), the other way round it may not (ei bil).
  return gender === 'm' ? ['m'] : ['f', 'm'];
}

/** The form of the same lemma; of a compound, its last part's with the rest before it. */
function formIn(input: {
  readonly tables: FormTables;
  readonly reading: Reading;
  readonly form: string;
}): string | undefined {
  const { tables, reading, form } = input;
  for (let cut = 0; cut < reading.lemma.length - 1; cut += 1) {
    const table = tables.get(`${reading.lemma.slice(cut)}-${reading.pos}`);
    const found = table?.[form]?.[0];
    if (found !== undefined) return reading.lemma.slice(0, cut) + found;
    if (table) return undefined;
  }
  return undefined;
}
