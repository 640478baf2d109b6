import type { Category } from '#domain/levels/categories.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { CustomTask } from './custom-task.ts';
import { practiceLength } from './practice-length.ts';
import type { Answer } from './types.ts';

/**
 * Rule 9.240: what was answered wrong comes back after a night, when it is remembered and not just repeated, and for so
 * many days; fewer than `atLeast` make no round that is offered by itself.
 */
export const mistakesReturn = { afterHours: 12, forDays: 60, atLeast: 3 } as const;

/** A task whose answer was not right. */
export type Mistake = {
  readonly taskId: string;
  readonly stimulusId: string;
  readonly level: TaskLevel;
  readonly category: Category;
  /** What the answer was worth, 0 to 1. */
  readonly score: number;
};

/** Rule 9.240: the mistakes of one round, the easiest first, questions to one text together; ten at most. */
export function mistakesOfRound(mistakes: readonly Mistake[]): readonly Mistake[] {
  const texts = mistakes.map(({ stimulusId }) => stimulusId);
  return mistakes
    .toSorted(
      (one, other) =>
        taskLevels.indexOf(one.level) - taskLevels.indexOf(other.level) ||
        texts.indexOf(one.stimulusId) - texts.indexOf(other.stimulusId),
    )
    .slice(0, practiceLength.atMost);
}

/** The next of the mistakes, or the end. One that is no longer in the bank is passed over. */
export function nextMistake(input: {
  readonly mistakes: readonly string[];
  readonly tasks: readonly { readonly taskId: string }[];
  readonly answers: readonly Pick<Answer, 'taskId'>[];
}): CustomTask {
  const given = new Set(input.answers.map(({ taskId }) => taskId));
  const held = new Set(input.tasks.map(({ taskId }) => taskId));
  const taskId = input.mistakes.find((one) => !given.has(one) && held.has(one));
  return taskId ? { kind: 'task', taskId } : { kind: 'finished', reason: 'length_reached' };
}
