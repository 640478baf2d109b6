import { expect, test } from 'vitest';
import { vocabularyOf } from './lexicon.ts';
import { exampleLemma } from './lexicon-example.ts';
import { missingWords } from './missing-words.ts';

const vocabulary = vocabularyOf([
  exampleLemma({}),
  exampleLemma({ lemma: 'barn', forms: ['barnet', 'barn', 'barna'] }),
  exampleLemma({ lemma: 'hage', gender: 'm' }),
  exampleLemma({ lemma: 'arbeid' }),
  exampleLemma({ lemma: 'plass', gender: 'm' }),
  exampleLemma({ lemma: 'is', gender: 'm' }),
  exampleLemma({ lemma: 'stå', pos: 'verb', past: 'dde' }),
  exampleLemma({ lemma: 'ta', pos: 'verb', forms: ['tar', 'tok', 'tatt', 'ta'] }),
  exampleLemma({ lemma: 'for', pos: 'preposition' }),
  exampleLemma({ lemma: 'i dag', pos: 'phrase' }),
]);

test.each([
  ['forms of lemmas', 'Barna tok huset i dag.', []],
  ['genitives', 'Barnets hus, hagens plass', []],
  ['numbers in digits and letters', '15 hus, tjuefem barn, kl. 15.30', ['kl']],
  ['names', 'I dag tok Marek plass. Mareks hage', []],
  ['names that no dictionary has in small letters', 'Gunnhild tok barna.', []],
  ['compounds, with a joining e or s', 'barnehagen, arbeidsplass, isplass, barnehageplassen', []],
  ['a particle before a verb makes another word', 'forstår', ['forstår']],
  ['words that are not there, most frequent first', 'bil hund bil', ['bil', 'hund']],
])('%s', (_, text, missing) => {
  const isWord = (word: string) => word !== 'gunnhild';
  const found = missingWords({ texts: [text], vocabulary, isWord, names: new Set(['marek']) });
  expect([...found.keys()]).toEqual(missing);
});

test('they are counted', () => {
  const input = { vocabulary, isWord: () => true, names: new Set<string>() };
  expect(missingWords({ ...input, texts: ['bil hund', 'Bilen, bil'] })).toEqual(
    new Map([
      ['bil', 2],
      ['bilen', 1],
      ['hund', 1],
    ]),
  );
});
