/**
 * Proportional odds (McCullagh 1980): one score, cut at thresholds. Measures are standardised before they are weighed.
 */
export interface OrdinalModel {
  readonly inputs: readonly {
    readonly name: string;
    readonly mean: number;
    readonly spread: number;
    readonly weight: number;
  }[];
  /** Ascending, one less than there are classes. */
  readonly thresholds: readonly number[];
}

export function scoreOf({ inputs }: OrdinalModel, measures: Readonly<Record<string, number>>): number {
  return inputs.reduce((score, { name, mean, spread, weight }) => {
    const value = measures[name];
    if (value === undefined) throw new Error(`the measure ${name} is missing`);
    return score + (weight * (value - mean)) / spread;
  }, 0);
}

/** How likely each class is at a score. */
export function classProbabilities(
  { thresholds }: Pick<OrdinalModel, 'thresholds'>,
  score: number,
): readonly number[] {
  const below = [...thresholds.map((threshold) => 1 / (1 + Math.exp(score - threshold))), 1];
  return below.map((share, index) => share - (below[index - 1] ?? 0));
}

/** The class that the middle of the distribution falls into. */
export function medianClass(probabilities: readonly number[]): number {
  let below = 0;
  for (const [index, share] of probabilities.entries()) {
    below += share;
    if (below >= 0.5) return index;
  }
  return probabilities.length - 1;
}
