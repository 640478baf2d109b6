import { foldWord } from '#domain/language/words.ts';
import type { Lemma } from '#domain/lexicon/lexicon.ts';
import type { AffixDictionary } from './affix-dictionary.ts';
import { closedReadings } from './closed-class.ts';
import { createCompounds } from './compound-parts.ts';
import { dictionaryReadings } from './dictionary-readings.ts';
import { createListedWords } from './listed-words.ts';
import type { Reading } from './reading.ts';
import { formIn, indexReadings } from './word-index.ts';

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
  /** A compound that is put together in a way that Norwegian does not. @param word folded */
  readonly isDoubtful: (word: string) => boolean;
  /** The parts of a compound, however it is put together. @param word folded */
  readonly doubtfulPartsOf: (word: string) => readonly string[] | null;
  /** Like `isWord`, without compounds: what a suggestion may be. @param word folded */
  readonly isListed: (word: string) => boolean;
  /** Whether it is a name in the dictionary, written with a capital. */
  readonly isListedName: (word: string) => boolean;
  /** Whether the dictionary bends it as a verb, beside whatever else: `bry`. @param word folded */
  readonly mayBeInfinitive: (word: string) => boolean;
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
  const { byForm, tables } = indexReadings(input.lemmas);
  const { isListed, isInLexicon, isInDictionary, isListedName, isPassive, isGenitive } = createListedWords({
    ...{ byForm, dictionary, allowed: input.allowed },
  });
  const misspelt = new Set(input.misspelt);
  const isSuspect = (word: string) => misspelt.has(word);
  const { partsOf, doubtfulPartsOf } = createCompounds({ byForm, dictionary, isListed, isSuspect });
  const known = new Map<string, boolean>();
  const cache = new Map<string, readonly Reading[]>();

  function knownBy(word: string): 'lexicon' | 'dictionary' | 'compound' | null {
    if (word.includes('é')) return knownBy(word.replaceAll('é', 'e'));
    if (isInLexicon(word)) return 'lexicon';
    if (isInDictionary(word)) return 'dictionary';
    return isWord(word) ? 'compound' : null;
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
            doubtfulPartsOf(part) !== null ||
            (part !== folded && isListedName(capitalised(part))),
        );
    if (known.size >= mostCached) known.clear();
    known.set(written, answer);
    return answer;
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
    const last = (partsOf(word) ?? doubtfulPartsOf(word))?.at(-1);
    if (last === undefined || last.length < 3) return [];
    return (byForm.get(last) ?? [])
      .filter(({ pos }) => pos === 'noun')
      .map((reading) => ({ ...reading, lemma: word.slice(0, -last.length) + reading.lemma, level: null }));
  }
  return {
    readingsOf,
    isWord,
    knownBy,
    isDoubtful: (word) => !isListed(word) && partsOf(word) === null && doubtfulPartsOf(word) !== null,
    doubtfulPartsOf,
    isSuspect,
    isListed,
    isListedName,
    // The dictionary's flag S makes the present participle, which every verb has.
    mayBeInfinitive: (word) => dictionary.flagsOf(word)?.includes('S') ?? false,
    lexiconReadings: (word) => byForm.get(word) ?? [],
    forms: [...byForm.keys()],
    formOf: (reading, form) => formIn({ tables, reading, form }),
  };
}

function capitalised(word: string): string {
  return (word[0] ?? '').toLocaleUpperCase('nb') + word.slice(1);
}

function verb(lemma: string, form: string): Reading {
  return { pos: 'verb', lemma, form, genders: [], level: null };
}
