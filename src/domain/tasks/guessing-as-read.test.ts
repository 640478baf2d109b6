import { describe, expect, test } from 'vitest';
import { taskLevels } from '#domain/levels/levels.ts';
import { type ClosedResult, closedKinds } from './checks/closed-book.ts';
import { guessingAsRead, liftOf } from './guessing-as-read.ts';
import { liftWithoutText } from './lift-without-text.ts';

/** Readers' scores of one task that chance gives a quarter of. */
function resultOf(scores: readonly number[], level = 'B1'): ClosedResult {
  return { task: { guessing: 0.25, level } as ClosedResult['task'], kind: 'choose', scores };
}
const many = (count: number, score: number) => Array.from({ length: count }, () => resultOf([score]));
const choose = { kind: 'choose', level: 'B1' } as const;

describe('9.400 guessing is chance (1 in n) and half of what readers without the text got above it, never below chance', () => {
  test.each(closedKinds.flatMap((kind) => taskLevels.map((level) => [kind, level] as const)))(
    '%s at %s',
    (kind, level) => {
      const lift = liftWithoutText[kind][level];
      expect(guessingAsRead({ kind, level, chance: 0.25 })).toBeCloseTo(0.25 + 0.5 * lift * 0.75, 12);
      expect(lift).toBeGreaterThanOrEqual(0);
      expect(lift).toBeLessThan(1);
    },
  );

  test('what is typed, which nobody can read closed, stays at chance', () => {
    expect(guessingAsRead({ kind: 'dictation', level: 'A1', chance: 0 })).toBe(0);
  });

  test('few readings hardly move it, many do, and readers worse than chance do not lower it', () => {
    expect(liftOf([], choose)).toBe(0);
    expect(liftOf(many(2, 1), choose)).toBeLessThan(0.2);
    expect(liftOf(many(400, 1), choose)).toBeGreaterThan(0.9);
    expect(liftOf(many(400, 0), choose)).toBe(0);
  });

  test('a level that nobody read takes its kind’s', () => {
    const read = Array.from({ length: 200 }, () => resultOf([1], 'A2'));
    const unread = liftOf(read, choose);
    expect(unread).toBeGreaterThan(0.8);
    expect(unread).toBeLessThan(liftOf(read, { kind: 'choose', level: 'A2' }));
  });
});
