import { diphthongs, letterSounds, pretonicSounds } from './letter-sounds.ts';
import { syllables } from './syllables.ts';

/**
 * Loan words with the stress on their ending (`studere`, `kvalitet`, `natur`) or before -isk; undefined for a word
 * that has no such ending or only one syllable.
 */
export function loanSounds(word: string): string | undefined {
  for (const [spelling, sounds] of stressedEndings) {
    if (!word.endsWith(spelling)) continue;
    const before = word.slice(0, -spelling.length);
    if (syllables(before) < 1 || before.length < 2) continue;
    if (diphthongs[`${before.at(-1)}${spelling[0]}`]) continue;
    // Comparatives such as viktigere are no verbs in -ere.
    if (spelling.startsWith('ere') && /(ig|[eo]m)$/u.test(before)) continue;
    return pretonicSounds(before) + sounds;
  }
  const isk = /^(.*[aeiouyæøå].*?)([aeiouyæøå][^aeiouyæøå]{1,2}isk(?:e|t)?)$/u.exec(word);
  return isk ? `${pretonicSounds(isk[1] ?? '')}ˈ${letterSounds(isk[2] ?? '')}` : undefined;
}

/** Endings that take the stress; a longer one stands before what it ends in. */
const stressedEndings: readonly (readonly [spelling: string, sounds: string])[] = [
  ...forms('asjon', 'ɑˈʂuːn', 'en er ene'),
  ['sjonell', 'ʂuˈnɛl'],
  ...forms('sjon', 'ˈʂuːn', 'en er ene'),
  ...forms('itet', 'ɪˈteːt', 'en er ene'),
  ...forms('ering', 'ˈeːrɪŋ', 'en er ene'),
  ['erende', 'ˈeːrənə'],
  ...forms('logi', 'luˈgiː', 'en er ene'),
  ...forms('grafi', 'grɑˈfiː', 'en er ene'),
  ...forms('nomi', 'nʊˈmiː', 'en er ene'),
  ...forms('log', 'ˈloːg', 'en er ene'),
  ['ismen', 'ˈɪsmən'],
  ['isme', 'ˈɪsmə'],
  ...forms('ist', 'ˈɪst', 'en er ene'),
  ...forms('ant', 'ˈɑnt', 'en er ene'),
  ...forms('ent', 'ˈɛnt', 'en er ene'),
  ['ansen', 'ˈɑŋsən'],
  ['anse', 'ˈɑŋsə'],
  ...forms('ens', 'ˈɛns', 'en er ene'),
  ...forms('ikk', 'ˈɪk', 'en er ene'),
  ...forms('atør', 'ɑˈtøːr', 'en er ene'),
  ...forms('itør', 'ɪˈtøːr', 'en er ene'),
  ...forms('ør', 'ˈøːr', 'en er ene'),
  ['ielt', 'ɪˈɛlt'],
  ['onelt', 'ʊˈnɛlt'],
  ...forms('at', 'ˈɑːt', 'en er ene'),
  ['elle', 'ˈɛlə'],
  ['ell', 'ˈɛl'],
  ...forms('øs', 'ˈøːs', 'e t'),
  ...forms('ett', 'ˈɛt', 'er ene e'),
  ...forms('ekt', 'ˈɛkt', 'er ene'),
  ['uttet', 'ˈʉtə'],
  ...forms('utt', 'ˈʉt', 'er ene'),
  ['eriet', 'əˈriːə'],
  ...forms('eri', 'əˈriː', 'er ene'),
  ...forms('al', 'ˈɑːl', 'en er ene e t'),
  ...forms('in', 'ˈiːn', 'en er ene'),
  ...forms('on', 'ˈuːn', 'en er ene'),
  ...forms('il', 'ˈiːl', 'en er ene'),
  ...forms('ur', 'ˈʉːr', 'en er ene'),
  ['ertes', 'ˈeːrtəs'],
  ['eres', 'ˈeːrəs'],
  ['erte', 'ˈeːrtə'],
  ['erer', 'ˈeːrər'],
  ['ere', 'ˈeːrə'],
  ['ert', 'ˈeːrt'],
];

/** An ending with the forms it takes, the longest first. */
function forms(spelling: string, sounds: string, taken: string): readonly (readonly [string, string])[] {
  const inflections: Readonly<Record<string, string>> = { en: 'ən', er: 'ər', ene: 'ənə', e: 'ə', t: 't' };
  return [...taken.split(' '), '']
    .sort((a, b) => b.length - a.length)
    .map((ending) => [spelling + ending, sounds + (inflections[ending] ?? '')]);
}
