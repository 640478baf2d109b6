import { describe, expect, test } from 'vitest';
import { type Level, levels, station } from '#domain/levels/levels.ts';
import { type JudgedAnswer, judgedAnswer } from './judged-answers.ts';
import { judgedLevel, judgedTrend } from './judged-level.ts';

const text = (level: Level): JudgedAnswer => ({
  ...{ category: 'write', level, low: level, high: level, isTop: false },
});
const texts = (...named: readonly Level[]) => named.map(text);

describe('9.503 the level of writing and speaking of the test, with what leaves it open', () => {
  test.each(levels)('of texts estimated at %s it is that level, and lies in its band', (level) => {
    for (const count of [1, 3]) {
      const found = judgedLevel(Array.from({ length: count }, () => text(level)));
      expect(found?.level).toBe(level);
      expect(found?.low).toBeLessThan(found?.v || 0.01);
      expect(found?.high).toBeGreaterThan((found?.v ?? 9) - 0.01);
    }
  });

  test('it lies between those of its texts, and more of them leave less open', () => {
    const between = judgedLevel(texts('A2', 'B1', 'B1'));
    expect(between?.v).toBeGreaterThan(station('A2'));
    expect(between?.v).toBeLessThan(station('B2'));
    const width = (count: number) => {
      const found = judgedLevel(Array.from({ length: count }, () => text('B1')));
      return (found?.high ?? 0) - (found?.low ?? 0);
    };
    expect(width(4)).toBeLessThan(width(1));
  });

  test('without a text there is none', () => {
    expect(judgedLevel([])).toBeNull();
    const nobody = { category: 'write', taskLevel: 'B1', estimated: null, teacherLevel: null } as const;
    expect(judgedAnswer(nobody)).toBeNull();
  });

  test('beside earlier tests it is higher or lower only where that is more than single texts differ', () => {
    expect(judgedTrend(texts('B1'), [])).toBe('first');
    expect(judgedTrend(texts('B1'), texts('A2', 'A2'))).toBe('same');
    expect(judgedTrend(texts('B2', 'B2'), texts('A2', 'A2'))).toBe('higher');
    expect(judgedTrend(texts('A1', 'A1'), texts('B1', 'B1'))).toBe('lower');
  });
});
