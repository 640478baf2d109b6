import { chanceFor } from '#domain/assessment/chance.ts';
import { itemParametersOf, probabilityRight } from '#domain/assessment/item-response.ts';
import { estimateAbilities } from '#domain/assessment/level-estimate.ts';
import { difficultyToLogit, taskLevels } from '#domain/assessment/level-scale.ts';
import { nextTask } from '#domain/assessment/next-task.ts';
import type { Answer, Candidate, SittingSettings, Verdict } from '#domain/assessment/types.ts';
import type { AnswerStep } from '#web/levels/answer-band.tsx';

export type SampleSitting = {
  readonly steps: readonly AnswerStep[];
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: Verdict;
  readonly right: number;
};

/** Who sits the example: a learner between B1 and B2, 3.45 on the level scale. */
const learnerLevel = 3.45;
/** Which of the possible sittings is shown; any number in [0, 1) gives one. */
const defaultChance = 0.5;
const tasksPerLevel = 24;

const settings: SittingSettings = {
  length: 'full',
  levels: taskLevels,
  categories: ['read', 'listen'],
  randomOrder: true,
};

/**
 * The example on the public pages: the real engine tests a made-up learner on made-up tasks of four options.
 * Nobody's data; the same on every call.
 */
export function sampleSitting(chance = defaultChance): SampleSitting {
  const theta = difficultyToLogit(learnerLevel);
  const candidates = sampleTasks();
  const answers: Answer[] = [];
  const steps: AnswerStep[] = [];
  for (;;) {
    const next = nextTask({ candidates, answers, settings, chance });
    if (next.kind === 'finished') break;
    const task = candidates.find((candidate) => candidate.taskId === next.taskId) as Candidate;
    const right = chanceFor(chance, `answer ${task.taskId}`) < probabilityRight(task.item, theta);
    answers.push({ ...task, score: right ? 1 : 0, shown: false });
    const { overall } = estimateAbilities(answers);
    steps.push({ value: overall.v, low: overall.low, high: overall.high, right });
  }
  const { overall } = estimateAbilities(answers);
  return {
    steps,
    value: overall.v,
    low: overall.low,
    high: overall.high,
    verdict: overall.verdict,
    right: steps.filter((step) => step.right).length,
  };
}

/** Tasks of all levels, their difficulties spread evenly within half a level around it. */
function sampleTasks(): readonly Candidate[] {
  return settings.categories.flatMap((category) =>
    taskLevels.flatMap((level, index) =>
      Array.from({ length: tasksPerLevel }, (_, number) => {
        const taskId = `${category} ${level} ${number}`;
        const difficulty = index + 1 + (number + 0.5) / tasksPerLevel - 0.5;
        const item = itemParametersOf({ difficulty, options: 4, gaps: 1 });
        return { taskId, stimulusId: taskId, category, level, kind: 'choose', item };
      }),
    ),
  );
}
