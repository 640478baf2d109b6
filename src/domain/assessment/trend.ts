import type { TaskLevel } from '#domain/levels/levels.ts';
import { leastTasks } from './evidence.ts';
import type { LevelScore, Trend } from './types.ts';

/** Scores this close are the same. */
const tolerance = 0.1;

/**
 * Rule 3.13, Rule 4.16: how the score goes with the level, over the levels with at least four tasks, lowest first:
 * - `not_enough_data`: fewer than two such levels;
 * - `expected`: no step up by more than .1 from a level to the next (a level score stays or falls);
 * - `unexpected`: some step up by more than .1 and no step down by more than .1;
 * - `mixed`: steps up and down.
 */
export function trendOf(scores: readonly LevelScore[]): Trend {
  const counted = scores.filter((score) => score.tasks >= leastTasks);
  const steps = counted.slice(1).map((score, index) => {
    const before = counted[index] as LevelScore;
    return { from: before.level, to: score.level, change: (score.share ?? 0) - (before.share ?? 0) };
  });
  if (steps.length === 0) return { pattern: 'not_enough_data', drop: null };
  const rises = steps.some((step) => step.change > tolerance);
  const falls = steps.some((step) => step.change < -tolerance);
  return {
    pattern: rises ? (falls ? 'mixed' : 'unexpected') : 'expected',
    drop: falls ? steepestFall(steps) : null,
  };
}

function steepestFall(
  steps: readonly { readonly from: TaskLevel; readonly to: TaskLevel; readonly change: number }[],
): Trend['drop'] {
  const steepest = steps.reduce((most, step) => (step.change < most.change ? step : most));
  return { from: steepest.from, to: steepest.to };
}
