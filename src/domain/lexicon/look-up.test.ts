import { describe, expect, test } from 'vitest';
import { exampleLemma } from './lexicon-example.ts';
import { lookUpWord, wordFinder } from './look-up.ts';

const noun = (lemma: string, gender: string, english: string, change: object = {}) =>
  exampleLemma({ lemma, gender, english, ...change });
const verb = (lemma: string, past: string, change: object = {}) =>
  exampleLemma({ lemma, pos: 'verb', past, ...change });

const finder = wordFinder([
  noun('hus', 'n', 'house'),
  noun('barn', 'n', 'child', { forms: ['barnet', 'barn', 'barna'] }),
  noun('hage', 'm', 'garden'),
  noun('arbeid', 'n', 'work'),
  noun('plass', 'm', 'place'),
  noun('lever', 'f', 'liver', { level: 'A2' }),
  verb('leve', 'de', { forms: ['lever', 'levde', 'levd', 'lev'], english: 'live' }),
  verb('gå', 'de', { forms: ['går', 'gikk', 'gått', 'gå'], english: 'go' }),
  exampleLemma({ lemma: 'se ut', pos: 'phrase', forms: ['ser ut', 'så ut'], english: 'look, seem' }),
  exampleLemma({ lemma: 'glede seg', pos: 'phrase', forms: ['gleder seg'], english: 'look forward' }),
  exampleLemma({ lemma: 'ut', pos: 'adverb', english: 'out' }),
]);

const look = (word: string, sentence = word) => {
  const { lemmas, parts, number } = lookUpWord({ word, sentence }, finder);
  return {
    lemmas: lemmas.map(({ lemma }) => lemma),
    parts: parts.map(({ text, lemma }) => [text, lemma.lemma]),
    number,
  };
};

describe('9.250 a word of a text is found', () => {
  test('by any of its forms, capitalised or not', () => {
    expect(look('Gikk').lemmas).toEqual(['gå']);
    expect(look('husene').lemmas).toEqual(['hus']);
  });

  test('as every word it may be, the easier first', () => {
    expect(look('lever').lemmas).toEqual(['leve', 'lever']);
  });

  test('in the genitive', () => {
    expect(look('barnets').lemmas).toEqual(['barn']);
  });

  test('as part of a phrase of its sentence, with other words between', () => {
    expect(look('ut', 'Huset ser fint ut.').lemmas).toEqual(['se ut', 'ut']);
    expect(look('ser', 'Huset ser fint ut.').lemmas).toEqual(['se ut']);
    expect(look('gleder', 'Jeg gleder meg.').lemmas).toEqual(['glede seg']);
  });

  test('without the phrase where its other words are missing or far away', () => {
    expect(look('ut', 'Vi går ut.').lemmas).toEqual(['ut']);
    expect(look('ut', 'Hun ser at katten og hunden har kommet ut.').lemmas).toEqual(['ut']);
  });

  test('by the parts it is put together of, with a joining letter or without', () => {
    expect(look('barnehageplassen')).toEqual({
      lemmas: [],
      parts: [
        ['barne', 'barn'],
        ['hage', 'hage'],
        ['plassen', 'plass'],
      ],
      number: null,
    });
    expect(look('arbeidsplass').parts).toEqual([
      ['arbeids', 'arbeid'],
      ['plass', 'plass'],
    ]);
  });

  test('as a number', () => {
    expect(look('tjuefem').number).toBe(25);
  });
});

test('9.250 what is not in the lexicon is not found, and no part of it is made up', () => {
  for (const word of ['Gunnar', 'kvantefysikk', 'hushus7', '', '   ', 'x'.repeat(60)])
    expect(look(word)).toEqual({ lemmas: [], parts: [], number: null });
});
