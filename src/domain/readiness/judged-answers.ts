import { abilityGrid, cellCount } from '#domain/assessment/grid.ts';
import { productScale } from '#domain/assessment/level-scale.ts';
import { normalBelow } from '#domain/assessment/normal.ts';
import type { OpenCategory } from '#domain/levels/categories.ts';
import { type Level, levels, station, type TaskLevel } from '#domain/levels/levels.ts';
import { type AbilityTrack, trackByLikelihood } from './ability-track.ts';
import { deviationsOf90, judgeModel } from './judge-model.ts';

/** A text or recording whose level somebody has estimated. */
export type JudgedAnswer = {
  readonly category: OpenCategory;
  readonly level: Level;
  /** The run of likely levels, as whoever judged it says. */
  readonly low: Level;
  readonly high: Level;
  /** The level is the highest that its task can show: it may be more. */
  readonly isTop: boolean;
};

/**
 * What is known of an answer's level; null where nothing is. A teacher's goes before what was estimated: they judge by ear and
 * are not bound by the task's level. Of speech our rules give one level above the task's at most (145).
 */
export function judgedAnswer(of: {
  readonly category: OpenCategory;
  readonly taskLevel: TaskLevel;
  readonly estimated: Pick<JudgedAnswer, 'level' | 'low' | 'high'> | null;
  readonly teacherLevel: Level | null;
}): JudgedAnswer | null {
  const { category, taskLevel, estimated, teacherLevel } = of;
  if (teacherLevel)
    return { category, level: teacherLevel, low: teacherLevel, high: teacherLevel, isTop: false };
  if (!estimated) return null;
  const { level, low, high } = estimated;
  return { category, level, low, high, isTop: category === 'speak' && station(level) > station(taskLevel) };
}

/** Less likely than this is not told apart: its logarithm stays finite. */
const leastLikely = 1e-12;

/**
 * Rule 9.500: the track after texts or recordings that were judged. Seen is only the level that holds what was estimated, so
 * the likelihood is the mass of the estimate's error between the level's cuts (an interval-censored normal, as in ordered
 * probit: McKelvey & Zavoina 1975).
 */
export function trackWithJudged(track: AbilityTrack, answers: readonly JudgedAnswer[]): AbilityTrack {
  if (answers.length === 0) return track;
  const logs = new Float64Array(cellCount);
  for (const answer of answers) {
    const { below, above } = boundsOf(answer);
    const error = errorOf(answer);
    for (let cell = 0; cell < cellCount; cell += 1) {
      const ability = abilityGrid[cell] as number;
      const mass = normalBelow((above - ability) / error) - normalBelow((below - ability) / error);
      logs[cell] = (logs[cell] as number) + Math.log(Math.max(mass, leastLikely));
    }
  }
  return trackByLikelihood(track, { logs, evidence: answers.length });
}

/** The cuts that the level lies between. */
function boundsOf({ level, isTop }: JudgedAnswer): { readonly below: number; readonly above: number } {
  const { cuts } = productScale;
  const at = station(level);
  return {
    below: cuts[at - 1] ?? Number.NEGATIVE_INFINITY,
    above: isTop || at === levels.length - 1 ? Number.POSITIVE_INFINITY : (cuts[at] as number),
  };
}

/** Standard error in logits; a run of levels that is wide counts as wide, a narrow one is not believed beyond the judge's. */
function errorOf({ category, low, high }: JudgedAnswer): number {
  const levelWidth = (productScale.cuts[1] as number) - (productScale.cuts[0] as number);
  const ownWidth = ((station(high) - station(low)) * levelWidth) / (2 * deviationsOf90);
  return Math.hypot(judgeModel.ownSpread, Math.max(judgeModel.error[category], ownWidth));
}

/** The track with what stays open however many texts there are: how strict our judging is. */
export function withSeverity(track: AbilityTrack): AbilityTrack {
  return { ...track, abilityVariance: track.abilityVariance + judgeModel.severity ** 2 };
}
