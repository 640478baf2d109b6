/**
 * Letter-to-sound rules for East Norwegian bokmål: what a spelling sounds like when no table knows the word.
 * Sources: Kristoffersen, The Phonology of Norwegian (2000), chapters 2–4; Vanvik, Norsk uttaleordbok (1979).
 * Sounds are broad IPA with one symbol a phoneme; a long vowel is followed by ː, stress ˈ stands before the
 * stressed syllable's onset only where it is not the first syllable.
 */
import { consonantSounds } from './consonant-sounds.ts';
import { syllables } from './syllables.ts';

const vowelLetters = 'aeiouyæøåéèêóòôàáäöüëï';
const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== '' && vowelLetters.includes(letter);

/** Long and short sound of each vowel letter. */
const vowels: Readonly<Record<string, readonly [long: string, short: string]>> = {
  a: ['ɑː', 'ɑ'],
  e: ['eː', 'ɛ'],
  i: ['iː', 'ɪ'],
  o: ['uː', 'ɔ'],
  u: ['ʉː', 'ʉ'],
  y: ['yː', 'ʏ'],
  æ: ['æː', 'æ'],
  ø: ['øː', 'œ'],
  å: ['oː', 'ɔ'],
};
/** Letters of other languages in names, as the Norwegian letters that come nearest. */
const foreignLetters: Readonly<Record<string, string>> = {
  é: 'e',
  è: 'e',
  ê: 'e',
  ë: 'e',
  ó: 'o',
  ò: 'o',
  ô: 'o',
  à: 'a',
  á: 'a',
  ä: 'æ',
  ö: 'ø',
  ü: 'y',
  ï: 'i',
  í: 'i',
  ı: 'i',
  ú: 'u',
  ą: 'o',
  ę: 'e',
  ã: 'a',
  õ: 'o',
  č: 'tsj',
  ć: 'tsj',
  ş: 'sj',
  š: 'sj',
  ś: 'sj',
  ž: 'sj',
  ż: 'sj',
  ź: 'sj',
  ç: 's',
  ñ: 'nj',
  ń: 'n',
  ł: 'l',
  ğ: 'g',
  đ: 'd',
  ř: 'r',
};
/** Two letters that are one vowel. */
export const diphthongs: Readonly<Record<string, string>> = {
  ei: 'æɪ',
  øy: 'œʏ',
  au: 'æʉ',
  ai: 'ɑɪ',
  oi: 'ɔʏ',
  ui: 'ʉɪ',
  oy: 'ɔʏ',
  ay: 'ɑɪ',
  ey: 'æɪ',
};

const unstressedPrefixes: readonly (readonly [spelling: string, sounds: string])[] = [
  ['be', 'bə'],
  ['ge', 'gə'],
  ['for', 'fɔr'],
];

/** The sounds of one undivided word or stem in small letters. */
export function letterSounds(letters: string): string {
  const word = [...letters].map((letter) => foreignLetters[letter] ?? letter).join('');
  const accent = [...letters].indexOf('é');
  if (accent > 0) return `${pretonicSounds(word.slice(0, accent))}ˈ${spell(word.slice(accent), 'first')}`;
  for (const [spelling, sounds] of unstressedPrefixes) {
    const rest = word.slice(spelling.length);
    if (
      word.startsWith(spelling) &&
      syllables(rest) >= 2 &&
      isConsonantStart(rest) &&
      !/^(te|re|le|me|ve|ne|be|de)(r|n|t)?$/u.test(rest)
    ) {
      return `${sounds}ˈ${spell(rest, 'first')}`;
    }
  }
  return spell(word, 'first');
}

function isConsonantStart(rest: string): boolean {
  return rest !== '' && !isVowel(rest[0]);
}

/** The letters before a loan word's stress: vowels are short, `e` is not reduced. */
export function pretonicSounds(word: string): string {
  // The dot keeps the last letters from counting as the word's end (vurd-ere) and sounds like nothing.
  return spell(`${word}·`, 'none');
}

/** Walks through the letters. The first vowel has the stress, or none has. */
function spell(word: string, stress: 'first' | 'none'): string {
  let sounds = '';
  let seenStress = false;
  let at = 0;
  while (at < word.length) {
    const pair = word.slice(at, at + 2);
    if (diphthongs[pair] && !(pair === 'ui' && at > 1)) {
      sounds += diphthongs[pair];
      if (stress === 'first') seenStress = true;
      at += 2;
      continue;
    }
    const letter = word[at] ?? '';
    if (isVowel(letter)) {
      sounds += vowelSound({ word, at, stressed: stress === 'first' && !seenStress, after: seenStress });
      if (stress === 'first') seenStress = true;
      at += 1;
      continue;
    }
    const [read, consonants] = consonantSounds(word, { at, afterVowel: seenStress });
    sounds += consonants;
    at += read;
  }
  return sounds;
}

function vowelSound(place: { word: string; at: number; stressed: boolean; after: boolean }): string {
  const { word, at, stressed, after } = place;
  const letter = word[at] ?? '';
  const [long, short] = vowels[letter] ?? [letter, letter];
  const run = /^[^aeiouyæøå]*/u.exec(word.slice(at + 1))?.[0] ?? '';
  const last = at + 1 + run.length >= word.length;
  if (!stressed) {
    if (letter === 'e' && after) return 'ə';
    if (letter === 'e' && run.startsWith('r') && run.length > 1) return 'æ';
    if (letter === 'o' && !after) return 'ʊ';
    // A vowel after the stress that is not e belongs to a compound's or a suffix's second part: it keeps its length.
    if (after && isLong(run, last) && !last && letter !== 'i' && letter !== 'o') return long;
    return letter === 'o' && last && run === '' ? 'ʊ' : short;
  }
  if (letter === 'e' && run.startsWith('r') && run.length > 1) return /^r[nl]/u.test(run) ? 'æː' : 'æ';
  if (letter === 'u' && run.startsWith('ng')) return 'ʊ';
  if (letter === 'u' && /^(mm|kk)/u.test(run)) return 'ʊ';
  return isLong(run, last) ? long : short;
}

/** A stressed vowel is long before at most one consonant, and before rd, rn, rl. */
function isLong(run: string, last: boolean): boolean {
  if (last && run === 'm') return false;
  if (/^r[dnl]$/u.test(run)) return true;
  return run.length <= 1 && run !== 'x';
}
