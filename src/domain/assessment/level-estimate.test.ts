import { describe, expect, test } from 'vitest';
import { verdictOf } from './level-estimate.ts';

describe('4.33 when a result names one level', () => {
  test.each([
    ['one from .6 on', [0, 0, 0.2, 0.6, 0.2, 0], { kind: 'level', level: 'B1' }],
    [
      'two neighbours that hold .8',
      [0, 0.05, 0.4, 0.5, 0.05, 0],
      { kind: 'between', lower: 'A2', upper: 'B1' },
    ],
    ['three when two hold less', [0, 0.1, 0.3, 0.35, 0.25, 0], { kind: 'between', lower: 'A2', upper: 'B2' }],
    ['the lowest two', [0.55, 0.45, 0, 0, 0, 0], { kind: 'between', lower: 'Pre-A1', upper: 'A1' }],
    ['the highest two', [0, 0, 0, 0, 0.45, 0.55], { kind: 'between', lower: 'B2', upper: 'C1' }],
  ] as const)('%s', (_, probabilities, verdict) => {
    expect(verdictOf(probabilities, 12)).toEqual(verdict);
  });

  test('none before the fourth answer of the learner’s own', () => {
    expect(verdictOf([0, 0, 0, 1, 0, 0], 3)).toEqual({ kind: 'unknown' });
    expect(verdictOf([0, 0, 0, 1, 0, 0], 4)).toEqual({ kind: 'level', level: 'B1' });
  });
});
