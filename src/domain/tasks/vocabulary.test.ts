import { describe, expect, test } from 'vitest';
import { categories } from '#domain/levels/categories.ts';
import { levels, station, taskLevels } from '#domain/levels/levels.ts';

describe('1.1 levels A1 to C1 are practised, and a result may also say Pre-A1', () => {
  test('3.10 levels, lowest first; tasks are written for all but the lowest', () => {
    expect(levels).toEqual(['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1']);
    expect(taskLevels).toEqual(levels.slice(1));
  });

  test('a level’s station on the trail is its place in the list', () => {
    expect(levels.map(station)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('1.2 practice has four categories', () => {
  test('3.11 read, listen, write, speak', () => {
    expect(categories).toEqual(['read', 'listen', 'write', 'speak']);
  });
});
