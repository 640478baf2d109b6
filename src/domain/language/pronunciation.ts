import { letterSounds } from './letter-sounds.ts';
import { functionWords } from './word-entries.ts';
import { knownSounds, wordSounds } from './word-sounds.ts';
import { foldWord } from './words.ts';

/**
 * How a Norwegian word is said, in broad IPA of East Norwegian: tables first, then inflection, then compounds
 * (`word-sounds.ts`), then the letter rules (`letter-sounds.ts`).
 * Vowels iː yː ʉː uː eː øː oː æː ɑː (long), ɪ ʏ ʉ ʊ ɛ œ ɔ æ ɑ ə (short), æɪ œʏ æʉ ɑɪ ɔʏ ʉɪ;
 * consonants p b t d k g f v s ʂ ç h m n ŋ l r j and the retroflexes ʈ ɖ ɳ ɭ.
 * Pitch accent is left out: none of our engines can be told it.
 */
export type Pronunciation = {
  /** With ˈ before the stressed syllable and ˌ before a compound's second; neither in an unstressed word. */
  readonly sounds: string;
  /** False for words such as `jeg`, `og`, `på`, which carry no stress in running speech. */
  readonly stressed: boolean;
};

/** The pronunciation of one word as it stands in a text, without punctuation. */
export function pronounce(word: string): Pronunciation {
  if (isInitials(word)) return { sounds: markStress(spellOut(word)), stressed: true };
  const folded = foldWord(word);
  if (folded.length === 1 && folded !== 'i' && folded !== 'å')
    return { sounds: markStress(spellOut(folded)), stressed: true };
  const sounds = retroflex(knownSounds(folded) ?? hyphenated(folded));
  const stressed = !functionWords.has(folded);
  return { sounds: stressed ? markStress(sounds) : sounds.replace(/[ˈˌ]/gu, ''), stressed };
}

/** The same sounds with the word's stress, for a word at the end of a stretch that has no other. */
export function withStress({ sounds, stressed }: Pronunciation): Pronunciation {
  return stressed ? { sounds, stressed } : { sounds: markStress(sounds), stressed: true };
}

/** Two to five capitals that are no word of the table: `NRK`, `UDI`, `SMS` are said letter by letter. */
function isInitials(word: string): boolean {
  if (!/^[A-ZÆØÅ]{2,5}$/u.test(word) || knownSounds(foldWord(word)) !== undefined) return false;
  return word.length <= 3 || !/[AEIOUYÆØÅ]/u.test(word);
}

function hyphenated(word: string): string {
  const [first = '', ...rest] = word.split('-').filter((part) => part !== '');
  const said = (part: string): string => (part.length === 1 ? spellOut(part) : wordSounds(part));
  return rest.reduce((joined, part) => `${joined}ˌ${said(part).replace('ˈ', '')}`, said(first));
}

const letterNames: Readonly<Record<string, string>> = {
  a: 'ɑː',
  b: 'beː',
  c: 'seː',
  d: 'deː',
  e: 'eː',
  f: 'ɛf',
  g: 'geː',
  h: 'hoː',
  i: 'iː',
  j: 'jeː',
  k: 'koː',
  l: 'ɛl',
  m: 'ɛm',
  n: 'ɛn',
  o: 'uː',
  p: 'peː',
  q: 'kʉː',
  r: 'ær',
  s: 'ɛs',
  t: 'teː',
  u: 'ʉː',
  v: 'veː',
  w: 'dɔbəltveː',
  x: 'ɛks',
  y: 'yː',
  z: 'sɛt',
  æ: 'æː',
  ø: 'øː',
  å: 'oː',
};

/** Letter by letter, with the stress on the last. */
function spellOut(word: string): string {
  const names = [...word.toLowerCase()].map((letter) => letterNames[letter] ?? letterSounds(letter));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join('')}ˈ${last}`;
}

const retroflexes: Readonly<Record<string, string>> = { t: 'ʈ', d: 'ɖ', n: 'ɳ', l: 'ɭ', s: 'ʂ', ʂ: 'ʂ' };

/** r and a following t, d, n, l or s melt into one sound, also over a syllable's border (Kristoffersen 4.3). */
function retroflex(sounds: string): string {
  return sounds.replace(
    /r([ˈˌ]?)([tdnlsʂ])/gu,
    (_, mark: string, consonant: string) => mark + (retroflexes[consonant] ?? consonant),
  );
}

function markStress(sounds: string): string {
  return sounds.includes('ˈ') ? sounds : `ˈ${sounds}`;
}
