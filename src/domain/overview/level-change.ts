import type { LevelEstimate } from '#domain/assessment/types.ts';

type Place = Pick<LevelEstimate, 'verdict' | 'v' | 'low' | 'high'>;

/** A normal distribution's 90 % lie within so many standard deviations. */
const deviationsOf90 = 1.645;

/**
 * Rule 9.74: how one level test compares with the one before it: `up` or `down` where the places differ by more than the
 * standard error of their difference, else `same`; null where one of them has no level.
 */
export function levelChange(newest: Place, before: Place): 'up' | 'down' | 'same' | null {
  if (newest.verdict.kind === 'unknown' || before.verdict.kind === 'unknown') return null;
  const difference = newest.v - before.v;
  if (Math.abs(difference) <= Math.hypot(deviationOf(newest), deviationOf(before))) return 'same';
  return difference > 0 ? 'up' : 'down';
}

/** Standard deviation on the level scale, from the 90 % band. */
function deviationOf({ low, high }: Place): number {
  return (high - low) / (2 * deviationsOf90);
}
