import { describe, expect, test } from 'vitest';
import { taskLevels } from './level-scale.ts';
import { masteryOf } from './mastery.ts';
import { trendOf } from './trend.ts';
import type { LevelScore } from './types.ts';

/** Scores by level from A1 on: the share of the points of so many tasks; null for a level without tasks. */
function scores(shares: readonly (number | null)[], tasks = 4): readonly LevelScore[] {
  return taskLevels.map((level, index) => {
    const share = shares[index] ?? null;
    const given = share === null ? 0 : tasks;
    const correct = (share ?? 0) * given;
    const tally = { tasks: given, correct, partly: 0 };
    return { level, ...tally, points: correct, share, mastery: masteryOf(tally) };
  });
}

describe('4.16 how the score goes with the level', () => {
  test.each([
    ['falls all the way', [1, 0.8, 0.5, 0.2, 0], 'expected'],
    ['stays', [0.6, 0.6, 0.6, 0.6, 0.6], 'expected'],
    ['rises by less than .1, which is the same', [0.5, 0.59, 0.5], 'expected'],
    ['is better at higher levels', [0.2, 0.5, 0.9], 'unexpected'],
    ['rises and falls', [0.9, 0.4, 0.8], 'mixed'],
    ['falls over a level without tasks', [0.9, null, 0.4], 'expected'],
  ] as const)('it %s', (_, shares, pattern) => {
    expect(trendOf(scores(shares)).pattern).toBe(pattern);
  });

  test('3.13 a trend over fewer than two levels of four tasks each is not enough data', () => {
    expect(trendOf(scores([0.9])).pattern).toBe('not_enough_data');
    expect(trendOf(scores([0.9, 0.2], 3)).pattern).toBe('not_enough_data');
    expect(trendOf(scores([])).pattern).toBe('not_enough_data');
  });

  test('the steepest fall is named', () => {
    expect(trendOf(scores([1, 0.9, 0.3, 0.1])).drop).toEqual({ from: 'A2', to: 'B1' });
    expect(trendOf(scores([0.2, 0.5, 0.9])).drop).toBeNull();
  });
});
