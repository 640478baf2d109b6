import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { alignWords } from './alignment.ts';
import { numberValue } from './numbers.ts';
import { wordsIn } from './words.ts';

describe('the fewest words to change, add or take away', () => {
  test.each([
    ['jeg bor her', 'jeg bor her', 0],
    ['jeg bor her', 'Jeg bor her!', 0],
    ['jeg bor her', 'jeg bodde her', 1],
    ['jeg bor her', 'bor her', 1],
    ['jeg bor her', 'jeg bor her nå', 1],
    ['jeg bor her', 'her bor jeg', 2],
    ['jeg bor her', '', 3],
    ['', 'jeg bor', 2],
  ])('%o written as %o: %d', (expected, written, edits) => {
    const alignment = alignWords(expected, written);
    expect(alignment.edits).toBe(edits);
    expect(alignment.words.filter((word) => word.kind !== 'right')).toHaveLength(edits);
  });

  test('what is laid side by side is both texts, whole and in order', () => {
    const [expected, written] = [
      'Vi tok bussen til byen i går kveld',
      'vi tar en buss til byen i kveld og spiste',
    ];
    const { words } = alignWords(expected, written);
    expect(words.flatMap((word) => ('expected' in word ? [word.expected] : []))).toEqual(expected.split(' '));
    expect(words.flatMap((word) => ('written' in word ? [word.written] : []))).toEqual(written.split(' '));
  });
});

describe('numbers in digits and letters', () => {
  test.each([
    ['null', 0],
    ['ett', 1],
    ['syv', 7],
    ['tjuefem', 25],
    ['femogtyve', undefined],
    ['nittini', 99],
    ['hundre', 100],
    ['47', 47],
    ['buss', undefined],
  ])('%s is %s', (word, value) => {
    expect(numberValue(word)).toBe(value);
  });

  test('a digit stands for its word', () => {
    expect(alignWords('Den koster tjuefem kroner', 'den koster 25 kroner').edits).toBe(0);
    expect(alignWords('Den koster tjuefem kroner', 'den koster 24 kroner').edits).toBe(1);
  });

  test('«en» is not «ett»', () => {
    expect(alignWords('Hun har ett barn', 'Hun har en barn').edits).toBe(1);
  });
});

describe('whatever was written', () => {
  const text = fc
    .array(fc.constantFrom('jeg', 'Bor', 'her,', 'på', 'en', 'ett', '5', 'fem', 'bussen!', 'ø'), {
      maxLength: 12,
    })
    .map((words) => words.join(' '));

  test('both texts can be read from the alignment, and its edits are those it shows', () => {
    fc.assert(
      fc.property(text, text, (expected, written) => {
        const { words, edits, length } = alignWords(expected, written);
        const wordsOf = (of: string) => wordsIn(of).map((word) => word.text);
        expect(words.flatMap((word) => ('expected' in word ? [word.expected] : []))).toEqual(
          wordsOf(expected),
        );
        expect(words.flatMap((word) => ('written' in word ? [word.written] : []))).toEqual(wordsOf(written));
        expect(words.filter(({ kind }) => kind !== 'right')).toHaveLength(edits);
        expect(length).toBe(wordsOf(expected).length);
      }),
      propertySettings(500),
    );
  });

  test('the edits are a distance: none to itself, the same both ways, no shorter by a third text', () => {
    const distance = (one: string, other: string) => alignWords(one, other).edits;
    fc.assert(
      fc.property(text, text, text, (one, two, three) => {
        expect(distance(one, one)).toBe(0);
        expect(distance(one, two)).toBe(distance(two, one));
        expect(distance(one, three)).toBeLessThanOrEqual(distance(one, two) + distance(two, three));
      }),
      propertySettings(500),
    );
  });
});
