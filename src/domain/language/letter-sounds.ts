/**
 * Letter-to-sound rules for East Norwegian bokmål: what a spelling sounds like when no table knows the word.
 * Sources: Kristoffersen, The Phonology of Norwegian (2000), chapters 2–4; Vanvik, Norsk uttaleordbok (1979).
 * Sounds are broad IPA with one symbol a phoneme; a long vowel is followed by ː, stress ˈ stands before the
 * stressed syllable's onset only where it is not the first syllable.
 */

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
const foreignVowels: Readonly<Record<string, string>> = {
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
};
const diphthongs: Readonly<Record<string, string>> = {
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

/** Endings of loan words that take the stress, with their sounds; longest first. `%` keeps what stands before. */
const stressedEndings: readonly (readonly [spelling: string, sounds: string])[] = [
  ['asjonen', 'ɑˈʂuːnən'],
  ['asjoner', 'ɑˈʂuːnər'],
  ['asjon', 'ɑˈʂuːn'],
  ['sjonene', 'ˈʂuːnənə'],
  ['sjonell', 'ʂuˈnɛl'],
  ['sjonen', 'ˈʂuːnən'],
  ['sjoner', 'ˈʂuːnər'],
  ['sjon', 'ˈʂuːn'],
  ['itetene', 'ɪˈteːtənə'],
  ['iteten', 'ɪˈteːtən'],
  ['iteter', 'ɪˈteːtər'],
  ['itet', 'ɪˈteːt'],
  ['eringene', 'ˈeːrɪŋənə'],
  ['eringen', 'ˈeːrɪŋən'],
  ['eringer', 'ˈeːrɪŋər'],
  ['ering', 'ˈeːrɪŋ'],
  ['erende', 'ˈeːrənə'],
  ['logien', 'luˈgiːən'],
  ['logi', 'luˈgiː'],
  ['grafi', 'grɑˈfiː'],
  ['nomi', 'nʊˈmiː'],
  ['loger', 'ˈloːgər'],
  ['logen', 'ˈloːgən'],
  ['log', 'ˈloːg'],
  ['isme', 'ˈɪsmə'],
  ['ismen', 'ˈɪsmən'],
  ['isten', 'ˈɪstən'],
  ['ister', 'ˈɪstər'],
  ['ist', 'ˈɪst'],
  ['antene', 'ˈɑntənə'],
  ['ant', 'ˈɑnt'],
  ['enten', 'ˈɛntən'],
  ['enter', 'ˈɛntər'],
  ['entene', 'ˈɛntənə'],
  ['ent', 'ˈɛnt'],
  ['anse', 'ˈɑŋsə'],
  ['ansen', 'ˈɑŋsən'],
  ['enser', 'ˈɛnsər'],
  ['ens', 'ˈɛns'],
  ['ikken', 'ˈɪkən'],
  ['ikk', 'ˈɪk'],
  ['atør', 'ɑˈtøːr'],
  ['itør', 'ɪˈtøːr'],
  ['ør', 'ˈøːr'],
  ['øren', 'ˈøːrən'],
  ['ører', 'ˈøːrər'],
  ['ielt', 'ɪˈɛlt'],
  ['onelt', 'ʊˈnɛlt'],
  ['atene', 'ˈɑːtənə'],
  ['aten', 'ˈɑːtən'],
  ['ater', 'ˈɑːtər'],
  ['at', 'ˈɑːt'],
  ['elle', 'ˈɛlə'],
  ['ell', 'ˈɛl'],
  ['øse', 'ˈøːsə'],
  ['øst', 'ˈøːst'],
  ['øs', 'ˈøːs'],
  ['ett', 'ˈɛt'],
  ['ette', 'ˈɛtə'],
  ['ekt', 'ˈɛkt'],
  ['uttene', 'ˈʉtənə'],
  ['uttet', 'ˈʉtə'],
  ['utter', 'ˈʉtər'],
  ['utt', 'ˈʉt'],
  ['eriene', 'əˈriːənə'],
  ['eriet', 'əˈriːə'],
  ['erier', 'əˈriːər'],
  ['eri', 'əˈriː'],
  ['alene', 'ˈɑːlənə'],
  ['aler', 'ˈɑːlər'],
  ['alen', 'ˈɑːlən'],
  ['ale', 'ˈɑːlə'],
  ['alt', 'ˈɑːlt'],
  ['al', 'ˈɑːl'],
  ['inene', 'ˈiːnənə'],
  ['inen', 'ˈiːnən'],
  ['iner', 'ˈiːnər'],
  ['in', 'ˈiːn'],
  ['onene', 'ˈuːnənə'],
  ['onen', 'ˈuːnən'],
  ['oner', 'ˈuːnər'],
  ['on', 'ˈuːn'],
  ['ilene', 'ˈiːlənə'],
  ['ilen', 'ˈiːlən'],
  ['iler', 'ˈiːlər'],
  ['il', 'ˈiːl'],
  ['ur', 'ˈʉːr'],
  ['uren', 'ˈʉːrən'],
  ['ere', 'ˈeːrə'],
  ['erer', 'ˈeːrər'],
  ['erte', 'ˈeːrtə'],
  ['ert', 'ˈeːrt'],
];

const unstressedPrefixes: readonly (readonly [spelling: string, sounds: string])[] = [
  ['be', 'bə'],
  ['ge', 'gə'],
  ['for', 'fɔr'],
];

/** The sounds of one undivided word or stem in small letters. */
export function letterSounds(letters: string): string {
  const word = [...letters].map((letter) => foreignVowels[letter] ?? letter).join('');
  const accent = [...letters].findIndex((letter) => letter === 'é');
  if (accent > 0) return unstressed(word.slice(0, accent)) + stressBefore(syllable(word.slice(accent)));
  for (const [spelling, sounds] of unstressedPrefixes) {
    const rest = word.slice(spelling.length);
    if (
      word.startsWith(spelling) &&
      syllables(rest) >= 2 &&
      isConsonantStart(rest) &&
      !/^(te|re|le|me|ve|ne|be|de)(r|n|t)?$/u.test(rest)
    ) {
      return `${sounds}ˈ${stressedStem(rest)}`;
    }
  }
  return stressedStem(word);
}

/**
 * Stress on a loan word's ending (`telefon`, `studere`, `kvalitet`), where the word has two syllables or more
 * and no other rule knows it; undefined for a native word.
 */
export function loanSounds(word: string): string | undefined {
  for (const [spelling, sounds] of stressedEndings) {
    const before = word.slice(0, -spelling.length);
    if (diphthongs[`${before.at(-1) ?? ''}${spelling[0]}`]) continue;
    // Comparatives such as viktigere are no verbs in -ere.
    if (spelling.startsWith('ere') && /(ig|[eo]m)$/u.test(before)) continue;
    if (word.endsWith(spelling) && syllables(before) >= 1 && before.length >= 2)
      return unstressed(before) + sounds;
  }
  // Adjectives in -isk take the stress before it: hysterisk, politiske.
  const isk = /^(.*[aeiouyæøå].*?)([aeiouyæøå][^aeiouyæøå]{1,2}isk(?:e|t)?)$/u.exec(word);
  return isk ? `${unstressed(isk[1] ?? '')}ˈ${spell(isk[2] ?? '', 'first')}` : undefined;
}

/** How many vowels (a diphthong is one) a spelling has. */
export function syllables(word: string): number {
  return [...word.matchAll(/ei|øy|au|ai|[aeiouyæøå]/gu)].length;
}

function isConsonantStart(rest: string): boolean {
  return rest !== '' && !isVowel(rest[0]);
}

function stressBefore(sounds: string): string {
  return `ˈ${sounds}`;
}

/** Vowels before a loan word's stress: short, `e` not reduced. */
function unstressed(word: string): string {
  // The dot keeps the last letters from counting as the word's end (vurd-ere) and sounds like nothing.
  return spell(`${word}·`, 'none');
}

function syllable(word: string): string {
  return spell(word, 'first');
}

function stressedStem(word: string): string {
  return spell(word, 'first');
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
      seenStress = true;
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
    const [read, consonants] = consonantSound(word, at, seenStress);
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

/** Consonant spellings, longest first; the first that fits counts. `start`: only at the beginning of a stem. */
const consonantSpellings: readonly {
  readonly letters: string;
  readonly sounds: string;
  readonly start?: true;
  readonly before?: RegExp;
  readonly end?: true;
}[] = [
  { letters: 'skj', sounds: 'ʂ' },
  { letters: 'sch', sounds: 'ʂ' },
  { letters: 'tsj', sounds: 'tʂ' },
  { letters: 'stj', sounds: 'stj' },
  { letters: 'sk', sounds: 'ʂ', before: /^(i|y|ei|øy)/u, start: true },
  { letters: 'sj', sounds: 'ʂ' },
  { letters: 'sh', sounds: 'ʂ' },
  { letters: 'kj', sounds: 'ç' },
  { letters: 'tj', sounds: 'ç', start: true },
  { letters: 'gj', sounds: 'j' },
  { letters: 'hj', sounds: 'j' },
  { letters: 'hv', sounds: 'v' },
  { letters: 'lj', sounds: 'j', start: true },
  { letters: 'k', sounds: 'ç', before: /^(i|y|ei|øy)/u, start: true },
  { letters: 'g', sounds: 'j', before: /^(i|y|ei|øy)/u, start: true },
  { letters: 'gn', sounds: 'gn', start: true },
  { letters: 'gn', sounds: 'ŋn' },
  { letters: 'ngn', sounds: 'ŋn' },
  { letters: 'ngs', sounds: 'ŋs' },
  { letters: 'ng', sounds: 'ŋ' },
  { letters: 'nk', sounds: 'ŋk' },
  { letters: 'ndt', sounds: 'nt' },
  { letters: 'nds', sounds: 'ns' },
  { letters: 'ldt', sounds: 'lt' },
  { letters: 'lds', sounds: 'ls' },
  { letters: 'rdt', sounds: 'rt' },
  { letters: 'rds', sounds: 'rs' },
  { letters: 'nd', sounds: 'n', end: true },
  { letters: 'ld', sounds: 'l', end: true },
  { letters: 'rd', sounds: 'r', end: true },
  { letters: 'nd', sounds: 'n', before: /^e/u },
  { letters: 'ld', sounds: 'l', before: /^e/u },
  { letters: 'dt', sounds: 't' },
  { letters: 'gt', sounds: 'kt' },
  { letters: 'gs', sounds: 'ks' },
  { letters: 'bt', sounds: 'pt' },
  { letters: 'ch', sounds: 'k' },
  { letters: 'ck', sounds: 'k' },
  { letters: 'ph', sounds: 'f' },
  { letters: 'th', sounds: 't' },
  { letters: 'qu', sounds: 'kv' },
  { letters: 'sc', sounds: 's', before: /^[eiy]/u },
  { letters: 'c', sounds: 's', before: /^[eiyæø]/u },
  { letters: 'c', sounds: 'k' },
  { letters: 'q', sounds: 'k' },
  { letters: 'w', sounds: 'v' },
  { letters: 'x', sounds: 'ks' },
  { letters: 'z', sounds: 's' },
];

function consonantSound(
  word: string,
  at: number,
  afterVowel: boolean,
): readonly [read: number, sounds: string] {
  const letter = word[at] ?? '';
  // -ig at the end of a word, with or without an ending: the g is silent (viktig, viktige, viktigst).
  if (
    letter === 'g' &&
    afterVowel &&
    word[at - 1] === 'i' &&
    at > 1 &&
    /^(e|ere|est|este|en|t|st|ste)?$/u.test(word.slice(at + 1)) &&
    syllables(word.slice(0, at)) >= 2
  ) {
    return [1, ''];
  }
  if (letter !== '' && letter === word[at + 1])
    return [2, letter === 'c' ? 'k' : letter === 'z' ? 's' : letter];
  const atStart = !/[aeiouyæøå]/u.test(word.slice(0, at)) && (at === 0 || word.slice(0, at) === 's');
  for (const { letters, sounds, start, before, end } of consonantSpellings) {
    if (!word.startsWith(letters, at)) continue;
    const rest = word.slice(at + letters.length);
    if (start && !atStart) continue;
    if (before && !before.test(rest)) continue;
    if (end && rest !== '') continue;
    return [letters.length, sounds];
  }
  if (!/[a-zæøå]/u.test(letter)) return [1, ''];
  return [1, letter];
}
