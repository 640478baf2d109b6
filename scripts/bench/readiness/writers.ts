import { levelAt, levels } from '#domain/assessment/level-scale.ts';
import type { OpenCategory } from '#domain/levels/categories.ts';
import type { Level } from '#domain/levels/levels.ts';
import { type AbilityTrack, trackAfter, untracked } from '#domain/readiness/ability-track.ts';
import { effortOf } from '#domain/readiness/growth-model.ts';
import { judgeModel } from '#domain/readiness/judge-model.ts';
import { type JudgedAnswer, trackWithJudged } from '#domain/readiness/judged-answers.ts';
import { normal } from '#scripts/bench/assessment/chance.ts';
import { type SimulatedLearner, simulateMonths, type World, worlds } from './learners.ts';

/** How texts and recordings are judged in a simulated world. */
export type JudgedWorld = {
  readonly world: World;
  /** How mild our judging is against the exam's, in logits. */
  readonly mildness: (chance: () => number) => number;
  /** Against `judgeModel`: how far texts of one person and judgements of one text lie apart, and the exam's own error. */
  readonly errors: number;
};

/** As the model believes; and a world that is not the model's, in which all texts are judged a step too mildly or too strictly. */
export const judgedWorlds: Readonly<Record<'assumed' | 'milder' | 'stricter', JudgedWorld>> = {
  assumed: {
    world: worlds.assumed,
    mildness: (chance) => judgeModel.severity * normal(chance),
    errors: 1,
  },
  milder: { world: worlds.otherwise, mildness: () => judgeModel.severity, errors: 1.3 },
  stricter: { world: worlds.otherwise, mildness: () => -judgeModel.severity, errors: 1.3 },
};

type JudgedWeek = { readonly tasks: number; readonly answers: readonly JudgedAnswer[] };

/** One learner's months in writing or speaking. */
export function simulateWriter(
  { world, mildness, errors }: JudgedWorld,
  { category, chance }: { readonly category: OpenCategory; readonly chance: () => number },
): SimulatedLearner {
  const mild = mildness(chance);
  return simulateMonths<JudgedWeek>({
    ...{ world, chance, examError: errors * judgeModel.examError },
    // Two answers at first, later one in fifteen tasks; four at most in a week.
    see({ ability, week, tasks }) {
      const count = week === 0 ? 2 : Math.min(Math.floor(tasks / 15 + chance()), 4);
      const answers = Array.from({ length: count }, () =>
        judgedAnswer({ category, ability, seen: ability + mild, errors, chance }),
      );
      return { tasks, answers };
    },
    trackOf: trackOverJudged,
  });
}

function judgedAnswer(of: {
  readonly category: OpenCategory;
  readonly ability: number;
  /** The ability as it looks to whoever judges. */
  readonly seen: number;
  readonly errors: number;
  readonly chance: () => number;
}): JudgedAnswer {
  const { category, ability, seen, errors, chance } = of;
  const error = errors * Math.hypot(judgeModel.ownSpread, judgeModel.error[category]);
  const judged = levels.indexOf(levelAt(seen + error * normal(chance)));
  // People practise at about their level, or at the next one.
  const near = levels.indexOf(levelAt(ability + 0.6 * normal(chance))) + (chance() < 0.5 ? 1 : 0);
  const task = Math.min(Math.max(near, 1), 5);
  const top = category === 'speak' ? Math.min(task + 1, 5) : 5;
  const at = Math.min(judged, top);
  const isSure = chance() < 0.5;
  const isBelow = chance() < 0.5;
  return {
    ...{ category, level: levelOf(at), isTop: category === 'speak' && at > task },
    low: levelOf(isSure || !isBelow ? at : at - 1),
    high: levelOf(isSure || isBelow ? at : at + 1),
  };
}

function levelOf(at: number): Level {
  return levels[Math.min(Math.max(at, 0), 5)] as Level;
}

function trackOverJudged(weeks: readonly JudgedWeek[]): AbilityTrack {
  return weeks.reduce(
    (track, { tasks, answers }) =>
      trackWithJudged(trackAfter(track, { weeks: 1, effort: effortOf(tasks) }), answers),
    untracked,
  );
}
