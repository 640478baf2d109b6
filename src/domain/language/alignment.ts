import { numberValue } from './numbers.ts';
import { foldWord, wordsIn } from './words.ts';

/** One place of two texts laid side by side. `wrong` has both words; `missing` and `extra` only one. */
export type AlignedWord =
  | { readonly kind: 'right'; readonly expected: string; readonly written: string }
  | { readonly kind: 'wrong'; readonly expected: string; readonly written: string }
  | { readonly kind: 'missing'; readonly expected: string }
  | { readonly kind: 'extra'; readonly written: string };

export interface Alignment {
  readonly words: readonly AlignedWord[];
  /** Least number of words to change, add or take away (Levenshtein distance on words). */
  readonly edits: number;
  /** Words of the expected text. */
  readonly length: number;
}

/**
 * Lays what was written beside what was expected, word by word, with the fewest edits. Case and punctuation do not
 * count; a number may be written in digits or letters. Of alignments with equally few edits the one that pairs words
 * earliest from the end is taken, so the result is always the same. With `same` other pairs count as one word too.
 */
export function alignWords(
  expectedText: string,
  writtenText: string,
  same: (expected: string, written: string) => boolean = sameWord,
): Alignment {
  const expected = wordsIn(expectedText).map((word) => word.text);
  const written = wordsIn(writtenText).map((word) => word.text);
  const edits = editTable(expected, { written, same });
  const words: AlignedWord[] = [];
  let row = expected.length;
  let column = written.length;
  while (row > 0 || column > 0) {
    const above = expected[row - 1];
    const beside = written[column - 1];
    const here = edits(row, column);
    if (above !== undefined && beside !== undefined) {
      const isSame = same(above, beside);
      if (here === edits(row - 1, column - 1) + (isSame ? 0 : 1)) {
        words.push({ kind: isSame ? 'right' : 'wrong', expected: above, written: beside });
        row--;
        column--;
        continue;
      }
    }
    if (above !== undefined && here === edits(row - 1, column) + 1) {
      words.push({ kind: 'missing', expected: above });
      row--;
    } else if (beside !== undefined) {
      words.push({ kind: 'extra', written: beside });
      column--;
    }
  }
  return { words: words.reverse(), edits: edits(expected.length, written.length), length: expected.length };
}

function editTable(
  expected: readonly string[],
  of: {
    readonly written: readonly string[];
    readonly same: (expected: string, written: string) => boolean;
  },
) {
  const { written, same } = of;
  const width = written.length + 1;
  const table = new Uint16Array((expected.length + 1) * width);
  const at = (row: number, column: number) => table[row * width + column] ?? 0;
  for (let row = 0; row <= expected.length; row++) {
    for (let column = 0; column < width; column++) {
      if (row === 0 || column === 0) {
        table[row * width + column] = row + column;
        continue;
      }
      table[row * width + column] = Math.min(
        at(row - 1, column - 1) + (same(expected[row - 1] ?? '', written[column - 1] ?? '') ? 0 : 1),
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
      );
    }
  }
  return at;
}

/** The same word, whatever its case; a number may stand in digits or letters. */
export function sameWord(one: string, other: string): boolean {
  const first = foldWord(one);
  const second = foldWord(other);
  if (first === second) return true;
  // Digits stand for the word and the word for digits, but «en» is not «ett»: that is grammar.
  if (!/\d/u.test(first + second)) return false;
  const value = numberValue(first);
  return value !== undefined && value === numberValue(second);
}
