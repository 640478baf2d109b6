import { abilityGrid, cellCount, momentsOf, normalised, normalMasses } from '#domain/assessment/grid.ts';
import { productScale } from '#domain/assessment/level-scale.ts';
import { addLogLikelihood } from '#domain/assessment/response-curve.ts';
import type { ItemParameters } from '#domain/assessment/types.ts';
import { effortOf, growthModel } from './growth-model.ts';

/** What is known of an ability in one part and of its growth, as a normal distribution of both. In logits. */
export type AbilityTrack = {
  readonly ability: number;
  /** Per unit of effort. */
  readonly growth: number;
  readonly abilityVariance: number;
  readonly growthVariance: number;
  readonly covariance: number;
  /** Answers that it rests on; in writing and speaking judged texts and recordings. */
  readonly evidence: number;
};

export type TrackedAnswer = { readonly item: ItemParameters; readonly score: number };

/** Of somebody of whom nothing is known. */
export const untracked: AbilityTrack = {
  ability: 0,
  growth: growthModel.growthMean,
  abilityVariance: productScale.abilitySd ** 2,
  growthVariance: growthModel.growthSd ** 2,
  covariance: 0,
  evidence: 0,
};

/**
 * The track some time later.
 * @param weeks may be a part of one.
 * @param effort units in all of them together, not in each.
 */
export function trackAfter(
  track: AbilityTrack,
  { weeks, effort }: { readonly weeks: number; readonly effort: number },
): AbilityTrack {
  const { ability, growth, abilityVariance, growthVariance, covariance } = track;
  return {
    ...track,
    ability: ability + growth * effort,
    abilityVariance:
      abilityVariance +
      2 * effort * covariance +
      effort * effort * growthVariance +
      weeks * growthModel.drift ** 2,
    covariance: covariance + effort * growthVariance,
  };
}

/** The track after answers of one sitting. */
export function trackWith(track: AbilityTrack, answers: readonly TrackedAnswer[]): AbilityTrack {
  if (answers.length === 0) return track;
  const logs = new Float64Array(cellCount);
  for (const { item, score } of answers) addLogLikelihood(logs, { item, score });
  return trackByLikelihood(track, { logs, evidence: answers.length });
}

/**
 * The track after something was seen. The ability's own distribution is taken through its likelihood on the grid and kept as a
 * normal one (assumed density filtering: Maybeck 1982, 12.7); what that says of the growth follows by their covariance, as in a
 * Kalman filter.
 * @param seen.logs the logarithm of the likelihood at each cell of the ability grid.
 * @param seen.evidence how many answers that was.
 */
export function trackByLikelihood(
  track: AbilityTrack,
  { logs, evidence }: { readonly logs: Float64Array; readonly evidence: number },
): AbilityTrack {
  const before = normalMasses(track.ability, Math.sqrt(track.abilityVariance));
  let highest = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < cellCount; cell += 1)
    if ((before[cell] as number) > 0) highest = Math.max(highest, logs[cell] as number);
  const masses = Float64Array.from(
    abilityGrid,
    (_, cell) => (before[cell] as number) * Math.exp(Math.min((logs[cell] as number) - highest, 0)),
  );
  const { mean, variance } = momentsOf(normalised(masses));
  const gain = track.covariance / track.abilityVariance;
  const kept = variance / track.abilityVariance;
  return {
    ability: mean,
    growth: track.growth + gain * (mean - track.ability),
    abilityVariance: variance,
    growthVariance: track.growthVariance - gain * track.covariance * (1 - kept),
    covariance: track.covariance * kept,
    evidence: track.evidence + evidence,
  };
}

/** What happened in one week: tasks of all parts that were practised, then the answers in this part. */
export type TrackedWeek = { readonly tasks: number; readonly answers: readonly TrackedAnswer[] };

/** The track of somebody from week to week, the first first. */
export function trackOver(weeks: readonly TrackedWeek[], from: AbilityTrack = untracked): AbilityTrack {
  return weeks.reduce(
    (track, { tasks, answers }) =>
      trackWith(trackAfter(track, { weeks: 1, effort: effortOf(tasks) }), answers),
    from,
  );
}
