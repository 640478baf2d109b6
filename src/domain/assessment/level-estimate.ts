import type { Level } from '#domain/levels/levels.ts';
import { posteriorOf } from './ability.ts';
import { isEvidence, leastTasks } from './evidence.ts';
import { cellsBelow, momentsOf, quantileOf } from './grid.ts';
import { levels, levelValue, productScale } from './level-scale.ts';
import type { AbilityEstimate, Answer, LevelEstimate, Scale, Verdict } from './types.ts';

/** From this probability on one level is named; below it the result says "between". */
export const certaintyForOneLevel = 0.6;
/** The levels named by "between" hold at least this much probability. */
const certaintyForRange = 0.8;

/** What the answers say about the learner's level: overall and in each category with evidence. */
export function estimateAbilities(answers: readonly Answer[], scale: Scale = productScale): AbilityEstimate {
  const posterior = posteriorOf(answers, scale);
  const counted = answers.filter(isEvidence);
  const categories = [...posterior.categories].map(([category, masses]) => {
    const { mean, variance } = momentsOf(masses);
    const evidence = counted.filter((answer) => answer.category === category).length;
    return [category, levelEstimate({ masses, mean, variance, evidence, scale })] as const;
  });
  return {
    overall: levelEstimate({
      masses: posterior.overall,
      mean: posterior.overallMean,
      variance: posterior.overallVariance,
      evidence: counted.length,
      scale,
    }),
    categories: Object.fromEntries(categories),
  };
}

/** Probability of each of the six levels, lowest first. */
export function levelProbabilities(masses: Float64Array, scale: Scale): readonly number[] {
  const edges = [0, ...scale.cuts.map(cellsBelow), masses.length];
  return levels.map((_, index) => {
    let sum = 0;
    for (let cell = edges[index] as number; cell < (edges[index + 1] as number); cell += 1) {
      sum += masses[cell] as number;
    }
    return sum;
  });
}

function levelEstimate(input: {
  readonly masses: Float64Array;
  readonly mean: number;
  readonly variance: number;
  readonly evidence: number;
  readonly scale: Scale;
}): LevelEstimate {
  const { masses, mean, variance, evidence, scale } = input;
  const probabilities = levelProbabilities(masses, scale);
  const certainty = Math.max(...probabilities);
  return {
    verdict: verdictOf(probabilities, evidence),
    level: levels[probabilities.indexOf(certainty)] as Level,
    certainty,
    probabilities: Object.fromEntries(levels.map((level, index) => [level, probabilities[index]])) as Record<
      Level,
      number
    >,
    theta: mean,
    se: Math.sqrt(variance),
    v: levelValue(mean, scale),
    low: levelValue(quantileOf(masses, 0.05), scale),
    high: levelValue(quantileOf(masses, 0.95), scale),
    evidence,
  };
}

/**
 * Rule 4.33: one level when its probability is at least .6. Else the shortest run of neighbouring levels that holds the
 * most likely one and at least .8 together, grown by the likelier neighbour.
 */
export function verdictOf(probabilities: readonly number[], evidence: number): Verdict {
  if (evidence < leastTasks) return { kind: 'unknown' };
  const certainty = Math.max(...probabilities);
  let lower = probabilities.indexOf(certainty);
  if (certainty >= certaintyForOneLevel) return { kind: 'level', level: levels[lower] as Level };
  let upper = lower;
  let held = certainty;
  while (held < certaintyForRange || upper === lower) {
    const below = probabilities[lower - 1] ?? -1;
    const above = probabilities[upper + 1] ?? -1;
    held += Math.max(below, above);
    if (below > above) lower -= 1;
    else upper += 1;
  }
  return { kind: 'between', lower: levels[lower] as Level, upper: levels[upper] as Level };
}
