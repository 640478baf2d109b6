import { describe, expect, test } from 'vitest';
import { categories } from '#domain/levels/categories.ts';
import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import type { JudgedTests } from '#web/features/result/open-level-data.ts';
import { levelHistory, type MarkedTest } from './level-history.ts';

const places: Readonly<Record<Level, number>> = { 'Pre-A1': 0.5, A1: 1.4, A2: 2.4, B1: 3.4, B2: 4.4, C1: 5 };
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`;

/** A test of reading on a day, the newest of a list first. */
function read(day: number, level: Level): MarkedTest {
  const v = places[level];
  const place = { verdict: { kind: 'level', level }, level, v, low: v - 0.3, high: v + 0.3 } as const;
  return { id: `read ${day}`, at: at(day), estimates: { read: place } };
}

/** Texts of a test on a day. */
function wrote(day: number, levels: readonly Level[]): JudgedTests['write'][number] {
  const answers = levels.map(
    (level) => ({ category: 'write', level, low: level, high: level, isTop: false }) as const,
  );
  return { id: `write ${day}`, at: at(day), answers };
}

const nothing = { goal: null, marked: [], judged: { write: [], speak: [] }, parts: categories };
function part(of: Partial<Parameters<typeof levelHistory>[0]>, category: 'read' | 'write') {
  return levelHistory({ ...nothing, ...of })?.parts.find((one) => one.category === category);
}

describe('9.516 the list of tests shows how each of the four parts went from test to test, and whether the newest reaches the level that is wanted', () => {
  test('all four, in the order of the exam; nothing while nothing has a level', () => {
    const history = levelHistory({ ...nothing, marked: [read(1, 'A2')] });
    expect(history?.parts.map(({ category, points }) => [category, points.length])).toEqual([
      ['read', 1],
      ['listen', 0],
      ['write', 0],
      ['speak', 0],
    ]);
    expect(levelHistory(nothing)).toBeNull();
  });

  test('the oldest first, the last six', () => {
    const marked = [8, 7, 6, 5, 4, 3, 2, 1].map((day) => read(day, 'A2'));
    expect(part({ marked }, 'read')?.points.map(({ id }) => id)).toEqual(
      [3, 4, 5, 6, 7, 8].map((day) => `read ${day}`),
    );
    const judged = { write: [wrote(9, ['B1']), wrote(2, ['A1'])], speak: [] };
    expect(part({ judged }, 'write')?.points.map(({ id, place }) => [id, place.level])).toEqual([
      ['write 2', 'A1'],
      ['write 9', 'B1'],
    ]);
  });

  test.each([
    ['up', [read(2, 'B1'), read(1, 'A1')]],
    ['down', [read(2, 'A1'), read(1, 'B1')]],
    ['same', [read(2, 'A2'), read(1, 'A2')]],
    [null, [read(1, 'A2')]],
  ] as const)('of reading: %s', (change, marked) => {
    expect(part({ marked }, 'read')?.change).toBe(change);
  });

  test.each([
    ['up', [wrote(2, ['B2', 'B2', 'B2']), wrote(1, ['A1', 'A1', 'A1'])]],
    ['down', [wrote(2, ['A1', 'A1', 'A1']), wrote(1, ['B2', 'B2', 'B2'])]],
    // Single texts differ by more.
    ['same', [wrote(2, ['B1']), wrote(1, ['A2'])]],
    [null, [wrote(1, ['A2'])]],
  ] as const)('of writing: %s', (change, write) => {
    expect(part({ judged: { write, speak: [] } }, 'write')?.change).toBe(change);
  });

  test.each([
    ['A2', true],
    ['B1', false],
    [null, null],
  ] as const)('wanted %s: %s', (goal: TaskLevel | null, reaches) => {
    expect(part({ goal, marked: [read(1, 'A2')] }, 'read')?.reaches).toBe(reaches);
    const judged = { write: [wrote(1, ['A2', 'A2', 'A2'])], speak: [] };
    expect(part({ goal, judged }, 'write')?.reaches).toBe(reaches);
  });

  test('between two levels only the lower one is reached, and a test without a level is no point', () => {
    const [test] = [read(1, 'B1')];
    const between = {
      ...test,
      estimates: {
        read: { ...test.estimates.read, verdict: { kind: 'between', lower: 'A2', upper: 'B1' } },
      },
    } as MarkedTest;
    expect(part({ goal: 'B1', marked: [between] }, 'read')?.reaches).toBe(false);
    const unknown = {
      ...test,
      estimates: { read: { ...test.estimates.read, verdict: { kind: 'unknown' } } },
    } as MarkedTest;
    expect(levelHistory({ ...nothing, marked: [unknown] })).toBeNull();
  });
});
