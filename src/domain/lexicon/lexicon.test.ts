import { expect, test } from 'vitest';
import { indexForms } from './lexicon.ts';
import { exampleLemma } from './lexicon-example.ts';
import { readLexiconFile } from './lexicon-file.ts';

test('a lemma is called by spelling, part of speech and sense', () => {
  expect(exampleLemma({}).id).toBe('hus-noun');
  expect(exampleLemma({ lemma: 'rett', gender: 'm', sense: 2 }).id).toBe('rett-noun-2');
  expect(exampleLemma({ lemma: 'ha det', pos: 'phrase' }).id).toBe('ha_det-phrase');
});

test('a form belongs to all lemmas that have it', () => {
  const time = exampleLemma({ lemma: 'time', gender: 'm' });
  const lesson = exampleLemma({ lemma: 'time', gender: 'm', sense: 2 });
  expect(indexForms([time, lesson]).get('timene')).toEqual([time, lesson]);
});

test('level and topic are the path’s', () => {
  const entry = {
    lemma: 'ikke',
    pos: 'adverb',
    english: 'not',
    example: { nb: 'Jeg har ikke bil.', en: 'I do not have a car.' },
  };
  const { lemmas, findings } = readLexiconFile([entry], 'lexicon/A2/grammar.yaml');
  expect(findings).toEqual([]);
  expect(lemmas[0]).toMatchObject({ level: 'A2', topic: 'grammar', gender: null });
});

test.each([
  ['a list', { lemma: 'hus' }, 'lexicon/A1/home.yaml', 'a list of entries is wanted'],
  ['a topic of the list', [], 'lexicon/A1/houses.yaml', 'the path is lexicon/<LEVEL>/<topic>.yaml'],
  ['a gender', [{ lemma: 'hus', pos: 'noun', english: 'house' }], 'lexicon/A1/home.yaml', 'gender: '],
])('%s is wanted', (_, value, path, message) => {
  const { lemmas, findings } = readLexiconFile(value, path);
  expect(lemmas).toEqual([]);
  expect(findings.map((finding) => finding.message).join('\n')).toContain(message);
});
