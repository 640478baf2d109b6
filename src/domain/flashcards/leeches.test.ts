import { expect, test } from 'vitest';
import { isLeech } from './leeches.ts';

test('9.422 a card does not stick when it was forgotten as often as was said, and again after half as many', () => {
  const told = Array.from({ length: 17 }, (_, nth) => nth + 1).filter((lapses) =>
    isLeech({ lapsesBefore: lapses - 1, lapses, limit: 8 }),
  );
  expect(told).toEqual([8, 12, 16]);
});

test('an answer that forgets nothing makes no such card (9.422)', () => {
  expect(isLeech({ lapsesBefore: 8, lapses: 8, limit: 8 })).toBe(false);
});
