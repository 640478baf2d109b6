import type { Posterior } from './ability.ts';
import { authorDifficultySd, information } from './item-response.ts';
import { levelProbabilities } from './level-estimate.ts';
import { normalBelow } from './normal.ts';
import { lengthRules } from './test-length.ts';
import type { ItemParameters, Scale, TestLength } from './types.ts';

/** Numbers of further tasks that are looked ahead to. */
const looksAhead = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32];

/**
 * Whether one more task is worth the learner's time: whether some number n of further tasks is expected to raise
 * the probability of naming the right level by more than n times the length rule's `worthwhileGain`.
 *
 * A Bayes rule with a cost per task (Wald & Wolfowitz 1950; for mastery tests van der Linden & Vos 1996), with
 * the value of continuing bounded from below by the best fixed number of further tasks: after n tasks of
 * information I the posterior N(m, s²) becomes N(m′, s_n²) with s_n² = 1/(1/s² + nI), m′ ~ N(m, s² − s_n²).
 */
export function isWorthContinuing(input: {
  readonly posterior: Posterior;
  /** The task that could follow. */
  readonly best: ItemParameters;
  readonly done: number;
  readonly length: TestLength;
  readonly scale: Scale;
}): boolean {
  const { posterior, best, done, length, scale } = input;
  const { atMost, worthwhileGain } = lengthRules[length];
  const { overallMean: mean, overallVariance: variance } = posterior;
  const informationPerTask = information(best, mean);
  const doubt = Math.min(1, (best.difficultySd ?? 0) / authorDifficultySd);
  const gain = worthwhileGain.known + doubt * (worthwhileGain.authors - worthwhileGain.known);
  const now = Math.max(...levelProbabilities(posterior.overall, scale));
  const left = atMost - done;
  return looksAhead.some((further) => {
    const tasks = Math.min(further, left);
    const remaining = 1 / (1 / variance + tasks * informationPerTask);
    const then = expectedCertainty({ mean, spread: variance - remaining, variance: remaining, scale });
    return then - now > tasks * gain;
  });
}

/** Expected probability of the most likely level when the mean moves by N(0, spread) and `variance` remains. */
function expectedCertainty(input: {
  readonly mean: number;
  readonly spread: number;
  readonly variance: number;
  readonly scale: Scale;
}): number {
  const { mean, spread, variance, scale } = input;
  const sd = Math.sqrt(variance);
  let sum = 0;
  let weights = 0;
  for (let z = -3; z <= 3; z += 0.25) {
    const weight = Math.exp(-0.5 * z * z);
    const moved = mean + z * Math.sqrt(spread);
    let below = 0;
    let best = 0;
    for (const cut of scale.cuts) {
      const upTo = normalBelow((cut - moved) / sd);
      best = Math.max(best, upTo - below);
      below = upTo;
    }
    sum += weight * Math.max(best, 1 - below);
    weights += weight;
  }
  return sum / weights;
}
