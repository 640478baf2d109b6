import { expect, test } from 'vitest';
import { exampleGap } from './example-gap.ts';
import { possibleNoteKinds, possibleWordKinds } from './possible-kinds.ts';

const house = {
  gender: 'n',
  forms: { singular: ['hus'], definite: ['huset'], plural: ['hus'], definitePlural: ['husa', 'husene'] },
  example: { nb: 'Huset er rødt.' },
};

test('9.411 a noun with an example is asked in every way', () => {
  expect(possibleWordKinds(house)).toEqual([
    ...['meaning', 'word', 'listening', 'cloze', 'order', 'gender', 'forms'],
  ]);
});

test('9.411 what a word does not have is not asked', () => {
  const here = { gender: null, forms: { base: ['her'] }, example: { nb: 'Kom hit!' } };
  expect(possibleWordKinds(here)).toEqual(['meaning', 'word', 'listening']);
  const money = { ...house, forms: { plural: ['penger'], definitePlural: ['pengene'] } };
  expect(possibleWordKinds(money)).not.toContain('gender');
});

test('two sentences are not put in order (9.411)', () => {
  const kinds = possibleWordKinds({ ...house, example: { nb: 'Huset er rødt. Det er mitt.' } });
  expect(kinds).not.toContain('order');
  expect(kinds).toContain('cloze');
});

test('a note is asked by what stands in it (9.411)', () => {
  const note = { front: 'et hus', back: 'a house', example: 'Jeg ser et hus.' };
  expect(possibleNoteKinds(note)).toEqual(['meaning', 'word', 'listening', 'cloze', 'order']);
  expect(possibleNoteKinds({ ...note, back: ' ', example: '' })).toEqual(['meaning', 'listening']);
});

test('the gap is the longest form, as a whole word, however it is written (9.411)', () => {
  expect(exampleGap('Et hushjelp? Huset vårt!', ['hus', 'huset'])).toEqual({
    ...{ before: 'Et hushjelp? ', gap: 'Huset', after: ' vårt!' },
  });
  expect(exampleGap('Hun er glad i katter.', ['glad', 'glad i'])?.gap).toBe('glad i');
  expect(exampleGap('Et hushjelp.', ['hus'])).toBeNull();
  expect(exampleGap('Et hus.', [''])).toBeNull();
});
