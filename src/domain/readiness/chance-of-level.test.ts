import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemParametersOf } from '#domain/assessment/item-response.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { type AbilityTrack, trackAfter, trackOver, trackWith, untracked } from './ability-track.ts';
import { chanceInWords, chanceOfLevel } from './chance-of-level.ts';
import { effortOf, growthModel } from './growth-model.ts';

const answer = (difficulty: number, score: number) => ({
  item: itemParametersOf({ difficulty, options: 4, gaps: 1 }),
  score,
});
const repeated = (count: number, difficulty: number, score: number) =>
  Array.from({ length: count }, () => answer(difficulty, score));
/** Of somebody at about B1: right at A2 and B1, wrong above. */
const atB1 = trackWith(untracked, [...repeated(6, 2, 1), ...repeated(8, 3, 1), ...repeated(8, 4.2, 0)]);
const soon = { category: 'read', weeks: 1, effort: 0 } as const;

describe('9.310 the chance of a level on the day of the exam', () => {
  test('is not told of a part with fewer than eight answers', () => {
    expect(chanceOfLevel({ track: untracked, target: 'A1', ...soon })).toBeNull();
    const seven = trackWith(untracked, repeated(7, 3, 1));
    expect(chanceOfLevel({ track: seven, target: 'A1', ...soon })).toBeNull();
    expect(chanceOfLevel({ track: trackWith(seven, [answer(3, 1)]), target: 'A1', ...soon })).not.toBeNull();
  });

  test('falls from level to level, and its band holds it', () => {
    const chances = taskLevels.map((target) => chanceOfLevel({ track: atB1, target, ...soon }));
    for (const [index, found] of chances.entries()) {
      expect(found?.low).toBeLessThanOrEqual(found?.chance ?? 0);
      expect(found?.high).toBeGreaterThanOrEqual(found?.chance ?? 1);
      expect(found?.chance).toBeLessThan(chances[index - 1]?.chance ?? 1.1);
    }
    expect(chances[0]?.chance).toBeGreaterThan(0.97);
    expect(chances[4]?.chance).toBeLessThan(0.05);
  });

  test('rises with what is practised until then, and is less sure the further the exam is off', () => {
    const at = (weeks: number, effort: number) =>
      chanceOfLevel({ ...soon, track: atB1, target: 'B2', weeks, effort });
    expect(at(20, 20)?.chance).toBeGreaterThan((at(20, 0)?.chance ?? 1) + 0.1);
    const far = trackAfter(atB1, { weeks: 20, effort: 0 });
    expect(far.abilityVariance).toBeGreaterThan(atB1.abilityVariance);
  });

  test('practice that moved somebody faster than usual raises the growth that is expected, and slower lowers it', () => {
    const weeks = (score: (week: number) => number) =>
      Array.from({ length: 10 }, (_, week) => ({ tasks: 60, answers: repeated(8, 2.5, score(week)) }));
    const rising = trackOver(weeks((week) => (week + 1) / 11));
    const falling = trackOver(weeks((week) => 1 - week / 11));
    expect(rising.growth).toBeGreaterThan(growthModel.growthMean);
    expect(falling.growth).toBeLessThan(growthModel.growthMean);
  });

  test('answers never make an ability less sure than the time before them left it, and all stays finite', () => {
    const anyAnswers = fc.array(
      fc.record({
        difficulty: fc.double({ min: 0.5, max: 5.5, noNaN: true }),
        score: fc.constantFrom(0, 0.5, 1),
      }),
      { minLength: 1, maxLength: 40 },
    );
    const finite = (track: AbilityTrack) => Object.values(track).every(Number.isFinite);
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 0, max: 300 }), (answers, tasks) => {
        const before = trackAfter(atB1, { weeks: 1, effort: effortOf(tasks) });
        const after = trackWith(
          before,
          answers.map(({ difficulty, score }) => answer(difficulty, score)),
        );
        expect(finite(after)).toBe(true);
        expect(after.abilityVariance).toBeGreaterThan(0);
        expect(after.growthVariance).toBeGreaterThan(0);
        expect(after.abilityVariance * after.growthVariance).toBeGreaterThan(after.covariance ** 2);
      }),
    );
  });

  test('the two hundredth task of a week counts no more than the hundredth', () => {
    expect(effortOf(100)).toBe(2);
    expect(effortOf(200)).toBe(2);
    expect(effortOf(-1)).toBe(0);
  });
});

test.each([
  [0, { kind: 'hardly' }],
  [0.049, { kind: 'hardly' }],
  [0.05, { kind: 'tenths', tenths: 1 }],
  [0.62, { kind: 'tenths', tenths: 6 }],
  [0.949, { kind: 'tenths', tenths: 9 }],
  [0.96, { kind: 'almost' }],
  [1, { kind: 'almost' }],
])('9.311 a chance of %d is said as %o', (chance, words) => {
  expect(chanceInWords(chance)).toEqual(words);
});
