import { expect, test } from 'vitest';
import { orderPieces, sameOrder } from './order-pieces.ts';

const sentence = 'I går kjøpte hun en ny bil.';

test('the words of a sentence are mixed, the same each time, and give nothing away (9.411)', () => {
  const pieces = orderPieces(sentence, 'word:bil-noun:order');
  expect(pieces.toSorted()).toEqual(['bil', 'en', 'går', 'hun', 'i', 'kjøpte', 'ny']);
  expect(pieces.join(' ')).not.toBe('i går kjøpte hun en ny bil');
  expect(orderPieces(sentence, 'word:bil-noun:order')).toEqual(pieces);
  for (let seed = 0; seed < 50; seed += 1)
    expect(orderPieces('Han sover nå.', String(seed))).not.toEqual(['han', 'sover', 'nå']);
});

test('the right order is right whatever the capitals and signs (9.411)', () => {
  expect(sameOrder('i går kjøpte hun en ny bil', sentence)).toBe(true);
  expect(sameOrder('i går hun kjøpte en ny bil', sentence)).toBe(false);
});
