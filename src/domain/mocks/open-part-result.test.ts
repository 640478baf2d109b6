import { describe, expect, test } from 'vitest';
import type { Level } from '#domain/levels/levels.ts';
import type { OpenPart, OpenTest } from './open-part.ts';
import { openPartResult } from './open-part-result.ts';

const assessed = (level: Level) => ({ status: 'assessed', reason: null, estimatedLevel: level }) as const;
const result = (part: OpenPart, chosen: OpenTest, levels: readonly (Level | null)[]) =>
  openPartResult({ part, test: chosen, tasks: levels.map((level) => level && assessed(level)) });

describe('9.394 the result of writing or speaking is the mean of its tasks’ estimates within what the chosen test can give', () => {
  test.each([
    ['write', 'A1–A2', ['A2', 'A2', 'A1'], 'A2', false],
    ['write', 'A1–A2', ['B2', 'B2', 'B2'], 'A2', true],
    ['write', 'A2–B1', ['B1', 'B1', 'B2'], 'B1', false],
    ['write', 'B1–B2', ['C1', 'C1'], 'B2', true],
    ['write', 'B1–B2', ['A2', 'A2'], 'A2', false],
    ['write', 'A1–A2', ['Pre-A1', 'Pre-A1', 'Pre-A1'], 'under A1', false],
    // One level up, and one down, as the exam's speaking may.
    ['speak', 'A1–A2', ['B2', 'B2', 'B2', 'B2'], 'B1', true],
    ['speak', 'A2–B1', ['Pre-A1', 'Pre-A1', 'Pre-A1'], 'A1', false],
    ['speak', 'B1–B2', ['C1', 'C1', 'C1'], 'B2', true],
  ] as const)('%s at %s, judged %j: %s', (part, chosen, levels, level, isCapped) => {
    expect(result(part, chosen, levels)).toEqual({ kind: 'level', level, isCapped });
  });

  test('what was not handed in counts as Pre-A1', () => {
    expect(result('write', 'A2–B1', ['B1', null, null])).toMatchObject({ level: 'A1' });
  });

  test('C1 is passed or not', () => {
    expect(result('write', 'C1', ['C1', 'C1'])).toMatchObject({ level: 'C1' });
    expect(result('speak', 'C1', ['C1', 'B1'])).toMatchObject({ level: 'not passed' });
  });

  test('where not all of it is assessed there is none, and the reason is said', () => {
    const judged = assessed('B1');
    const of = (...tasks: Parameters<typeof openPartResult>[0]['tasks']) =>
      openPartResult({ part: 'write', test: 'A2–B1', tasks });
    expect(of(judged, { status: 'unassessed', reason: 'no_assessor', estimatedLevel: null })).toEqual({
      ...{ kind: 'unassessed', reason: 'no_assessor' },
    });
    expect(of(judged, { status: 'assessing', reason: null, estimatedLevel: null })).toEqual({
      kind: 'waiting',
    });
    expect(of(null, null)).toEqual({ kind: 'nothing_handed_in' });
  });
});
