import { probabilityRight } from '#domain/assessment/item-response.ts';
import { difficultyToLogit } from '#domain/assessment/level-scale.ts';
import type { Answer, ItemParameters } from '#domain/assessment/types.ts';
import { normal } from '#scripts/bench/assessment/chance.ts';
import type { BankCandidate } from '#scripts/mocks/mock-candidates.ts';

/** What is true of a task, drawn around what the engine believes, as in `bench:assessment`. */
export type TrueTask = {
  readonly task: BankCandidate;
  readonly truth: Pick<ItemParameters, 'a' | 'b' | 'c'>;
};

/** Correlation of two gaps of one task beyond the learner's ability, as the model has it (`item-response.ts`). */
const gapCorrelation = 0.3;

export function trueTasks(
  candidates: readonly BankCandidate[],
  chance: () => number,
): ReadonlyMap<string, TrueTask> {
  return new Map(
    candidates.map((task) => [
      task.taskId,
      {
        task,
        truth: {
          a: 1.3 * Math.exp(0.3 * normal(chance)),
          b: difficultyToLogit(task.difficulty) + 0.5 * normal(chance),
          c: task.item.c,
        },
      },
    ]),
  );
}

/**
 * What a learner of this ability answers. Gaps are right or wrong one by one: each follows with √.3 one draw that is common to
 * the task, so that two of them correlate .3; the score is the share that is right, as the product marks it.
 */
export function answerTo({ task, truth }: TrueTask, ability: number, chance: () => number): Answer {
  const right = probabilityRight(truth, ability);
  const common = chance() < right;
  const following = Math.sqrt(gapCorrelation);
  let score = 0;
  for (let gap = 0; gap < task.gaps; gap += 1) {
    const follows = task.gaps > 1 && chance() < following;
    score += (follows ? common : chance() < right) ? 1 / task.gaps : 0;
  }
  const { taskId, stimulusId, category, level, kind, item } = task;
  return { taskId, stimulusId, category, level, kind, item, score: Math.min(1, score), shown: false };
}
