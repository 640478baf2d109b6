import { describe, expect, test } from 'vitest';
import { placeUnder, scrollStep } from './order-place.ts';

/** Rows of 40, 100, 40 and 40 pixels from 0 on. */
const rows = [
  { top: 0, height: 40 },
  { top: 40, height: 100 },
  { top: 140, height: 40 },
  { top: 180, height: 40 },
];

describe('a part that is dragged goes past the neighbours whose middle the pointer has crossed (9.241)', () => {
  test.each([
    ['a little down stays', { from: 0, y: 60, moved: 5 }, 0],
    ['past the middle of the tall one goes behind it', { from: 0, y: 95, moved: 5 }, 1],
    ['far down at once goes to the end', { from: 0, y: 400, moved: 300 }, 3],
    ['up past the tall one', { from: 2, y: 80, moved: -5 }, 1],
    ['to the top', { from: 3, y: -20, moved: -200 }, 0],
    ['a pointer that rests moves nothing', { from: 1, y: 190, moved: 0 }, 1],
    ['nor does the way back over a row that was passed', { from: 1, y: 100, moved: -3 }, 1],
  ])('%s', (_, at, place) => {
    expect(placeUnder({ rows, ...at })).toBe(place);
  });

  test('near an edge what is seen scrolls', () => {
    const seen = { top: 60, bottom: 560 };
    expect(scrollStep({ y: 70, ...seen })).toBeLessThan(0);
    expect(scrollStep({ y: 300, ...seen })).toBe(0);
    expect(scrollStep({ y: 555, ...seen })).toBeGreaterThan(0);
  });
});
