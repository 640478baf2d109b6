import { expect, test } from 'vitest';
import { isCompound, splitCompound } from './compounds.ts';

const words = new Set(
  'bytte hylle hylla bydel bibliotek biblioteket trafikk kork sommer jobb arbeid plass barn hage by fest skole mat pakke'.split(
    ' ',
  ),
);
const known = (word: string) => words.has(word);

test.each([
  ['byttehylla', ['bytte', 'hylla']],
  ['bydelsbiblioteket', ['bydels', 'biblioteket']],
  ['trafikkork', ['trafik', 'kork']],
  ['arbeidsplass', ['arbeids', 'plass']],
  ['byfest', ['by', 'fest']],
  ['skoletur', ['skole', 'tur']],
  ['skolematpakke', ['skole', 'mat', 'pakke']],
])('%s is made of known words', (word, parts) => {
  expect(isCompound(word, known)).toBe(true);
  if (parts.length > 0) expect(splitCompound(word, { isFirst: known, isLast: known })).toEqual(parts);
});

test.each(['byttehyle', 'bydelsbibliotekett', 'sommerjob', 'hylla', 'plassplasss', 'skoletu', 'bb'])(
  '%s is not',
  (word) => {
    expect(isCompound(word, known)).toBe(false);
  },
);
