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
  ...forms('asjon', { sounds: 'ɑˈʂuːn', taken: 'en er ene' }),
  ['sjonell', 'ʂuˈnɛl'],
  ...forms('sjon', { sounds: 'ˈʂuːn', taken: 'en er ene' }),
  ...forms('itet', { sounds: 'ɪˈteːt', taken: 'en er ene' }),
  ...forms('ering', { sounds: 'ˈeːrɪŋ', taken: 'en er ene' }),
  ['erende', 'ˈeːrənə'],
  ...forms('logi', { sounds: 'luˈgiː', taken: 'en er ene' }),
  ...forms('grafi', { sounds: 'grɑˈfiː', taken: 'en er ene' }),
  ...forms('nomi', { sounds: 'nʊˈmiː', taken: 'en er ene' }),
  ...forms('log', { sounds: 'ˈloːg', taken: 'en er ene' }),
  ['ismen', 'ˈɪsmən'],
  ['isme', 'ˈɪsmə'],
  ...forms('ist', { sounds: 'ˈɪst', taken: 'en er ene' }),
  ...forms('ant', { sounds: 'ˈɑnt', taken: 'en er ene' }),
  ...forms('ent', { sounds: 'ˈɛnt', taken: 'en er ene' }),
  ['ansen', 'ˈɑŋsən'],
  ['anse', 'ˈɑŋsə'],
  ...forms('ens', { sounds: 'ˈɛns', taken: 'en er ene' }),
  ...forms('ikk', { sounds: 'ˈɪk', taken: 'en er ene' }),
  ...forms('atør', { sounds: 'ɑˈtøːr', taken: 'en er ene' }),
  ...forms('itør', { sounds: 'ɪˈtøːr', taken: 'en er ene' }),
  ...forms('ør', { sounds: 'ˈøːr', taken: 'en er ene' }),
  ['ielt', 'ɪˈɛlt'],
  ['onelt', 'ʊˈnɛlt'],
  ...forms('at', { sounds: 'ˈɑːt', taken: 'en er ene' }),
  ['elle', 'ˈɛlə'],
  ['ell', 'ˈɛl'],
  ...forms('øs', { sounds: 'ˈøːs', taken: 'e t' }),
  ...forms('ett', { sounds: 'ˈɛt', taken: 'er ene e' }),
  ...forms('ekt', { sounds: 'ˈɛkt', taken: 'er ene' }),
  ['uttet', 'ˈʉtə'],
  ...forms('utt', { sounds: 'ˈʉt', taken: 'er ene' }),
  ['eriet', 'əˈriːə'],
  ...forms('eri', { sounds: 'əˈriː', taken: 'er ene' }),
  ...forms('al', { sounds: 'ˈɑːl', taken: 'en er ene e t' }),
  ...forms('in', { sounds: 'ˈiːn', taken: 'en er ene' }),
  ...forms('on', { sounds: 'ˈuːn', taken: 'en er ene' }),
  ...forms('il', { sounds: 'ˈiːl', taken: 'en er ene' }),
  ...forms('ur', { sounds: 'ˈʉːr', taken: 'en er ene' }),
  ['ertes', 'ˈeːrtəs'],
  ['eres', 'ˈeːrəs'],
  ['erte', 'ˈeːrtə'],
  ['erer', 'ˈeːrər'],
  ['ere', 'ˈeːrə'],
  ['ert', 'ˈeːrt'],
];

/** An ending with the forms it takes, the longest first. */
function forms(
  spelling: string,
  { sounds, taken }: { readonly sounds: string; readonly taken: string },
): readonly (readonly [string, string])[] {
  const inflections: Readonly<Record<string, string>> = { en: 'ən', er: 'ər', ene: 'ənə', e: 'ə', t: 't' };
  return [...taken.split(' '), '']
    .sort((a, b) => b.length - a.length)
    .map((ending) => [spelling + ending, sounds + (inflections[ending] ?? '')]);
}
