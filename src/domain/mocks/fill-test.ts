import { chanceFor } from '#domain/assessment/chance.ts';
import { information } from '#domain/assessment/item-response.ts';
import { difficultyToLogit } from '#domain/assessment/level-scale.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { kindParts, type StagedPart, type TestBlueprint } from './blueprint.ts';
import type { StagedCandidate } from './exam-task.ts';
import { testProblems } from './form-problems.ts';

/** A text or clip with all of its tasks that the exam could have. */
export type Stimulus = {
  readonly id: string;
  readonly level: TaskLevel;
  readonly topic: string;
  readonly tasks: readonly StagedCandidate[];
};

/** A test is drawn anew so often before the bank counts as too small for it. */
const mostDraws = 60;
/** How strongly a kind that lags behind its share is preferred: a whole task behind counts e to this. */
const pull = 0.9;
/**
 * How strongly a text is preferred whose tasks tell more of those whom the test is for: information 1 per logit² more counts e to
 * this. Chosen by simulation on the real bank: docs/assessment.md.
 */
const telling = 5;
/** What was met lately comes only where nothing else fits. */
const avoidance = 0.01;

type Fill = {
  readonly stimuli: readonly Stimulus[];
  readonly blueprint: TestBlueprint;
  readonly part: StagedPart;
  readonly chance: number;
  readonly avoided?: ReadonlySet<string>;
};

/** Texts or clips that fill a test as its blueprint asks; null where no draw does. Same input, same outcome. */
export function fillTest(input: Fill): readonly Stimulus[] | null {
  const { blueprint, part } = input;
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const filled = drawTest(input, draw);
    const tasks = filled?.flatMap((one) => one.tasks);
    if (filled && tasks && testProblems({ tasks, blueprint, part }).length === 0) return filled;
  }
  return null;
}

/** One try: level by level the text whose kinds are most due, with luck, until the number of tasks is reached. */
function drawTest(input: Fill, draw: number): readonly Stimulus[] | null {
  const { stimuli, blueprint, part, chance, avoided } = input;
  const middle = middleOf(blueprint);
  const lucky = stimuli.map((stimulus) => ({
    stimulus,
    luck:
      chanceFor(chance, `${draw} ${stimulus.id}`) *
      Math.exp(telling * mean(stimulus.tasks.map(({ item }) => information(item, middle)))) *
      (avoided?.has(stimulus.id) ? avoidance : 1),
  }));
  const chosen: Stimulus[] = [];
  for (const { level, tasks } of blueprint.levels) {
    const ofLevel = lucky.filter(({ stimulus }) => stimulus.level === level);
    const available = new Set(ofLevel.flatMap(({ stimulus }) => stimulus.tasks.map(({ kind }) => kind)));
    const given: string[] = [];
    while (given.length < tasks) {
      const fitting = ofLevel.filter(({ stimulus }) =>
        fits({ stimulus, chosen, blueprint, left: tasks - given.length }),
      );
      const due = dueOf({ part, available, given });
      const worth = ({ stimulus, luck }: (typeof lucky)[number]) =>
        luck * Math.exp(pull * mean(stimulus.tasks.map(({ kind }) => due(kind))));
      const [first, ...others] = fitting;
      if (!first) return null;
      const best = others.reduce((most, other) => (worth(other) > worth(most) ? other : most), first);
      chosen.push(best.stimulus);
      given.push(...best.stimulus.tasks.map(({ kind }) => kind));
    }
  }
  return chosen;
}

function fits(input: {
  readonly stimulus: Stimulus;
  readonly chosen: readonly Stimulus[];
  readonly blueprint: TestBlueprint;
  readonly left: number;
}): boolean {
  const { stimulus, chosen, blueprint, left } = input;
  if (chosen.includes(stimulus)) return false;
  if (stimulus.tasks.length > Math.min(left, blueprint.mostOfStimulus)) return false;
  return chosen.filter(({ topic }) => topic === stimulus.topic).length < blueprint.mostOfTopic;
}

/** By how many tasks a kind lags behind its share of those given and the next. */
function dueOf(input: {
  readonly part: StagedPart;
  readonly available: ReadonlySet<string>;
  readonly given: readonly string[];
}): (kind: string) => number {
  const { part, available, given } = input;
  const partOf = (kind: string) => kindParts[part][kind] ?? 1;
  const all = [...available].reduce((sum, kind) => sum + partOf(kind), 0);
  return (kind) => ((given.length + 1) * partOf(kind)) / all - given.filter((one) => one === kind).length;
}

/** The ability in the middle of a test's levels, in logits. */
function middleOf({ levels }: TestBlueprint): number {
  return difficultyToLogit(mean(levels.map(({ level }) => taskLevels.indexOf(level) + 1)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
