import { type AlignedWord, alignWords, sameWord } from '#domain/language/alignment.ts';
import { cardinal, year } from '#domain/language/spoken-numbers.ts';
import { foldWord } from '#domain/language/words.ts';
import { withoutRestarts } from './heard-words.ts';

/** A text beside what a recogniser heard of it, word by word, with how many were heard as they stand, otherwise, or not. */
export type ReadAloudComparison = {
  readonly words: readonly AlignedWord[];
  readonly read: number;
  readonly otherwise: number;
  readonly leftOut: number;
};

/**
 * Rule 9.434: compares a text that was read aloud with what a recogniser wrote. Fillers and restarts are left out; a word
 * counts as read in any spelling that sounds like it. What differs may be the reader's or the machine's: no verdict.
 */
export function compareReading(text: string, heard: string): ReadAloudComparison {
  const { words } = alignWords(text, withoutRestarts(heard).text, soundsLike);
  const joined = joinSplitWords(words);
  const count = (kind: AlignedWord['kind']) => joined.filter((word) => word.kind === kind).length;
  return { words: joined, read: count('right'), otherwise: count('wrong'), leftOut: count('missing') };
}

/** Words as dialects have them and recognisers write them down. */
const dialect: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jeg: 'eg æ æg je jæ i',
    ikke: 'ikkje itte ikkj ikkje',
    hva: 'ka kva hå',
    hvor: 'kor kvor hvorr',
    hvem: 'kem kven',
    hvordan: 'korleis koss kordan åssen',
    hvorfor: 'korfor kvifor åffer',
    noe: 'noko nokko nåkka no',
    noen: 'nokon nokken nåen',
    mye: 'mykje my',
    en: 'ein æin',
    fra: 'frå',
    være: 'vera vere værra',
    de: 'dei di',
    hun: 'ho hu',
    også: 'òg óg',
    nå: 'no',
    fram: 'frem',
    sju: 'syv',
    tjue: 'tyve',
    tretti: 'tredve',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
);

/** A spelling as it sounds, roughly: what differs only in writing becomes the same. */
function asHeard(word: string): string {
  const folded = foldWord(word);
  return (dialect.get(folded) ?? folded)
    .replaceAll('é', 'e')
    .replaceAll('-', '')
    .replace(/^hv/u, 'v')
    .replace(/^(?:gj|hj|lj)/u, 'j')
    .replace(/^tj/u, 'kj')
    .replace(/([lnr])d$/u, '$1')
    .replace(/ig$/u, 'i')
    .replace(/æ/gu, 'e')
    .replace(/^det$/u, 'de');
}

/** `boken` and `boka`, `kastet` and `kasta`: both are bokmål, and recognisers write either. */
function withoutFreeEnding(heard: string): string {
  return heard.length > 3 ? heard.replace(/(?:en|et|a)$/u, '*') : heard;
}

function soundsLike(expected: string, heard: string): boolean {
  if (sameWord(expected, heard)) return true;
  return spellings(expected).some((one) =>
    spellings(heard).some((other) => {
      if (one === other) return true;
      const endings = [one, other].map((word) => /(?:en|et|a)$/u.exec(word)?.[0]);
      return endings.includes('a') && withoutFreeEnding(one) === withoutFreeEnding(other);
    }),
  );
}

/** A word as it sounds; digits as a number and as a year are said. */
function spellings(word: string): readonly string[] {
  if (!/^\d{1,6}$/u.test(word)) return [asHeard(word)];
  const value = Number(word);
  return [cardinal(value), year(value)].map((said) => asHeard(said.replaceAll(' ', '')));
}

/** `bok hylle` for `bokhylle`, and the other way round: letters in a row that are the same once joined were read. */
function joinSplitWords(words: readonly AlignedWord[]): readonly AlignedWord[] {
  const joined: AlignedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const size = [4, 3, 2].find((many) => isSplit(words.slice(at, at + many)));
    const part = words.slice(at, at + (size ?? 1));
    if (size === undefined) joined.push(...part);
    else for (const word of part) if ('expected' in word) joined.push(asRead(word.expected));
    at += part.length;
  }
  return joined;
}

function isSplit(part: readonly AlignedWord[]): boolean {
  if (part.length < 2 || part.some(({ kind }) => kind === 'right')) return false;
  const expected = part.flatMap((word) => ('expected' in word ? [word.expected] : [])).join('');
  const written = part.flatMap((word) => ('written' in word ? [word.written] : [])).join('');
  return expected !== '' && spellings(expected).some((one) => spellings(written).includes(one));
}

function asRead(word: string): AlignedWord {
  return { kind: 'right', expected: word, written: word };
}
