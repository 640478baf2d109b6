import { expect, test } from 'vitest';
import { acceptedAnswers } from './accepted-answers.ts';

const bok = {
  ...{ lemmaId: 'bok-noun', lemma: 'bok', pos: 'noun', gender: 'f/m', level: 'A1', english: 'book' },
  forms: { singular: ['boka', 'boken'], plural: ['bøker'] },
  example: { nb: 'Boka er på bordet.', en: 'The book is on the table.' },
};
const of = (kind: 'word' | 'cloze' | 'meaning') => acceptedAnswers({ kind, word: bok, note: null });

test('a word may be typed with either article and without one (9.428)', () => {
  expect(of('word')).toEqual(['ei bok', 'en bok', 'bok']);
});

test('a gap takes both forms of bokmål (9.428)', () => {
  expect(of('cloze')).toEqual(['Boka', 'boka', 'boken']);
});

test('where the meaning is asked nothing is typed (9.428)', () => {
  expect(of('meaning')).toBeNull();
});

test('a note of one’s own is typed as it was written (9.428)', () => {
  const note = { noteId: '1', front: 'ta det med ro', back: '', example: '', exampleMeaning: '', media: [] };
  expect(acceptedAnswers({ kind: 'word', word: null, note })).toEqual(['ta det med ro']);
});

test('the gap of a note’s example is the word alone, without its article (9.428)', () => {
  const sentence = { example: 'Hun har en hammer.', exampleMeaning: '', media: [] };
  const note = { noteId: '1', front: 'en hammer', back: 'a hammer', ...sentence };
  expect(acceptedAnswers({ kind: 'cloze', word: null, note })).toEqual(['hammer']);
});
