import type { Answer, Tally } from './types.ts';

/** Rule 9.181: fewer tasks than this of a skill, a kind, a part or a level say nothing about it. */
export const leastTasks = 4;

/**
 * Whether an answer tells anything about the learner: not when its key was shown, and not when it came before the task
 * could have been read (Rule 9.180).
 */
export function isEvidence(answer: Pick<Answer, 'shown' | 'tooFast'>): boolean {
  return !answer.shown && !answer.tooFast;
}

/** Rule 9.182: the answers that are evidence, counted one way. */
export function tallyOf(answers: readonly Answer[]): Tally {
  const counted = answers.filter(isEvidence);
  return {
    tasks: counted.length,
    correct: counted.filter(({ score }) => score === 1).length,
    partly: counted.filter(({ score }) => score > 0 && score < 1).length,
  };
}

/** A wholly right answer is one point, a partly right one half, however many of its gaps were right. */
export function pointsIn({ correct, partly }: Pick<Tally, 'correct' | 'partly'>): number {
  return correct + partly / 2;
}

/** Share of the points, 0 to 1; null without a task. */
export function shareOf(tally: Tally): number | null {
  return tally.tasks > 0 ? pointsIn(tally) / tally.tasks : null;
}
