import { describe, expect, test } from 'vitest';
import { summarise } from '#domain/assessment/summary.ts';
import type { Recommendation, Summary } from '#domain/assessment/types.ts';
import { levelChange } from './level-change.ts';
import { nextSteps } from './next-steps.ts';

type Known = Parameters<typeof nextSteps>[0];

const settings = {
  length: 'full',
  levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
  categories: ['read', 'listen'],
  randomOrder: true,
} as const;

/** A result that names a level, or does not, with this advice. */
function result(recommendations: readonly Recommendation[], verdict: 'level' | 'between' = 'level'): Summary {
  const blank = summarise({ answers: [], settings });
  return {
    ...blank,
    overall: {
      ...blank.overall,
      verdict:
        verdict === 'level' ? { kind: 'level', level: 'A2' } : { kind: 'between', lower: 'A2', upper: 'B1' },
    },
    feedback: { ...blank.feedback, recommendations },
  };
}

const weakListening: Recommendation = { key: 'practise_category', category: 'listen', level: 'B1' };
const detail: Recommendation = {
  key: 'practise',
  subject: { kind: 'skill', skill: 'detail', category: 'read' },
  level: 'B1',
  examples: [],
};
const climb: Recommendation = {
  key: 'try_next_level',
  level: 'C1',
  held: 'B2',
  ...{ tasks: 6, correct: 5, partly: 0 },
};
const full: Recommendation = { key: 'take_full_test' };

const nothing: Known = { open: null, standing: null, examDays: null, tier: 0, dueWords: 0, mistakes: 0 };
const open = { id: 'a', tasks: 4 };
const tested = (recommendations: readonly Recommendation[], daysAgo = 3, verdict?: 'between') => ({
  standing: { summary: result(recommendations, verdict), daysAgo },
});

/** Steps as `kind`, or what is practised at the level that is open. */
function shown(known: Partial<Known>): readonly string[] {
  return nextSteps({ ...nothing, ...known }).map((step) => {
    switch (step.kind) {
      case 'practise_category':
        return `${step.category} ${step.round.opened}${step.examDays === null ? '' : ` exam ${step.examDays}`}`;
      case 'advice':
        return `${step.recommendation.key} ${step.round.opened}`;
      default:
        return step.kind;
    }
  });
}

describe('9.73 what to do next', () => {
  test.each<[string, Partial<Known>, readonly string[]]>([
    ['a new account takes the level test', {}, ['level_test']],
    ['a test that was begun goes on first', { open }, ['go_on', 'level_test']],
    ['due words wait behind the level test', { dueWords: 5 }, ['level_test', 'review_words']],
    ['without advice there is nothing to do', tested([]), []],
    ['the last result says what to practise', tested([detail]), ['practise A2']],
    ['a result of 28 days holds', tested([detail], 28), ['practise A2']],
    ['an older one is taken again', tested([detail], 29), ['test_again', 'practise A2']],
    [
      'an old one without a level is taken again, and not twice',
      tested([detail], 40, 'between'),
      ['test_again', 'practise A2'],
    ],
    [
      'a result between two levels is made surer',
      tested([detail, full], 2, 'between'),
      ['surer', 'practise A2'],
    ],
    [
      'the weaker part comes before single skills',
      tested([detail, weakListening]),
      ['listen A2', 'practise A2'],
    ],
    [
      'before the exam the weaker part comes before words',
      { ...tested([detail, weakListening]), examDays: 42, dueWords: 9 },
      ['listen A2 exam 42', 'review_words', 'practise A2'],
    ],
    [
      'while the exam is far, words come first',
      { ...tested([detail, weakListening]), examDays: 43, dueWords: 9 },
      ['review_words', 'listen A2', 'practise A2'],
    ],
    [
      'Plus practises at the level that is advised',
      { ...tested([detail, weakListening]), tier: 11 },
      ['listen B1', 'practise B1'],
    ],
    ['a trial has one level more', { ...tested([weakListening]), tier: 10 }, ['listen B1']],
    [
      'what Plus does not open is practised at its highest level',
      { ...tested([climb]), tier: 11 },
      ['try_next_level B2'],
    ],
    ['Premium opens it', { ...tested([climb]), tier: 12 }, ['try_next_level C1']],
    [
      '9.240 mistakes that have rested come after the words, before further advice',
      { ...tested([detail]), dueWords: 2, mistakes: 3 },
      ['review_words', 'redo_mistakes', 'practise A2'],
    ],
    ['9.240 two mistakes are no round', { ...tested([detail]), mistakes: 2 }, ['practise A2']],
    [
      'there are three at most',
      { ...tested([detail, weakListening], 40), open, examDays: 10, dueWords: 3 },
      ['go_on', 'test_again', 'listen A2 exam 10'],
    ],
  ])('%s', (_, known, expected) => {
    expect(shown(known)).toEqual(expected);
  });
});

describe('9.74 two level tests are compared by what they can tell apart', () => {
  const place = (v: number, half: number) => ({
    ...{ verdict: { kind: 'level', level: 'A2' } as const, v },
    ...{ low: v - half, high: v + half },
  });
  test.each([
    [place(3, 0.5), place(2, 0.5), 'up'],
    [place(2, 0.5), place(3, 0.5), 'down'],
    [place(2.3, 0.5), place(2, 0.5), 'same'],
    [place(2.5, 0.5), place(2, 0.5), 'up'],
    [place(2.5, 0.9), place(2, 0.9), 'same'],
    [{ ...place(2.5, 1), verdict: { kind: 'unknown' } as const }, place(2, 1), null],
  ])('%#', (newest, before, expected) => {
    expect(levelChange(newest, before)).toBe(expected);
  });
});
