import { productScale } from '#domain/assessment/level-scale.ts';
import { normalBelow } from '#domain/assessment/normal.ts';
import type { Scale } from '#domain/assessment/types.ts';
import { type Category, isOpenCategory } from '#domain/levels/categories.ts';
import { station, type TaskLevel } from '#domain/levels/levels.ts';
import { type AbilityTrack, trackAfter } from './ability-track.ts';
import { growthModel } from './growth-model.ts';
import { judgeModel } from './judge-model.ts';
import { withSeverity } from './judged-answers.ts';
import { missingAnswers } from './missing-answers.ts';

export type Readiness = {
  /** Probability that this part of the exam gives the level or more, 0 to 1. */
  readonly chance: number;
  /** The same if the ability today were at the ends of its 80 % band: how far the tests so far leave it open. */
  readonly low: number;
  readonly high: number;
};

/** Within so many standard deviations a normal distribution has 80 %. */
export const deviationsOf80 = 1.282;

/**
 * Rule 9.310, Rule 9.500: the chance of a level in one part on the exam's day; null while too little is known.
 * @param weeks to the exam, at least 0.
 * @param effort practised in all these weeks together, in units of `growthModel`.
 */
export function chanceOfLevel(input: {
  readonly category: Category;
  readonly track: AbilityTrack;
  readonly target: TaskLevel;
  readonly weeks: number;
  readonly effort: number;
  readonly scale?: Scale;
}): Readiness | null {
  const { category, target, weeks, effort, scale = productScale } = input;
  if (missingAnswers(category, input.track) > 0) return null;
  const isOpen = isOpenCategory(category);
  const track = isOpen ? withSeverity(input.track) : input.track;
  const examError = isOpen ? judgeModel.examError : growthModel.examError;
  const cut = scale.cuts[station(target) - 1] as number;
  const above = (now: AbilityTrack) => {
    const day = ahead(now, { weeks, effort });
    return normalBelow((day.ability - cut) / Math.hypot(Math.sqrt(day.abilityVariance), examError));
  };
  const chance = above(track);
  const reach = deviationsOf80 * Math.sqrt(track.abilityVariance);
  // Far from the cut the band of one known ability may lie within the tail of all of them.
  const low = Math.min(above(known(track, track.ability - reach)), chance);
  return { chance, low, high: Math.max(above(known(track, track.ability + reach)), chance) };
}

/** The track on the exam's day, where nobody knows whether somebody goes on as before. */
function ahead(track: AbilityTrack, time: { readonly weeks: number; readonly effort: number }): AbilityTrack {
  const later = trackAfter(track, time);
  const unsure = growthModel.effortSpread * time.effort;
  return {
    ...later,
    abilityVariance: later.abilityVariance + unsure ** 2 * (track.growth ** 2 + track.growthVariance),
  };
}

/** The track if today's ability were known. */
function known(track: AbilityTrack, ability: number): AbilityTrack {
  const gain = track.covariance / track.abilityVariance;
  return {
    ...track,
    ability,
    growth: track.growth + gain * (ability - track.ability),
    abilityVariance: 0,
    covariance: 0,
    growthVariance: Math.max(track.growthVariance - gain * track.covariance, 0),
  };
}

/** How a chance is said: never as certain, else in tenths. Rule 9.311. */
export type ChanceWords =
  | { readonly kind: 'hardly' }
  | { readonly kind: 'almost' }
  | { readonly kind: 'tenths'; readonly tenths: number };

/** @param chance 0 to 1. */
export function chanceInWords(chance: number): ChanceWords {
  const tenths = Math.round(10 * chance);
  if (tenths <= 0) return { kind: 'hardly' };
  if (tenths >= 10) return { kind: 'almost' };
  return { kind: 'tenths', tenths };
}
