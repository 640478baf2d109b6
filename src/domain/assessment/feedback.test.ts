import { describe, expect, test } from 'vitest';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { itemParametersOf } from './item-response.ts';
import { summarise } from './summary.ts';
import type { ReviewedAnswer, SittingSettings } from './types.ts';

const settings: SittingSettings = {
  length: 'full',
  levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
  categories: ['read', 'listen'],
  randomOrder: true,
};
const places: Readonly<Record<TaskLevel, number>> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5 };
let made = 0;

function given(change: Partial<ReviewedAnswer> & { level: TaskLevel; score: number }): ReviewedAnswer {
  const taskId = `task-${++made}`;
  return {
    taskId,
    stimulusId: taskId,
    category: 'read',
    kind: 'choose',
    item: itemParametersOf({ difficulty: places[change.level], options: 4, gaps: 1 }),
    shown: false,
    skill: 'detail',
    topic: 'home',
    response: null,
    ms: 1000,
    ...change,
  };
}

/** A learner around B1 who misses inference and verb position, also where the tasks are easy. */
const answers: readonly ReviewedAnswer[] = [
  ...Array.from({ length: 8 }, () => given({ level: 'A2', score: 1 })),
  ...Array.from({ length: 8 }, () =>
    given({ level: 'B1', score: 1, category: 'listen', skill: 'main_point', topic: 'work' }),
  ),
  given({ level: 'A2', score: 0, skill: 'inference', topic: 'health' }),
  given({ level: 'A2', score: 0, skill: 'inference', topic: 'culture' }),
  given({ level: 'A2', score: 0, skill: 'inference', topic: 'family' }),
  given({ level: 'B1', score: 0, skill: 'inference', topic: 'school' }),
  ...Array.from({ length: 4 }, (_, index) =>
    given({
      ...{ level: index < 2 ? 'A1' : 'A2', score: 0, skill: 'grammar', grammarPoint: 'inversion' },
      ...{ kind: 'cloze', topic: `grammar-${index}` },
    }),
  ),
  given({ level: 'C1', score: 0, topic: 'society' }),
];

describe('3.14 feedback of a result: general points, strengths, areas for improvement, recommendations', () => {
  const { feedback } = summarise({ answers, settings });

  test('what went wrong against expectation is named, with the learner’s own answers', () => {
    const subjects = feedback.improvements.map(({ subject }) => subject);
    expect(subjects).toContainEqual({ kind: 'grammar', grammarPoint: 'inversion' });
    expect(subjects).toContainEqual({ kind: 'skill', skill: 'inference', category: 'read' });
    for (const finding of feedback.improvements) {
      expect(finding.correct).toBeLessThan(finding.usual);
      for (const example of finding.examples)
        expect(answers.find(({ taskId }) => taskId === example)?.score).toBe(0);
    }
  });

  test('strengths are where more was right than expected', () => {
    expect(feedback.strengths.length).toBeGreaterThan(0);
    for (const finding of feedback.strengths)
      expect(finding.correct / finding.tasks).toBeGreaterThanOrEqual(0.7);
  });

  test('the first recommendation is to practise the clearest weakness', () => {
    expect(feedback.recommendations[0]).toMatchObject({
      key: 'practise',
      subject: feedback.improvements[0]?.subject,
    });
  });

  test('an easy task missed is said; a hard one missed is not', () => {
    const misses = feedback.general.find(({ key }) => key === 'easy_misses');
    const hard = answers.find(({ level }) => level === 'C1')?.taskId;
    expect(misses && 'examples' in misses ? misses.examples : []).not.toContain(hard);
  });

  test('with everything as expected nothing is blamed', () => {
    const even = Array.from({ length: 6 }, (_, index) =>
      given({ level: 'B1', score: index % 2, topic: `topic-${index}` }),
    );
    const { feedback: calm } = summarise({ answers: even, settings });
    expect(calm.improvements).toEqual([]);
  });

  test('with no answer of one’s own the feedback says so', () => {
    const { feedback: none } = summarise({
      answers: [given({ level: 'B1', score: 0, shown: true })],
      settings,
    });
    expect(none.general[0]).toEqual({ key: 'too_few_answers', evidence: 0 });
    expect(none.recommendations).toContainEqual({ key: 'answer_without_showing' });
  });
});
