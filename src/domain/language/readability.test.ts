import { describe, expect, test } from 'vitest';
import { readability, sentencesIn } from './readability.ts';

describe('sentences', () => {
  test.each([
    ['Hun kom kl. 15.30 og gikk. Han ble.', 2],
    ['Møtet er 3. mai. Kom!', 2],
    ['Brød, f.eks. loff, koster 30 kr. Melk er dyrere.', 1],
    ['«Kom inn!» sa hun. Jeg gikk inn.', 3],
    ['Meny\nSuppe\nFisk', 3],
    ['Hva? Ja … Nei.', 3],
    ['', 0],
  ])('%o has %d', (text, count) => {
    expect(sentencesIn(text)).toHaveLength(count);
  });
});

test('LIX is words per sentence plus the percentage of words of more than six letters', () => {
  // 8 words, 2 sentences, 2 long words (barnehagen, foreldrene): 4 + 25.
  expect(readability('Hun henter Ali i barnehagen. Så kommer foreldrene.')).toEqual({
    words: 8,
    sentences: 2,
    lix: 29,
  });
});

test('an empty text has LIX 0', () => {
  expect(readability('')).toEqual({ words: 0, sentences: 1, lix: 0 });
});
