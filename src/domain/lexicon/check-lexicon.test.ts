import { describe, expect, test } from 'vitest';
import { checkExampleWords, checkLemmaCounts, checkLexicon } from './check-lexicon.ts';
import type { Lemma } from './lexicon.ts';
import { exampleLemma } from './lexicon-example.ts';

const english = 'They live in a yellow house.';
const dictionary = new Set(
  'de bor i et gult gul hus huset husene husa vi ser fint ut i dag lia har'.split(' '),
);
const knows = (word: string) => dictionary.has(word.toLowerCase());
const gul = exampleLemma({ lemma: 'gul', pos: 'adjective', comparison: 'none' });

function messages(...lemmas: readonly Lemma[]): string[] {
  return checkLexicon({ lemmas, knows, names: new Set(['lia']) }).map(
    ({ rule, message }) => `${rule}: ${message}`,
  );
}

/** The noun `hus` with another example. */
function withExample(nb: string, en = english): Lemma {
  return exampleLemma({ example: { nb, en } });
}

describe('each lemma', () => {
  test('a right one is accepted', () => {
    expect(messages(exampleLemma({}))).toEqual([]);
    expect(messages(withExample('Lia bor i et hus.'))).toEqual([]);
  });

  test('every form stands in the dictionary', () => {
    expect(messages(exampleLemma({ plural: 'er' }))).toEqual(['lexicon-form: «huser» is in no dictionary']);
  });

  test.each([
    ['holds a form of the lemma', 'De bor i gult.', 'lexicon-example: no form of «hus»'],
    ['is not too short', 'Et gult hus.', 'lexicon-example: 3 words'],
    ['is not too long', 'De bor i et hus i dag, i dag, i dag.', 'lexicon-example: 11 words'],
    ['is spelled right', 'De bor i et gullt hus.', 'word: «gullt» is in no dictionary'],
    ['is a sentence', 'de bor i et hus.', 'lexicon-example: no sentence'],
  ])('its example %s', (_, nb, complaint) => {
    expect(messages(withExample(nb)).join('\n')).toContain(complaint);
  });

  test('its English example is a sentence', () => {
    const found = messages(withExample('De bor i et gult hus.', 'a yellow house'));
    expect(found).toEqual(['lexicon-example: no sentence: a yellow house']);
  });

  test('the words of a phrase may stand apart in its example', () => {
    const phrase = { lemma: 'se ut', pos: 'phrase', forms: ['ser ut'] };
    const example = { nb: 'De ser fint ut i dag.', en: 'They look nice today.' };
    const found = messages(exampleLemma({ ...phrase, example }));
    expect(found.filter((message) => message.includes('no form'))).toEqual([]);
    const turned = { ...example, nb: 'Ut i dag ser vi.' };
    expect(messages(exampleLemma({ ...phrase, example: turned })).join()).toContain('no form of «se ut»');
  });
});

test('a lemma and an example stand in one place only', () => {
  expect(messages(exampleLemma({}), exampleLemma({}))).toEqual([
    'lexicon-duplicate: «hus-noun» stands in lexicon/A1/home.yaml (hus-noun) too',
    'lexicon-duplicate: «de bor i et gult hus.» stands in lexicon/A1/home.yaml (hus-noun) too',
  ]);
});

test('there are as many lemmas as are promised', () => {
  const lemmas = [exampleLemma({}), exampleLemma({ level: 'A2', lemma: 'rom' })];
  expect(checkLemmaCounts(lemmas, { A1: 1, A2: 1 })).toEqual([]);
  expect(checkLemmaCounts(lemmas, { A2: 2 }).map(({ message }) => message)).toEqual([
    'lexicon A2: 1 lemmas, 2 promised',
  ]);
});

test('examples use words of their level or below', () => {
  const lemmas = [
    withExample('Hus gul.'),
    { ...gul, level: 'A2' as const, example: { nb: 'Gul hus.', en: '' } },
  ];
  const found = checkExampleWords({ lemmas, isWord: knows, names: new Set() });
  expect(found.map(({ message }) => message)).toEqual(['examples of A1 use words above it: gul']);
});
