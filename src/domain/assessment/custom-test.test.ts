import { describe, expect, test } from 'vitest';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { summariseCustom } from './custom-summary.ts';
import { type CustomCandidate, nextCustomTask } from './custom-task.ts';
import { claimsLevel } from './level-claim.ts';
import { summarise } from './summary.ts';
import type { Answer, ReviewedAnswer } from './types.ts';

const levels: readonly TaskLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1'];
const kinds = ['choose', 'cloze', 'match'] as const;

/** For each level and category twelve tasks, three a text, of three kinds. */
const bank: readonly CustomCandidate[] = levels.flatMap((level, place) =>
  (['read', 'listen'] as const).flatMap((category) =>
    Array.from({ length: 12 }, (_, index) => ({
      taskId: `${category}-${level}-${index}`,
      stimulusId: `${category}-${level}-text-${Math.floor(index / 3)}`,
      category,
      level,
      kind: kinds[index % 3] as string,
      item: { a: 1.2, b: (place - 2) * 1.2, c: 0.25, weight: 1 },
      rests: false,
    })),
  ),
);

type Settings = Parameters<typeof nextCustomTask>[0]['settings'];
const settings: Settings = {
  levels: ['A2', 'B1'],
  categories: ['read', 'listen'],
  tasks: 20,
  randomOrder: true,
};

function take(change: Partial<Settings> = {}, candidates = bank, chance = 0.37): readonly Answer[] {
  const answers: Answer[] = [];
  for (;;) {
    const next = nextCustomTask({ candidates, answers, settings: { ...settings, ...change }, chance });
    if (next.kind === 'finished') return answers;
    const task = candidates.find(({ taskId }) => taskId === next.taskId) as CustomCandidate;
    answers.push({ ...task, score: 1, shown: false });
  }
}

const countsOf = (answers: readonly Answer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ level, category }) => `${level} ${category}`)].map(([cell, of]) => [
      cell,
      of.length,
    ]),
  );

describe('1.5 a custom test', () => {
  test.each([5, 20, 37])('has the number of tasks that was asked for: %i', (tasks) => {
    expect(take({ tasks, levels })).toHaveLength(tasks);
  });

  test('gives no task twice, and of one text three at most', () => {
    for (const chance of [0.01, 0.5, 0.99]) {
      const taken = take({ tasks: 48 }, bank, chance);
      expect(new Set(taken.map(({ taskId }) => taskId)).size).toBe(48);
      for (const of of Map.groupBy(taken, ({ stimulusId }) => stimulusId).values())
        expect(of.length).toBeLessThanOrEqual(3);
    }
  });

  test('is balanced over the chosen levels and categories', () => {
    for (const randomOrder of [true, false])
      expect(countsOf(take({ randomOrder }))).toEqual({
        'A2 read': 5,
        'A2 listen': 5,
        'B1 read': 5,
        'B1 listen': 5,
      });
  });

  test('draws other tasks for another chance, and the same for the same', () => {
    const ids = (chance: number) => take({}, bank, chance).map(({ taskId }) => taskId);
    expect(ids(0.2)).toEqual(ids(0.2));
    expect(ids(0.2)).not.toEqual(ids(0.8));
  });

  test('goes from the easiest level to the hardest where random order is off', () => {
    const places = take({ randomOrder: false, levels: ['B2', 'A1', 'B1'], tasks: 17 }).map(({ level }) =>
      levels.indexOf(level),
    );
    expect(places).toEqual(places.toSorted());
    expect(new Set(places)).toEqual(new Set([0, 2, 3]));
  });

  test('leaves out what was answered correctly of late, until nothing else is left', () => {
    const rested = bank.map((task) => ({ ...task, rests: task.taskId.endsWith('1') }));
    const taken = take({ tasks: 50, levels: ['B1'], categories: ['read'] }, rested);
    expect(taken).toHaveLength(12);
    expect(taken.slice(0, 10).some(({ taskId }) => taskId.endsWith('1'))).toBe(false);
  });

  test('ends when the bank has no more of what was chosen', () => {
    expect(take({ tasks: 50, levels: ['B1'], categories: ['read'] })).toHaveLength(12);
    expect(take({ levels: ['B1'], categories: ['write'] })).toEqual([]);
  });

  test('takes a kind of every sort, as the level test does', () => {
    expect(new Set(take().map(({ kind }) => kind))).toEqual(new Set(kinds));
  });
});

describe('9.72 a custom test names a level only where its answers allow it', () => {
  /** So many answers at each level, right up to and with `upTo`. */
  const answersOf = (chosen: readonly TaskLevel[], upTo: TaskLevel): ReviewedAnswer[] =>
    bank
      .filter(({ level }) => chosen.includes(level))
      .map((task) => ({
        ...task,
        score: task.level <= upTo ? 1 : 0,
        shown: false,
        skill: 'detail',
        topic: 'work',
        response: null,
        ms: 1000,
      }));
  const summaryOf = (chosen: readonly TaskLevel[], upTo: TaskLevel) =>
    summariseCustom({
      answers: answersOf(chosen, upTo),
      settings: { levels: [...chosen], categories: ['read', 'listen'], randomOrder: true },
    });

  test.each([
    ['all levels', levels, 'B1', true],
    ['a level inside the range', ['A2', 'B1', 'B2'], 'A2', true],
    ['everything right at the top of the range', ['A2', 'B1'], 'B1', false],
    ['one level alone, all of it right', ['B1'], 'B1', false],
  ] as const)('%s', (_, chosen, upTo, claims) => {
    const summary = summaryOf(chosen, upTo);
    expect(claimsLevel(summary)).toBe(claims);
    const named = summary.feedback.general.some(({ key }) => key === 'level' || key === 'between');
    expect(named).toBe(claims);
  });

  test('and says of no task that it is easy at, or lies above, a level that it does not name', () => {
    const all = answersOf(['A1', 'A2', 'B1'], 'B1');
    const settings = {
      ...{ levels: ['A1', 'A2', 'B1'], categories: ['read', 'listen'], randomOrder: true },
    } as const;
    // B1 at the top of the range, with one easy task missed: the custom test names no level.
    const slip = all.findIndex(({ level }) => level === 'A1');
    const answers = all.map((answer, index) =>
      index === slip || (answer.level === 'B1' && index % 3 === 0) ? { ...answer, score: 0 } : answer,
    );
    const summary = summariseCustom({ answers, settings: { ...settings } as never });
    expect(claimsLevel(summary)).toBe(false);
    const relative = ['easy_misses', 'hard_hits'];
    const whole = summarise({ answers, settings: { ...settings, length: 'full' } as never });
    expect(whole.feedback.general.map(({ key }) => key)).toContain('easy_misses');
    expect(summary.feedback.general.filter(({ key }) => relative.includes(key))).toEqual([]);
  });

  test('and never advises how to take the level test', () => {
    const keys = summaryOf(['B1'], 'B1').feedback.recommendations.map(({ key }) => key);
    expect(keys).not.toContain('widen_levels');
    expect(keys).not.toContain('take_full_test');
  });

  test('and does not say that something holds where everything was wrong', () => {
    const keys = summaryOf(['B1'], 'A2').feedback.recommendations.map(({ key }) => key);
    expect(keys).not.toContain('try_next_level');
    expect(summaryOf(['B1'], 'B1').feedback.recommendations.map(({ key }) => key)).toContain(
      'try_next_level',
    );
  });
});
