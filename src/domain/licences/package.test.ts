import { describe, expect, test } from 'vitest';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { opensTask, packageOf, tierForTasks } from './package.ts';

/** Rows: levels A1 to C1. Columns: read, listen, write, speak. `x` is open. */
const open = {
  free: ['xx..', 'xx..', '....', '....', '....'],
  trial: ['xx..', 'xx..', 'xx..', '....', '....'],
  plus: ['xxx.', 'xxx.', 'xxx.', 'xxx.', '....'],
  premium: ['xxxx', 'xxxx', 'xxxx', 'xxxx', 'xxxx'],
} as const;

describe('1.23 what a package holds', () => {
  test.each([
    [0, 'free'],
    [10, 'trial'],
    [11, 'plus'],
    [12, 'premium'],
  ] as const)('tier %i opens the levels and categories of %s and no others', (tier, name) => {
    expect(packageOf(tier)).toBe(name === 'trial' ? 'free' : name);
    const found = taskLevels.map((level) =>
      categories.map((category) => (opensTask(tier, { level, category }) ? 'x' : '.')).join(''),
    );
    expect(found).toEqual(open[name]);
  });

  test.each([
    [['A1', 'A2'], ['read', 'listen'], 0],
    [['A1', 'B1'], ['read'], 10],
    [['B2'], ['read'], 11],
    [['B2'], ['write'], 11],
    [['A1'], ['write'], 11],
    [['A1'], ['speak'], 12],
    [['C1'], ['read'], 12],
    [['A1', 'C1'], ['read', 'write'], 12],
  ] as const)('%o in %o needs tier %i', (levels, wanted, tier) => {
    expect(tierForTasks({ levels, categories: wanted })).toBe(tier);
  });

  test('9.234 the days of a trial open reading and listening at B1 beside Free', () => {
    expect(opensTask(10, { level: 'B1', category: 'listen' })).toBe(true);
    expect(opensTask(0, { level: 'B1', category: 'listen' })).toBe(false);
    expect(opensTask(10, { level: 'B1', category: 'write' })).toBe(false);
    expect(opensTask(10, { level: 'B2', category: 'read' })).toBe(false);
  });

  test('the tier that is needed is the lowest that opens every task', () => {
    for (const level of taskLevels)
      for (const category of categories) {
        const needed = tierForTasks({ levels: [level], categories: [category] });
        for (const tier of [0, 10, 11, 12])
          expect(opensTask(tier, { level, category }), `${tier} ${level} ${category}`).toBe(tier >= needed);
      }
  });
});
