import { leastTasks } from '#domain/assessment/evidence.ts';
import { productScale } from '#domain/assessment/level-scale.ts';
import { normalBelow } from '#domain/assessment/normal.ts';
import type { Scale } from '#domain/assessment/types.ts';
import { station, type TaskLevel } from '#domain/levels/levels.ts';
import { type AbilityTrack, trackAfter } from './ability-track.ts';
import { growthModel } from './growth-model.ts';

export type Readiness = {
  /** Probability that this part of the exam gives the level or more, 0 to 1. */
  readonly chance: number;
  /** The same if the ability today were at the ends of its 80 % band: how far the tests so far leave it open. */
  readonly low: number;
  readonly high: number;
};

/** Within so many standard deviations a normal distribution has 80 %. */
const deviationsOf80 = 1.282;

/** Fewer answers than this in a part, and nothing is said of its chance. Rule 9.310. */
export const leastAnswers = 2 * leastTasks;

/**
 * Rule 9.310: the chance of a level in one part on the exam's day; null while too little is known.
 * @param weeks to the exam, at least 0.
 * @param effort practised in all these weeks together, in units of `growthModel`.
 */
export function chanceOfLevel(input: {
  readonly track: AbilityTrack;
  readonly target: TaskLevel;
  readonly weeks: number;
  readonly effort: number;
  readonly scale?: Scale;
}): Readiness | null {
  const { track, target, weeks, effort, scale = productScale } = input;
  if (track.evidence < leastAnswers) return null;
  const cut = scale.cuts[station(target) - 1] as number;
  const chance = chanceAbove(ahead(track, { weeks, effort }), cut);
  const reach = deviationsOf80 * Math.sqrt(track.abilityVariance);
  const at = (ability: number) => chanceAbove(ahead(known(track, ability), { weeks, effort }), cut);
  // Far from the cut the band of one known ability may lie within the tail of all of them.
  const low = Math.min(at(track.ability - reach), chance);
  return { chance, low, high: Math.max(at(track.ability + reach), chance) };
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

function chanceAbove(track: AbilityTrack, cut: number): number {
  const sd = Math.sqrt(track.abilityVariance + growthModel.examError ** 2);
  return normalBelow((track.ability - cut) / sd);
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
