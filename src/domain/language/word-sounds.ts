import { letterSounds, loanSounds, syllables } from './letter-sounds.ts';
import { irregularWords, regularWords, unstressedWords } from './pronunciation-table.ts';

type Entry = { readonly sounds: string; readonly neuter: boolean; readonly inflects: boolean };

const functionWords = new Set(unstressedWords.trim().split(/\s+/u));
const entries = readEntries();

/** The sounds that the table gives a word in small letters, or a form that inflects one of its words. */
export function knownSounds(word: string): string | undefined {
  return entries.get(word)?.sounds ?? inflected(word) ?? derived(word) ?? compound(word) ?? prefixed(word);
}

/** The sounds of a word in small letters without hyphens, known or not. */
export function wordSounds(word: string): string {
  return knownSounds(word) ?? loanSounds(word) ?? derivedFromUnknown(word) ?? withVerbEnding(word) ?? letterSounds(word);
}

/** Endings and how they sound after a stem; an `ə` at the stem's end gives way to one that begins with it. */
const endings: readonly (readonly [spelling: string, sounds: string])[] = [
  ['enes', 'ənəs'],
  ['ingene', 'ɪŋənə'],
  ['ingen', 'ɪŋən'],
  ['inger', 'ɪŋər'],
  ['ing', 'ɪŋ'],
  ['erne', 'ərnə'],
  ['ene', 'ənə'],
  ['ende', 'ənə'],
  ['este', 'əstə'],
  ['est', 'əst'],
  ['ere', 'ərə'],
  ['ers', 'ərs'],
  ['ens', 'əns'],
  ['ets', 'əts'],
  ['et', 'ət'],
  ['en', 'ən'],
  ['er', 'ər'],
  ['es', 'əs'],
  ['e', 'ə'],
  ['ste', 'stə'],
  ['st', 'st'],
  ['ne', 'nə'],
  ['te', 'tə'],
  ['de', 'də'],
  ['a', 'ɑ'],
  ['n', 'n'],
  ['r', 'r'],
  ['s', 's'],
  ['t', 't'],
];

function inflected(word: string): string | undefined {
  for (const [spelling, sounds] of endings) {
    if (!word.endsWith(spelling)) continue;
    const stem = word.slice(0, -spelling.length);
    if (stem.length < 2 || (/^[nr]/u.test(spelling) && !/[eaiouyæøå]$/u.test(stem))) continue;
    const entry = stemEntry(stem, spelling);
    if (!entry) continue;
    // The t of a neuter noun's definite form is silent: huset, eplet.
    if (spelling === 'et' && entry.neuter) return joinEnding(entry.sounds, 'ə');
    if (spelling === 't' && entry.neuter && stem.endsWith('e')) return entry.sounds;
    return joinEnding(entry.sounds, sounds);
  }
  return undefined;
}

/** The stem as it stands, without a doubled consonant (`rommet`), or with the e that the ending replaced. */
function stemEntry(stem: string, ending: string): Entry | undefined {
  const exact = stemOf(stem);
  const vowelEnding = /^[eia]/u.test(ending);
  const single = vowelEnding && stem.at(-1) === stem.at(-2) ? stemOf(stem.slice(0, -1)) : undefined;
  const withE = /^[eiadt]/u.test(ending) ? stemOf(`${stem}e`) : undefined;
  if (ending === 'et') return [exact, withE, single].find((entry) => entry?.neuter) ?? withE ?? exact ?? single;
  return exact ?? withE ?? single;
}

/** Function words (`men`, `for`, `din`) are no stems. */
function stemOf(word: string): Entry | undefined {
  const entry = entries.get(word);
  return entry?.inflects ? entry : undefined;
}

function joinEnding(stem: string, ending: string): string {
  const base = stem.endsWith('ə') && /^[əɑɪtd]/u.test(ending) ? stem.slice(0, -1) : stem;
  return base + ending;
}

/** Derivations: what they sound like, and whether the stem may be unknown. */
const suffixes: readonly (readonly [spelling: string, sounds: string])[] = [
  ['lighet', 'lɪheːt'],
  ['ighet', 'ɪheːt'],
  ['lig', 'lɪ'],
  ['het', 'heːt'],
  ['skap', 'skɑːp'],
  ['dom', 'dʊm'],
  ['løs', 'løːs'],
  ['full', 'fʉl'],
  ['som', 'sɔm'],
  ['bar', 'bɑːr'],
  ['aktig', 'ɑktɪ'],
  ['messig', 'mɛsɪ'],
  ['vis', 'viːs'],
  ['inne', 'ɪnə'],
  ['else', 'əlsə'],
  ['ning', 'nɪŋ'],
  ['ig', 'ɪ'],
];
const suffixEndings: readonly (readonly [spelling: string, sounds: string])[] = [
  ['', ''],
  ['e', 'ə'],
  ['t', 't'],
  ['en', 'ən'],
  ['er', 'ər'],
  ['ene', 'ənə'],
  ['ere', 'ərə'],
  ['est', 'st'],
  ['st', 'st'],
  ['ste', 'stə'],
  ['s', 's'],
  ['n', 'n'],
  ['r', 'r'],
  ['ne', 'nə'],
  ['et', 'ə'],
];

function derived(word: string): string | undefined {
  for (const [spelling, sounds] of suffixes) {
    for (const [ending, endingSounds] of suffixEndings) {
      if (!word.endsWith(spelling + ending)) continue;
      const stem = word.slice(0, word.length - spelling.length - ending.length);
      if (stem.length < 2 || syllables(stem) === 0) continue;
      const base = entries.get(stem)?.sounds ?? entries.get(`${stem}e`)?.sounds ?? (stem.endsWith('s') || stem.endsWith('e') ? entries.get(stem.slice(0, -1))?.sounds : undefined);
      if (base === undefined) continue;
      const stemSounds = stem.endsWith('s') && !entries.has(stem) ? `${base}s` : base;
      const silentT = spelling.endsWith('ig') && ending === 't' ? '' : endingSounds;
      return joinEnding(joinEnding(stemSounds, sounds), silentT);
    }
  }
  return undefined;
}

/** First parts that are shorter than three letters or no words by themselves. */
const firstParts: Readonly<Record<string, string>> = {
  u: 'ʉ',
  ut: 'ʉːt',
  av: 'ɑːv',
  om: 'ɔm',
  på: 'poː',
  is: 'iːs',
  øy: 'œʏ',
  ny: 'nyː',
  by: 'byː',
  øl: 'œl',
  an: 'ɑn',
  til: 'tɪl',
  med: 'meː',
  fra: 'frɑː',
  ved: 'veː',
  mot: 'muːt',
  unn: 'ʉn',
  gjen: 'jɛn',
  fore: 'foːrə',
  inne: 'ɪnə',
  mis: 'mɪs',
  hoved: 'huːvəd',
  sam: 'sɑm',
  fler: 'fleːr',
  barne: 'bɑːrnə',
  kjøle: 'çøːlə',
  fritids: 'friːtɪts',
};

/** Two words in one: the first keeps its stress, the second gets the weaker one; `s` or `e` may join them. */
function compound(word: string, depth = 0): string | undefined {
  for (let at = word.length - 3; at >= 1; at--) {
    const left = firstPart(word.slice(0, at), depth);
    if (left === undefined) continue;
    const rest = word.slice(at);
    const right = entries.get(rest)?.sounds ?? inflected(rest) ?? derived(rest);
    if (right === undefined) continue;
    return right.includes('ˈ') ? left.replace('ˈ', 'ˈ') + right.replace('ˈ', 'ˌ') : `${left}ˌ${right}`;
  }
  return undefined;
}

function firstPart(left: string, depth: number): string | undefined {
  if (firstParts[left] !== undefined) return firstParts[left];
  if (left.length < 3) return undefined;
  const exact = stemOf(left)?.sounds;
  if (exact !== undefined) return exact;
  const stem = stemOf(left.slice(0, -1))?.sounds;
  if (stem !== undefined && left.length > 3 && left.endsWith('s')) return `${stem}s`;
  if (stem !== undefined && left.length > 3 && left.endsWith('e')) return `${stem}ə`;
  if (left.endsWith('s') && inflected(left) !== undefined) return inflected(left);
  return depth === 0 && left.length >= 6 ? compound(left, 1) ?? (left.endsWith('s') ? withS(compound(left.slice(0, -1), 1)) : undefined) : undefined;
}

/** `be-` and `for-` leave the stress to what follows: betale, fortjene. */
function prefixed(word: string): string | undefined {
  const found = /^(be|for|ge)([^aeiouyæøå].{2,})$/u.exec(word);
  const [, prefix = '', rest = ''] = found ?? [];
  const known = rest === '' ? undefined : (entries.get(rest)?.sounds ?? inflected(rest) ?? derived(rest));
  return known === undefined ? undefined : `${prefix === 'for' ? 'fɔr' : `${prefix[0]}ə`}ˈ${known.replace('ˈ', '')}`;
}

/** `sannhet`, `rundelig`: the suffix is known, the stem is read by the rules. */
function derivedFromUnknown(word: string): string | undefined {
  const found = /^(.{2,}?)(lig|het|skap|løs|full|som|bar|messig)(e|t|en|er|ene|ere|est|ste|s|et)?$/u.exec(word);
  const [, stem = '', suffix = '', ending = ''] = found ?? [];
  if (!found || syllables(stem) === 0) return undefined;
  const sounds = suffixes.find(([spelling]) => spelling === suffix)?.[1] ?? '';
  const ended = suffixEndings.find(([spelling]) => spelling === ending)?.[1] ?? '';
  return joinEnding(letterSounds(stem) + sounds, suffix === 'lig' && ending === 't' ? '' : ended);
}

function withS(sounds: string | undefined): string | undefined {
  return sounds === undefined ? undefined : `${sounds}s`;
}

/** Unknown verbs and adjectives: the stem's vowel keeps its length before the ending (`malte`, `fint`). */
function withVerbEnding(word: string): string | undefined {
  const found = /^(.*[aeiouyæøå][lnrsvgd])(te|t|de|s)$/u.exec(word);
  const [, stem = '', ending = ''] = found ?? [];
  if (!found || syllables(stem) !== 1 || /[lnrs]{2}$/u.test(stem) || stem.length < 3) return undefined;
  if (ending === 's' || ending === 't') return undefined;
  return letterSounds(stem) + (ending === 'te' ? 'tə' : 'də');
}

function readEntries(): ReadonlyMap<string, Entry> {
  const read = new Map<string, Entry>();
  for (const word of regularWords.trim().split(/\s+/u)) {
    const bare = word.replace('*', '');
    read.set(bare, { sounds: loanSounds(bare) ?? letterSounds(bare), neuter: word.endsWith('*'), inflects: true });
  }
  for (const line of irregularWords.trim().split('\n')) {
    const [word = '', sounds = ''] = line.split(' ');
    const bare = word.replace('*', '');
    read.set(bare, { sounds, neuter: word.endsWith('*'), inflects: bare.length > 2 && !functionWords.has(bare) });
  }
  return read;
}
