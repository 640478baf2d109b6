import { describe, expect, test } from 'vitest';
import { openPoints } from './open-points.ts';
import { countWords, wordsTooMany } from './written-words.ts';

describe('9.270 words of a text are counted as one types', () => {
  test.each([
    ['', 0],
    ['  \n ', 0],
    ['Hei, Kari!', 2],
    ['Møt meg kl. 15.30 på e-post-kurset', 6],
    ['ett\nto\n\ntre', 3],
  ])('%j has %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  test('5.5 beyond the maximum words it is said how many', () => {
    expect(wordsTooMany('en to tre', { max: 3 })).toBe(0);
    expect(wordsTooMany('en to tre fire', { max: 3 })).toBe(1);
  });
});

test('9.276 by estimated level a text is one point at its level or above, one half a level below', () => {
  expect(openPoints('B1', 'B1')).toBe(1);
  expect(openPoints('C1', 'B1')).toBe(1);
  expect(openPoints('A2', 'B1')).toBe(0.5);
  expect(openPoints('Pre-A1', 'A1')).toBe(0.5);
  expect(openPoints('A1', 'B1')).toBe(0);
  expect(openPoints(null, 'B1')).toBeNull();
});
