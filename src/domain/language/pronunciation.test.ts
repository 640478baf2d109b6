import { describe, expect, it } from 'vitest';
import { pronounce, withStress } from './pronunciation.ts';
import { commonestWords, heldOutWords, wordCases } from './pronunciation-cases.ts';
import { irregularWords, names, regularWords } from './pronunciation-table.ts';

const sounds = (word: string) => pronounce(word).sounds.replace(/^ˈ/u, '');

describe('letters that are silent in East Norwegian', () => {
  it.each([
    ['d in god, ved, brød', 'god ved brød', 'guː veː brøː'],
    ['d after r, l, n', 'jord kveld land', 'juːr kvɛl lɑn'],
    [
      't of det and of a neuter noun with its article',
      'det huset sykehuset eplet besøket',
      'deː hʉːsə syːkəhʉːsə ɛplə bəˈsøːkə',
    ],
    ['g in -ig, jeg, og', 'viktig viktige jeg og', 'vɪktɪ vɪktɪə jæɪ oː'],
    ['h before v and j', 'hva hvit hjem hjelpe', 'vɑː viːt jɛm jɛlpə'],
    ['g before j', 'gjøre gjest', 'jøːrə jɛst'],
    ['v in selv, tolv, halv', 'selv tolv halv', 'sɛl tɔl hɑl'],
  ])('%s', (_, words, expected) => {
    expect(words.split(' ').map(sounds).join(' ')).toBe(expected);
  });

  it('the t of a participle is heard', () => {
    expect(['snakket', 'takket', 'ventet'].map(sounds)).toEqual(['snɑkət', 'tɑkət', 'vɛntət']);
  });
});

describe('spellings of one sound', () => {
  it('kj, k and tj before i and y are ç', () => {
    expect(['kjøpe', 'kirke', 'kysse', 'tjue'].map(sounds)).toEqual(['çøːpə', 'çɪrkə', 'çʏsə', 'çʉːə']);
  });

  it('skj, sj and sk before i and y are ʂ', () => {
    expect(['skjorte', 'sjø', 'ski', 'skyte'].map(sounds)).toEqual(['ʂʊʈə', 'ʂøː', 'ʂiː', 'ʂyːtə']);
  });

  it('r melts with t, d, n, l, s', () => {
    expect(['kort', 'ferdig', 'barn', 'farlig', 'norsk'].map(sounds)).toEqual([
      'kɔʈ',
      'fæːɖɪ',
      'bɑːɳ',
      'fɑːɭɪ',
      'nɔʂk',
    ]);
  });
});

describe('stress', () => {
  it('falls on the first part of a compound, weaker on the second', () => {
    expect(pronounce('parkeringsplass').sounds).toContain('ˌplɑs');
    expect(pronounce('elvegata').sounds).toBe('ˈɛlvəˌgɑːtɑ');
  });

  it('falls on the end of loan words and after be- and for-', () => {
    expect(pronounce('stasjonen').sounds).toBe('stɑˈʂuːnən');
    expect(pronounce('universitet').sounds).toMatch(/ˈteːt$/u);
    expect(pronounce('betale').sounds).toBe('bəˈtɑːlə');
    expect(pronounce('forstå').sounds).toBe('fɔˈʂtoː');
  });

  it('does not fall on pronouns and prepositions, unless asked for', () => {
    expect(pronounce('jeg')).toEqual({ sounds: 'jæɪ', stressed: false });
    expect(withStress(pronounce('jeg'))).toEqual({ sounds: 'ˈjæɪ', stressed: true });
  });
});

it('capitals that are no word are said letter by letter', () => {
  expect(pronounce('NRK').sounds).toBe('ɛnærˈkoː');
  expect(pronounce('NAV').sounds).toBe('ˈnɑːv');
});

it('every word of the tables stands there once', () => {
  const lines = (table: string) =>
    table
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]?.replace('*', ''));
  const all = [
    ...lines(irregularWords),
    ...lines(names),
    ...regularWords
      .trim()
      .split(/\s+/u)
      .map((word) => word.replace('*', '')),
  ];
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
});

it.each([
  ['the commonest words', commonestWords, 1],
  ['words drawn by lot', heldOutWords, 0.95],
])('%s are said as the table says', (_, table, share) => {
  const cases = wordCases(table);
  const wrong = cases.filter(
    ([word, accepted]) => !accepted.map(folded).includes(folded(pronounce(word).sounds)),
  );
  expect(
    1 - wrong.length / cases.length,
    wrong.map(([word]) => `${word} ${sounds(word)}`).join(', '),
  ).toBeGreaterThanOrEqual(share);
});

/** Without marks of stress, retroflexes as r and the plain consonant. */
function folded(said: string): string {
  const plain: Readonly<Record<string, string>> = { ʈ: 'rt', ɖ: 'rd', ɳ: 'rn', ɭ: 'rl' };
  return said
    .replace(/[ʈɖɳɭ]/gu, (sound) => plain[sound] ?? sound)
    .replace(/[ˈˌ]/gu, '')
    .replace(/r?ʂ|rs/gu, 'ʂ')
    .replace(/(.)\1/gu, '$1');
}
