import { letterSounds, loanSounds, syllables } from './letter-sounds.ts';
import { adjectives, endings, firstParts, noSecondParts, particles, shortNouns, shortVerbs, shortWords, suffixEndings, suffixes } from './word-endings.ts';
import { irregularWords, names, regularWords, unstressedWords } from './pronunciation-table.ts';

type Entry = { readonly sounds: string; readonly neuter: boolean; readonly inflects: boolean };

const functionWords = new Set(unstressedWords.trim().split(/\s+/u));
const entries = readEntries();

/** The sounds that the table gives a word in small letters, or a form that inflects one of its words. */
export function knownSounds(word: string): string | undefined {
  return entries.get(word)?.sounds ?? inflected(word) ?? derived(word) ?? loanVerb(word) ?? compound(word) ?? prefixed(word);
}

/** The sounds of a word in small letters without hyphens, known or not. */
export function wordSounds(word: string): string {
  return knownSounds(word) ?? loanSounds(word) ?? derivedFromUnknown(word) ?? withParticle(word) ?? withVerbEnding(word) ?? letterSounds(word);
}

/** Verbs in -isere, -ulere are loans even where their beginning is a word (moralisere). */
function loanVerb(word: string): string | undefined {
  return /(is|ul)er(e|er|te|t|ing|ingen|inger)$/u.test(word) ? loanSounds(word) : undefined;
}

function inflected(word: string): string | undefined {
  for (const [spelling, sounds] of endings) {
    if (!word.endsWith(spelling)) continue;
    const stem = word.slice(0, -spelling.length);
    if (stem.length < 2 || syllables(stem) === 0 || (/^[nr]/u.test(spelling) && !/([eaiouyæøå]|er)$/u.test(stem))) continue;
    const entry = stemEntry(stem, spelling);
    if (!entry) continue;
    // The t of a neuter noun's definite form is silent: huset, eplet.
    if (entry.neuter && spelling === 'et') return `${entry.sounds}ə`;
    if (entry.neuter && spelling === 't' && stem.endsWith('e')) return entry.sounds;
    if (/^(tt|dd|dde)$/u.test(spelling)) return shortened(entry.sounds) + sounds;
    // The g of fredag is heard when an ending follows.
    if (stem.endsWith('dag') && entry.sounds.endsWith('ɑ') && /^[əɑ]/u.test(sounds)) return `${entry.sounds}g${sounds}`;
    return entry.sounds + sounds;
  }
  return undefined;
}

/**
 * The stem of an inflected word: as it stands; with the e that the ending replaced (its ə dropped); with the
 * consonant that the ending made single (`spilte` of spille) or double (`rommet` of rom).
 */
function stemEntry(stem: string, ending: string): Entry | undefined {
  const exact = /^(te|de)$/u.test(ending) || (/^(tt|dd|dde)$/u.test(ending) && !/[eaiouyæøå]$/u.test(stem)) || (ending === 'ste' && !/[^aeiouyæøå]$/u.test(stem)) || (ending === 't' && !stem.endsWith('e') && !adjectives.has(stem)) ? undefined : stemOf(stem);
  if (ending === 'et' && exact?.neuter) return exact;
  const last = stem.at(-1) ?? '';
  const withE = /^[eiadt]/u.test(ending) && !/^(tt|dd|dde)$/u.test(ending) && !(ending === 't' && stem.endsWith('t')) ? withoutE(stemOf(`${stem}e`)) : undefined;
  const doubled = /^(te|t|de|s|st|ste)$/u.test(ending) && /[lmn]/u.test(last) && !(ending === 'de' && /[ln]/u.test(last)) ? (withoutE(stemOf(`${stem}${last}e`)) ?? stemOf(stem + last)) : undefined;
  const single = /^[eia]/u.test(ending) && last === stem.at(-2) ? stemOf(stem.slice(0, -1)) : undefined;
  return ending === 'et' ? (withE ?? exact ?? single) : (exact ?? withE ?? doubled ?? single);
}

const shortVowels: Readonly<Record<string, string>> = { ɑ: 'ɑ', e: 'ɛ', i: 'ɪ', u: 'ʊ', ʉ: 'ʉ', y: 'ʏ', æ: 'æ', ø: 'œ', o: 'ɔ' };

/** A long last vowel made short: snu, snudde; blå, blått. */
function shortened(sounds: string): string {
  return sounds.replace(/(.)ː$/u, (_, vowel: string) => shortVowels[vowel] ?? vowel);
}

function withoutE(entry: Entry | undefined): Entry | undefined {
  return entry && { ...entry, sounds: entry.sounds.replace(/ə$/u, '') };
}

/** Function words (`men`, `for`, `din`) are no stems. */
function stemOf(word: string): Entry | undefined {
  const entry = entries.get(word);
  return entry?.inflects ? entry : undefined;
}

function joinEnding(stem: string, ending: string): string {
  return (/^[əɑɪ]/u.test(ending) ? stem.replace(/ə$/u, '') : stem) + ending;
}

function derived(word: string): string | undefined {
  for (const [spelling, sounds] of suffixes) {
    for (const [ending, endingSounds] of suffixEndings) {
      if (!word.endsWith(spelling + ending)) continue;
      const stem = word.slice(0, word.length - spelling.length - ending.length);
      if (stem.length < 2 || syllables(stem) === 0) continue;
      const base = entries.get(stem)?.sounds ?? withoutE(entries.get(`${stem}e`))?.sounds ?? (stem.endsWith('s') || stem.endsWith('e') ? entries.get(stem.slice(0, -1))?.sounds : undefined);
      if (base === undefined) continue;
      const stemSounds = stem.endsWith('s') && !entries.has(stem) ? `${base}s` : base;
      const silentT = spelling.endsWith('ig') && ending === 't' ? '' : endingSounds;
      return joinEnding(joinEnding(stemSounds, sounds), silentT);
    }
  }
  return undefined;
}

/**
 * Two words in one: the first keeps its stress, the second gets the weaker one. A first part that stands by
 * itself is preferred to one with a joining s or e (innside: inn + side, not inns + ide).
 */
function compound(word: string, depth = 0): string | undefined {
  for (const first of [ownFirstPart, joinedFirstPart]) {
    for (let at = word.length - 2; at >= 1; at--) {
      const rest = word.slice(at);
      if (rest.length < 3 ? !shortSecondPart(rest, word.slice(0, at)) : noSecondParts.has(rest)) continue;
      const left = first(word.slice(0, at), depth);
      if (left === undefined) continue;
      const right = secondPart(rest);
      if (right !== undefined) return right.includes('ˈ') ? left + right.replace('ˈ', 'ˌ') : `${left}ˌ${right}`;
    }
  }
  return undefined;
}

/** A noun's definite form is meant where it could also be a verb's: nabolaget, not laget. */
function secondPart(rest: string): string | undefined {
  const form = inflected(rest);
  return (rest.endsWith('et') && form?.endsWith('ə') ? form : undefined) ?? entries.get(rest)?.sounds ?? form ?? derived(rest);
}

function shortSecondPart(rest: string, left: string): boolean {
  return shortNouns.has(rest) || (shortVerbs.has(rest) && (particles[left] !== undefined || firstParts[left] !== undefined));
}

function ownFirstPart(left: string): string | undefined {
  if (firstParts[left] !== undefined) return firstParts[left];
  return left.length < 3 ? undefined : stemOf(left)?.sounds;
}

function joinedFirstPart(left: string, depth: number): string | undefined {
  if (left.length < 4) return undefined;
  const stem = stemOf(left.slice(0, -1))?.sounds;
  if (stem !== undefined && left.endsWith('s')) return `${stem}s`;
  if (stem !== undefined && left.endsWith('e')) return `${stem}ə`;
  if (left.endsWith('s') && inflected(left) !== undefined) return inflected(left);
  if (depth > 0 || left.length < 6) return undefined;
  return compound(left, 1) ?? (left.endsWith('s') ? withS(compound(left.slice(0, -1), 1)) : undefined);
}

/** A particle before a stem that no table knows: avstand, oppnåelig. */
function withParticle(word: string): string | undefined {
  for (const [particle, sounds] of Object.entries(particles)) {
    const rest = word.slice(particle.length);
    if (word.startsWith(particle) && rest.length >= 4 && /^[^aeiouyæøå]/u.test(rest) && syllables(rest) > 0) return `${sounds}ˌ${letterSounds(rest).replace('ˈ', '')}`;
  }
  return undefined;
}

/** `be-` and `for-` leave the stress to what follows: betale, fortjene. */
function prefixed(word: string): string | undefined {
  const found = /^(be|for|ge)([^aeiouyæøå].{1,})$/u.exec(word);
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
  if (!found || syllables(stem) !== 1 || /[lnrs]{2}$/u.test(stem) || stem.at(-1) === ending[0] || stem.length < 3) return undefined;
  if (ending === 's' || ending === 't') return undefined;
  return letterSounds(stem) + (ending === 'te' ? 'tə' : 'də');
}

function readEntries(): ReadonlyMap<string, Entry> {
  const read = new Map<string, Entry>();
  for (const word of regularWords.trim().split(/\s+/u)) {
    const bare = word.replace('*', '');
    read.set(bare, { sounds: loanSounds(bare) ?? derivedFromUnknown(bare) ?? letterSounds(bare), neuter: word.endsWith('*'), inflects: true });
  }
  for (const line of irregularWords.trim().split('\n')) {
    const [word = '', sounds = ''] = line.split(' ');
    const bare = word.replace('*', '');
    read.set(bare, { sounds, neuter: word.endsWith('*'), inflects: (bare.length > 2 || shortWords.has(bare)) && !functionWords.has(bare) });
  }
  for (const line of names.trim().split('\n')) {
    const [name = '', sounds = ''] = line.split(' ');
    read.set(name, { sounds, neuter: false, inflects: false });
    read.set(`${name}s`, { sounds: sounds + (/[sʂ]$/u.test(sounds) ? '' : 's'), neuter: false, inflects: false });
  }
  return read;
}
