import { posteriorOf } from './ability.ts';
import { chanceFor } from './chance.ts';
import { isEligible } from './exposure.ts';
import { abilityGrid, cellCount } from './grid.ts';
import { information } from './item-response.ts';
import { productScale } from './level-scale.ts';
import { isWorthContinuing } from './stopping.ts';
import { lengthRules, progressOf } from './test-length.ts';
import type { Candidate, Category, NextTask, NextTaskInput } from './types.ts';

/** Tasks of one stimulus in one sitting, at most. */
const mostPerStimulus = 3;

/**
 * The next task of a sitting, or why it is over. Same input, same outcome.
 * Only tasks of the chosen levels and categories that are not among `answers` are given.
 */
export function nextTask(input: NextTaskInput): NextTask {
  const { answers, settings, chance, scale = productScale } = input;
  const progress = progressOf(answers, settings);
  const rule = lengthRules[settings.length];
  if (answers.length >= rule.atMost) return { kind: 'finished', reason: 'length_reached', progress };
  const posterior = posteriorOf(answers, scale);
  const pool = poolOf(input);
  const category = categoryDue(input, pool);
  if (category === null) return { kind: 'finished', reason: 'no_task_left', progress };
  const masses = posterior.categories.get(category) ?? posterior.other;
  const inCategory = pool.filter((candidate) => candidate.category === category);
  const eligible = inCategory.filter((candidate) => isEligible(candidate, chance));
  const valued = (eligible.length > 0 ? eligible : inCategory).map((candidate) => {
    const worth = expectedInformation(candidate, masses);
    const noise = 0.8 + 0.4 * chanceFor(chance, `${answers.length} ${candidate.taskId}`);
    return { candidate, worth, ranked: worth * noise };
  });
  const best = valued.reduce((most, other) => (other.ranked > most.ranked ? other : most));
  const informationPerTask = best.worth;
  if (
    answers.length >= rule.atLeast &&
    !isWorthContinuing({ posterior, informationPerTask, done: answers.length, length: settings.length, scale })
  ) {
    return { kind: 'finished', reason: 'sure_enough', progress };
  }
  return { kind: 'task', taskId: best.candidate.taskId, progress };
}

function poolOf(input: NextTaskInput): readonly Candidate[] {
  const { candidates, answers, settings } = input;
  const given = new Set(answers.map((answer) => answer.taskId));
  const perStimulus = new Map<string, number>();
  for (const answer of answers) {
    perStimulus.set(answer.stimulusId, (perStimulus.get(answer.stimulusId) ?? 0) + 1);
  }
  const open = candidates.filter(
    (candidate) =>
      settings.levels.includes(candidate.level) &&
      settings.categories.includes(candidate.category) &&
      !given.has(candidate.taskId) &&
      (perStimulus.get(candidate.stimulusId) ?? 0) < mostPerStimulus,
  );
  const fresh = open.filter((candidate) => !candidate.seenBefore);
  return fresh.length > 0 ? fresh : open;
}

function categoryDue(input: NextTaskInput, pool: readonly Candidate[]): Category | null {
  const { answers, settings } = input;
  const counts = settings.categories
    .filter((category) => pool.some((candidate) => candidate.category === category))
    .map((category) => ({
      category,
      count: answers.filter((answer) => answer.category === category).length,
    }));
  const [least] = counts.toSorted((left, right) => left.count - right.count);
  return least?.category ?? null;
}

function expectedInformation(candidate: Candidate, masses: Float64Array): number {
  let sum = 0;
  for (let cell = 0; cell < cellCount; cell += 1) {
    const mass = masses[cell] as number;
    if (mass > 1e-4) sum += mass * information(candidate.item, abilityGrid[cell] as number);
  }
  return sum;
}
