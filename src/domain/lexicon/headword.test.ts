import { expect, test } from 'vitest';
import { headword } from './headword.ts';

test.each([
  ['noun', 'n', 'hus', 'et hus'],
  ['noun', 'm', 'bil', 'en bil'],
  ['noun', 'f', 'jente', 'ei jente'],
  ['noun', 'f/m', 'bok', 'ei/en bok'],
  ['verb', null, 'lese', 'å lese'],
  ['adjective', null, 'rød', 'rød'],
])('a %s of gender %s: %s is written %s', (pos, gender, lemma, written) => {
  expect(headword({ lemma, pos, gender, forms: { singular: [lemma] } })).toBe(written);
});

test('a noun without a singular has no article', () => {
  const forms = { plural: ['penger'], definitePlural: ['pengene'] };
  expect(headword({ lemma: 'penger', pos: 'noun', gender: 'm', forms })).toBe('penger');
});
