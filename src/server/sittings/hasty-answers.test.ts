import { expect, test } from 'vitest';
import { withoutHastyAnswers } from './hasty-answers.ts';
import type { GivenTask } from './sitting-record.ts';

function given(taskId: string, ms: number): GivenTask {
  return {
    ...{
      position: 1,
      taskId,
      stimulusId: taskId,
      givenAt: new Date(0),
      answeredAt: new Date(ms),
      answered: true,
    },
    ...{ shown: false, response: null },
    answer: {
      ...{
        taskId,
        stimulusId: taskId,
        category: 'read',
        level: 'A1',
        kind: 'choose',
        score: 1,
        shown: false,
      },
      ...{ item: { a: 1, b: 0, c: 0.25, weight: 1 }, skill: 'detail', topic: 'work', response: null, ms },
    },
  };
}

test('9.180 an answer faster than its task can be read is marked; a task that left the pool is not', () => {
  const pool = ['a', 'b'].map((taskId) => ({
    taskId,
    reading: { stimulusWords: 80, taskWords: 20, clipMs: null },
  }));
  const marked = withoutHastyAnswers([given('a', 900), given('b', 30_000), given('retired', 0)], pool);
  expect(marked.map(({ answer }) => answer.tooFast)).toEqual([true, false, false]);
});
