import { itemParametersOf } from '#domain/assessment/item-response.ts';
import { difficultyToLogit, levelAt, levels, logitToDifficulty } from '#domain/assessment/level-scale.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import {
  type AbilityTrack,
  type TrackedAnswer,
  type TrackedWeek,
  trackOver,
} from '#domain/readiness/ability-track.ts';
import { effortOf, growthModel } from '#domain/readiness/growth-model.ts';
import { normal } from '#scripts/bench/assessment/chance.ts';

/** How the simulated world differs from what `growthModel` believes. */
export type World = {
  /** Growth of a learner who practises one unit, given the ability. */
  readonly growth: (own: number, ability: number) => number;
  /** Spread of a learner's own growth, and of what moves the ability beside practice. */
  readonly growthSd: number;
  readonly drift: number;
  /** How far a task's difficulty is off, in logits. */
  readonly difficultyOff: number;
  /** Standard error of the exam. */
  readonly examError: number;
  /** Practice until the exam against that of the last weeks: mean and spread of its logarithm. */
  readonly keepsOn: { readonly mean: number; readonly sd: number };
};

export const worlds: Readonly<Record<'assumed' | 'otherwise', World>> = {
  assumed: {
    growth: (own) => own,
    growthSd: growthModel.growthSd,
    drift: growthModel.drift,
    difficultyOff: 0.5,
    examError: growthModel.examError,
    keepsOn: { mean: 0, sd: 0 },
  },
  // Who is far up learns more slowly; people differ more; tasks are worse known; nobody practises as before.
  otherwise: {
    growth: (own, ability) => own * (ability > 0 ? 0.6 : 1.3),
    growthSd: 1.5 * growthModel.growthSd,
    drift: 1.5 * growthModel.drift,
    difficultyOff: 0.7,
    examError: 1.2 * growthModel.examError,
    keepsOn: { mean: -0.2, sd: 0.5 },
  },
};

export type SimulatedLearner = {
  /** What the product knows on the day of the prediction. */
  readonly track: AbilityTrack;
  readonly target: TaskLevel;
  readonly weeksLeft: number;
  /** Tasks a week of the last four: what the prediction may know of what is to come. */
  readonly recentTasks: number;
  readonly reached: boolean;
};

/** One learner's months in a part whose tasks are marked. */
export function simulateLearner(world: World, chance: () => number): SimulatedLearner {
  return simulateMonths<TrackedWeek>({
    ...{ world, chance, examError: world.examError },
    // A level test at first and now and then; of what is practised a half is of this part.
    see({ ability, week, tasks }) {
      const asked = week === 0 || chance() < 0.15 ? 11 : Math.min(Math.round(tasks / 2), 30);
      return { tasks, answers: answersOf({ ability, asked, world, chance }) };
    },
    trackOf: (weeks) => trackOver(weeks),
  });
}

/** One learner's months: tests and practice in one part week by week, then weeks of more practice, then the exam. */
export function simulateMonths<Week extends { readonly tasks: number }>(input: {
  readonly world: World;
  readonly chance: () => number;
  /** Standard error of the exam in this part. */
  readonly examError: number;
  /** What the product sees of a week. */
  readonly see: (at: { readonly ability: number; readonly week: number; readonly tasks: number }) => Week;
  readonly trackOf: (weeks: readonly Week[]) => AbilityTrack;
}): SimulatedLearner {
  const { world, chance, examError, see, trackOf } = input;
  let ability = 1.62 * normal(chance);
  const own = growthModel.growthMean + world.growthSd * normal(chance);
  const usualTasks = 25 * Math.exp(0.8 * normal(chance));
  const live = (tasks: number) => {
    ability += world.growth(own, ability) * effortOf(tasks) + world.drift * normal(chance);
  };
  const known = 1 + Math.floor(20 * chance());
  const weeks = Array.from({ length: known }, (_, week) => {
    const tasks = chance() < 0.25 ? 0 : Math.round(usualTasks * Math.exp(0.4 * normal(chance)));
    live(tasks);
    return see({ ability, week, tasks });
  });
  const target = targetOf(trackOf(weeks.slice(0, 1)).ability, chance);
  const recentTasks = averageOf(weeks.slice(-4).map(({ tasks }) => tasks));
  const weeksLeft = 1 + Math.floor(16 * chance());
  const change = Math.exp(world.keepsOn.mean + world.keepsOn.sd * normal(chance));
  for (let week = 0; week < weeksLeft; week += 1) live(recentTasks * change);
  const shown = ability + examError * normal(chance);
  return { track: trackOf(weeks), target, weeksLeft, recentTasks, reached: reaches(shown, target) };
}

/** Tasks around the learner's ability, as the level test and practice give them, with the author's difficulty. */
function answersOf(input: {
  readonly ability: number;
  readonly asked: number;
  readonly world: World;
  readonly chance: () => number;
}): readonly TrackedAnswer[] {
  const { ability, asked, world, chance } = input;
  return Array.from({ length: asked }, () => {
    const wanted = logitToDifficulty(ability + 0.8 * normal(chance));
    const difficulty = Math.min(Math.max(Math.round(wanted * 10) / 10, 0.6), 5.4);
    const item = itemParametersOf({ difficulty, options: 4, gaps: 1 });
    const a = 1.3 * Math.exp(0.3 * normal(chance));
    const b = difficultyToLogit(difficulty) + world.difficultyOff * normal(chance);
    const right = 0.25 + 0.75 / (1 + Math.exp(-a * (ability - b)));
    return { item, score: chance() < right ? 1 : 0 };
  });
}

/** People aim at the level that their first test told them, or at one or two above it. */
function targetOf(ability: number, chance: () => number): TaskLevel {
  const above = chance() < 0.2 ? 0 : chance() < 0.75 ? 1 : 2;
  const place = levels.indexOf(levelAt(ability)) + above;
  return levels[Math.min(Math.max(place, 1), 5)] as TaskLevel;
}

function reaches(ability: number, target: TaskLevel): boolean {
  return levels.indexOf(levelAt(ability)) >= levels.indexOf(target);
}

function averageOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
