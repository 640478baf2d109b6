import { describe, expect, test } from 'vitest';
import { probabilityRight } from '#domain/assessment/item-response.ts';
import type { Answer } from '#domain/assessment/types.ts';
import { examFacts } from '#domain/exam/facts.ts';
import { assembleForm, type Form } from './assemble-form.ts';
import type { StageTest } from './blueprint.ts';
import { mockBank } from './mock-bank-fixture.ts';
import { partResult, reportedLevels } from './part-result.ts';
import { nextTest } from './routing.ts';

const made = assembleForm({ candidates: mockBank(), part: 'read', chance: 0.5, metLately: new Set() });
const form = (made.kind === 'form' ? made.form : {}) as Form;

/** Answers as they come on average at an ability: luck is spread evenly over the tasks (Weyl's sequence). */
function answersTo(test: StageTest, ability: number): readonly Answer[] {
  return form[test].map((task, place) => {
    const luck = ((place + 1) * 0.6180339887) % 1;
    return { ...task, score: luck < probabilityRight(task.item, ability) ? 1 : 0, shown: false };
  });
}

/** The tests and answers of somebody of this ability. */
function walk(ability: number) {
  const taken: StageTest[] = [];
  const answers: Answer[] = [];
  for (let test = nextTest(taken, answers); test; test = nextTest(taken, answers)) {
    answers.push(...answersTo(test, ability));
    taken.push(test);
  }
  return { taken, answers };
}

/** Abilities in the middle of a level, in logits. */
const middle = { 'under A1': -3.4, A1: -1.8, A2: -0.6, B1: 0.6, B2: 2 } as const;

describe('9.295, 9.296 the answers lead to a main test, and the part is reported as the exam reports it', () => {
  test.each([
    ['under A1', 'A1–A2'],
    ['A1', 'A1–A2'],
    ['A2', 'A2–B1'],
    ['B1', 'B1–B2'],
    ['B2', 'B1–B2'],
  ] as const)('whoever is at %s goes to %s and is told so', (level, main) => {
    const { taken, answers } = walk(middle[level]);
    expect(taken).toEqual(['1', main === 'A1–A2' ? '2A' : expect.stringMatching(/^2[AB]$/), main]);
    const result = partResult({ answers, answered: answers.length, complete: true });
    expect(result.level).toBe(level);
    expect(result.tasks).toBe(36);
    expect(result.se).toBeGreaterThan(0);
    expect(result.low).toBeLessThanOrEqual(result.v);
    expect(result.high).toBeGreaterThanOrEqual(result.v);
    expect(result.probabilities.map((one) => one.level)).toEqual([...examFacts.results.value]);
    expect(result.probabilities.reduce((sum, one) => sum + one.probability, 0)).toBeCloseTo(1, 6);
  });

  test('what separates it from the next level is that level and at least one right answer; above B2 there is none', () => {
    const low = partResult({ ...walk(middle.A2), answered: 36, complete: true });
    expect(low.next?.level).toBe('B1');
    expect(low.next?.moreRight).toBeGreaterThanOrEqual(1);
    expect(low.next?.levels).toBeGreaterThan(0);
    const high = partResult({ ...walk(middle.B2), answered: 36, complete: true });
    expect(high.next).toBeNull();
  });

  test('unanswered: a wrong answer counts like no answer', () => {
    const { answers } = walk(middle.A2);
    const some = partResult({ answers, answered: 20, complete: true });
    const all = partResult({ answers, answered: 36, complete: true });
    expect({ ...some, answered: 0 }).toEqual({ ...all, answered: 0 });
    expect(examFacts.unanswered.value.wrong).toBe(examFacts.unanswered.value.unanswered);
  });

  test('one more right answer never lowers the ability', () => {
    const { answers } = walk(middle.A2);
    const before = partResult({ answers, answered: 36, complete: true });
    for (const [place, answer] of answers.entries()) {
      if (answer.score === 1) continue;
      const better = answers.map((one, at) => (at === place ? { ...one, score: 1 } : one));
      const after = partResult({ answers: better, answered: 36, complete: true });
      expect(after.theta).toBeGreaterThan(before.theta);
      expect(reportedLevels.indexOf(after.level)).toBeGreaterThanOrEqual(
        reportedLevels.indexOf(before.level),
      );
    }
  });
});
