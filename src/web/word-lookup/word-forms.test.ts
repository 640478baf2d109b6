import { expect, test } from 'vitest';
import { formNames, otherForms } from './word-forms.ts';

const word = {
  ...{
    lemmaId: 'barn-noun',
    lemma: 'barn',
    pos: 'noun',
    gender: 'n',
    level: 'A1',
    english: 'child',
    kept: false,
  },
  forms: { plural: ['barn'], definitePlural: ['barna', 'barnene'], singular: ['barn'], definite: ['barnet'] },
  example: { nb: 'Barnet sover.', en: 'The child is asleep.' },
};

test('9.250 a word is said to be the forms it may be', () => {
  expect(formNames(word, 'Barnet')).toEqual(['definite']);
  expect(formNames(word, 'barna')).toEqual(['definitePlural']);
  expect(formNames(word, 'barn')).toEqual([]);
});

test('forms stand in the order of a dictionary for learners, each once (9.250)', () => {
  expect(otherForms(word)).toEqual(['barnet', 'barna', 'barnene']);
});
