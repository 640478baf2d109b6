import { describe, expect, test } from 'vitest';
import { productScale } from '#domain/assessment/level-scale.ts';
import { type Level, taskLevels } from '#domain/levels/levels.ts';
import { type AbilityTrack, trackAfter, trackWith, untracked } from './ability-track.ts';
import { chanceOfLevel } from './chance-of-level.ts';
import { judgeModel } from './judge-model.ts';
import { type JudgedAnswer, trackWithJudged } from './judged-answers.ts';
import { levelToPractise } from './level-to-practise.ts';
import { missingAnswers } from './missing-answers.ts';

const text = (level: Level, more: Partial<JudgedAnswer> = {}): JudgedAnswer => ({
  ...{ category: 'write', level, low: level, high: level, isTop: false },
  ...more,
});
const recording = (level: Level, more: Partial<JudgedAnswer> = {}) =>
  text(level, { category: 'speak', ...more });
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
const judgedBy = (...answers: readonly JudgedAnswer[]) => trackWithJudged(untracked, answers);
const soon = { weeks: 1, effort: 0 };
const chanceIn = (category: 'write' | 'speak', track: AbilityTrack) =>
  chanceOfLevel({ category, track, target: 'B1', ...soon });

describe('9.500 writing and speaking have a chance too, from the estimated levels of texts and recordings', () => {
  test('it falls from level to level, its band holds it, and it follows what was estimated', () => {
    const track = judgedBy(...times(4, text('B1')));
    const chances = taskLevels.map((target) => chanceOfLevel({ category: 'write', track, target, ...soon }));
    for (const [index, found] of chances.entries()) {
      expect(found?.low).toBeLessThanOrEqual(found?.chance ?? 0);
      expect(found?.high).toBeGreaterThanOrEqual(found?.chance ?? 1);
      expect(found?.chance).toBeLessThan(chances[index - 1]?.chance ?? 1.1);
    }
    expect(chanceIn('write', track)?.chance).toBeGreaterThan(0.6);
    expect(chanceIn('write', judgedBy(...times(4, text('A2'))))?.chance).toBeLessThan(0.35);
  });

  test('however many texts there are, how strict the exam is stays open', () => {
    const many = judgedBy(...times(60, text('B1')));
    const certain = { ...many, abilityVariance: 1e-6 };
    const left = chanceIn('write', certain)?.chance ?? 1;
    expect(left).toBeLessThan(0.9);
    expect(chanceIn('write', many)?.chance).toBeLessThan(0.9);
    // An ability as well known from marked answers has the exam's error alone.
    const marked = chanceOfLevel({ category: 'read', track: certain, target: 'B1', ...soon });
    expect(marked?.chance).toBeGreaterThan(left);
  });

  test('an estimate that leaves levels open says less, and a narrow one no more than judges agree', () => {
    const narrow = judgedBy(...times(3, text('B1')));
    const wide = judgedBy(...times(3, text('B1', { low: 'A2', high: 'B2' })));
    const spoken = judgedBy(...times(3, recording('B1')));
    expect(wide.abilityVariance).toBeGreaterThan(narrow.abilityVariance);
    expect(spoken.abilityVariance).toBeGreaterThan(narrow.abilityVariance);
    expect(narrow.abilityVariance).toBeGreaterThan(judgeModel.ownSpread ** 2 / 3);
  });

  test('the highest estimate that a task allows is taken for that level or more', () => {
    const exact = judgedBy(recording('B1'), recording('B1'));
    const top = judgedBy(recording('B1', { isTop: true }), recording('B1', { isTop: true }));
    expect(top.ability).toBeGreaterThan(exact.ability + 0.5);
    expect(top.abilityVariance).toBeGreaterThan(exact.abilityVariance);
  });

  test('what is practised is the next level up, once it is known', () => {
    const at = (...answers: readonly JudgedAnswer[]) =>
      levelToPractise({ category: 'write', track: judgedBy(...answers), target: 'B2' });
    expect(at(text('A1'), text('A1'))).toBe('B2');
    expect(at(text('A1'), text('A1'), text('A1'))).toBe('A2');
  });

  // 1 − |d| / 1.2 for two judgements d apart of abilities spread evenly over levels that are 1.2 wide.
  test('its errors are those that give the agreement which was measured', () => {
    const width = (productScale.cuts[1] ?? 0) - (productScale.cuts[0] ?? 0);
    const meanOf = (sd: number) => sd * Math.sqrt(2 / Math.PI);
    expect(1 - judgeModel.severity / width).toBeCloseTo(0.66, 2);
    expect(1 - meanOf(judgeModel.error.write) / width).toBeCloseTo(0.827, 2);
    expect(1 - meanOf(judgeModel.error.speak) / width).toBeCloseTo(0.5, 2);
  });

  test.each(['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1'] as const)('all stays finite at %s', (level) => {
    const month = { weeks: 4, effort: 6 };
    const track = trackWithJudged(
      trackAfter(judgedBy(...times(40, text(level))), month),
      times(40, text('Pre-A1')),
    );
    expect(Object.values(track).every(Number.isFinite)).toBe(true);
    expect(track.abilityVariance * track.growthVariance).toBeGreaterThan(track.covariance ** 2);
  });
});

describe('9.501 it is told from three texts or recordings on', () => {
  test('before, how many more there must be', () => {
    const missing = [0, 1, 2, 3].map((count) =>
      missingAnswers('write', judgedBy(...times(count, text('A2')))),
    );
    expect(missing).toEqual([3, 2, 1, 0]);
    expect(chanceIn('write', judgedBy(text('A2'), text('A2')))).toBeNull();
    expect(chanceIn('write', judgedBy(...times(3, text('A2'))))).not.toBeNull();
  });

  test('not from tasks that were all too easy to show how far somebody reaches, nor from what is too old', () => {
    const easy = judgedBy(...times(5, recording('A2', { isTop: true })));
    expect(missingAnswers('speak', easy)).toBe(1);
    expect(chanceIn('speak', easy)).toBeNull();
    expect(missingAnswers('speak', trackWithJudged(easy, [recording('B1')]))).toBe(0);
    const old = trackAfter(judgedBy(...times(3, text('A2'))), { weeks: 50, effort: 40 });
    expect(missingAnswers('write', old)).toBe(1);
  });

  test('reading and listening still take eight answers', () => {
    const answer = { item: { a: 1, b: 0, c: 0.25, weight: 1 }, score: 1 };
    expect(missingAnswers('read', trackWith(untracked, times(7, answer)))).toBe(1);
    expect(missingAnswers('listen', trackWith(untracked, times(8, answer)))).toBe(0);
  });
});
