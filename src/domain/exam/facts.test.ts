import { describe, expect, test } from 'vitest';
import { categories } from '#domain/levels/categories.ts';
import { markedKinds } from '#domain/tasks/vocabulary.ts';
import { examFacts } from './facts.ts';

describe('a fact about the exam', () => {
  test.each(Object.entries(examFacts))(
    '%s has a sentence, a value, a source and the month it was read',
    (_, fact) => {
      expect(fact.fact).toMatch(/^[A-Z].*\.$/);
      expect(fact.value).toBeDefined();
      expect(fact.source.page).not.toBe('');
      expect(new URL(fact.source.url).protocol).toBe('https:');
      expect(fact.read).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    },
  );

  test('with a range has its ends in order', () => {
    const ranges = JSON.stringify(examFacts).match(/\{"from":[\d.]+,"to":[\d.]+\}/g) ?? [];
    expect(ranges.length).toBeGreaterThan(8);
    for (const range of ranges) {
      const { from, to } = JSON.parse(range) as { from: number; to: number };
      expect(from).toBeLessThanOrEqual(to);
    }
  });
});

describe('the facts agree with each other', () => {
  test('the stages of reading and listening add up to the tasks of a part', () => {
    const sum = (end: 'from' | 'to') =>
      examFacts.multistage.value.reduce((tasks, stage) => tasks + stage.tasks[end], 0);
    expect({ from: sum('from'), to: sum('to') }).toEqual(examFacts.tasksPerPart.value);
  });

  test('each chosen test has minutes and tasks for writing, and tasks for speaking', () => {
    for (const chosen of examFacts.chosenTests.value) {
      expect(examFacts.writingMinutes.value[chosen]).toBeGreaterThanOrEqual(90);
      expect(examFacts.writingTasks.value[chosen].length).toBe(chosen === 'B1–B2' ? 2 : 3);
      expect(examFacts.speakingTasks.value[chosen].length).toBe(chosen === 'A1–A2' ? 4 : 3);
      expect(examFacts.writingWords.value).toHaveProperty(chosen);
    }
  });

  test('every criterion of writing is described at every level that it is judged at', () => {
    for (const level of Object.values(examFacts.writingByLevel.value)) {
      expect(Object.keys(level)).toEqual([...examFacts.writingCriteria.value]);
    }
  });
});

describe('the facts use the words of the product', () => {
  test('parts are our categories', () => {
    expect([...examFacts.parts.value].sort()).toEqual([...categories].sort());
  });

  test('kinds of tasks are kinds of the bank', () => {
    const { readingKinds, listeningKinds, lowLevelKinds } = examFacts;
    for (const kind of [...readingKinds.value, ...listeningKinds.value, ...lowLevelKinds.value])
      expect(markedKinds).toContain(kind);
  });
});
