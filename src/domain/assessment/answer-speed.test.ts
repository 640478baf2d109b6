import { expect, test } from 'vitest';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { leastMs, withoutHaste, wordsToRead } from './answer-speed.ts';
import { summarise } from './summary.ts';
import type { ReviewedAnswer } from './types.ts';

const reading = { stimulusWords: 80, taskWords: 20, clipMs: null };

test('9.180 the floor is 600 words a minute of what was not read before, or half of a clip', () => {
  expect(leastMs(reading, false)).toBe(10_000);
  expect(leastMs(reading, true)).toBe(2000);
  expect(leastMs({ stimulusWords: 0, taskWords: 20, clipMs: 30_000 }, false)).toBe(15_000);
  expect(leastMs({ stimulusWords: 0, taskWords: 20, clipMs: 30_000 }, true)).toBe(2000);
});

test('9.180 what is counted are words on the screen, at any depth', () => {
  const task = {
    kind: 'choose',
    prompt: 'Når går bussen?',
    options: [{ letter: 'a', text: 'Klokka ni' }],
  };
  expect(wordsToRead(task)).toBe(5);
  expect(wordsToRead({ kind: 'text', form: 'message', title: 'Hei', paragraphs: ['En to.', 'Tre'] })).toBe(4);
  expect(wordsToRead(null)).toBe(0);
});

test('9.180 the text of the task before is known; a task without a known length counts', () => {
  const answer = (taskId: string, stimulusId: string, ms: number) => ({ taskId, stimulusId, ms });
  const readings = new Map(['a', 'b', 'c'].map((id) => [id, reading]));
  const answers = [
    answer('a', 'one', 9999),
    answer('b', 'one', 2000),
    answer('c', 'two', 2000),
    answer('retired', 'three', 0),
  ];
  expect(withoutHaste(answers, readings).map(({ tooFast }) => tooFast)).toEqual([true, false, true, false]);
});

/** 40 answers, so many of them too fast. */
function sitting(tooFast: number) {
  const levels: readonly TaskLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1'];
  const answers = Array.from({ length: 40 }, (_, index): ReviewedAnswer => {
    const level = levels[index % 5] as TaskLevel;
    return {
      ...{ taskId: `${index}`, stimulusId: `${index}`, category: 'read', level, kind: 'choose' },
      item: { a: 1.3, b: 1.2 * (index % 5) - 2.4, c: 0.25, weight: 1 },
      ...{ score: index % 5 < 2 ? 1 : 0, shown: false, tooFast: index < tooFast, ms: 1000 },
      ...{ skill: 'detail', topic: 'work', response: null },
    };
  });
  const settings = { length: 'full', levels, categories: ['read'], randomOrder: true } as const;
  return summarise({ answers, settings });
}

test('9.180 37 of 40 answers faster than reading name no level; the rest alone decides otherwise', () => {
  const hasty = sitting(37);
  expect(hasty).toMatchObject({
    tasks: 40,
    tooFast: 37,
    counted: 3,
    overall: { verdict: { kind: 'unknown' } },
  });
  expect(hasty.overall).toMatchObject({ low: 0, high: 5 });
  expect(hasty.feedback.strengths).toEqual([]);
  expect(hasty.feedback.improvements).toEqual([]);
  expect(hasty.feedback.recommendations.map(({ key }) => key)).toEqual(['answer_slower', 'add_categories']);
  expect(sitting(0).overall.verdict.kind).not.toBe('unknown');
  expect(sitting(10).overall.evidence).toBe(30);
});

test('9.183 a level that is named without a counted task of it is listed', () => {
  const named = (levels: readonly TaskLevel[], score: number) => {
    const answers = Array.from({ length: 24 }, (_, index): ReviewedAnswer => {
      const level = levels[index % levels.length] as TaskLevel;
      return {
        ...{ taskId: `${index}`, stimulusId: `${index}`, category: 'read', level, kind: 'choose', score },
        ...{ item: { a: 1.3, b: -1.2, c: 0.25, weight: 1 }, shown: false, ms: 20_000 },
        ...{ skill: 'detail', topic: 'work', response: null },
      };
    });
    const all: readonly TaskLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1'];
    return summarise({
      answers,
      settings: { length: 'full', levels: all, categories: ['read'], randomOrder: true },
    });
  };
  const high = named(['A1', 'A2'], 1);
  expect(high.overall.verdict.kind).not.toBe('unknown');
  expect(high.untried.length).toBeGreaterThan(0);
  expect(high.untried).not.toContain('A2');
});
