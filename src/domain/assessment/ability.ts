import type { Category } from '#domain/levels/categories.ts';
import { isEvidence } from './evidence.ts';
import { abilityGrid, addNormal, cellCount, cellWidth, momentsOf, normalised, normalMasses } from './grid.ts';
import { productScale } from './level-scale.ts';
import { addLogLikelihood } from './response-curve.ts';
import type { Answer, Scale } from './types.ts';

/** What is known about a learner's abilities: masses on `abilityGrid`, each summing to 1. */
export type Posterior = {
  /** The mean of the abilities of the categories with evidence; before any evidence, of one category. */
  readonly overall: Float64Array;
  readonly overallMean: number;
  readonly overallVariance: number;
  /** Categories with evidence, in order of first answer. */
  readonly categories: ReadonlyMap<Category, Float64Array>;
  /** A category without evidence: what the others tell about it. */
  readonly other: Float64Array;
};

/**
 * Posterior of the abilities given the answers, exact on the grid.
 *
 * Ability in category k is θ_k = g + d_k with g ~ N(0, ρσ²) common to all and d_k ~ N(0, (1 − ρ)σ²) its own
 * (σ: `abilitySd`, ρ: `categoryCorrelation`, between 0 and 1). Given g the categories are independent:
 * M_k(g) = ∫ L_k(θ) N(θ; g, (1 − ρ)σ²) dθ, p(g) ∝ N(g) Π M_k(g), and
 * p(θ_k) ∝ L_k(θ_k) ∫ N(g) Π_{j≠k} M_j(g) N(θ_k; g, (1 − ρ)σ²) dg.
 * With one category this is Bock & Mislevy's (1982) estimate with the prior N(0, σ²); the structure is Gibbons &
 * Hedeker's (1992) bifactor model with equal loadings. The order of the answers does not matter; answers that are no
 * evidence (`isEvidence`) are left out.
 */
export function posteriorOf(answers: readonly Answer[], scale: Scale = productScale): Posterior {
  const likelihoods = likelihoodByCategory(answers);
  if (likelihoods.size === 0) return withoutEvidence(scale);
  const { common, kernel, messages, categories } = severalCategories(likelihoods, scale);
  let made: Overall | undefined;
  const overall = () => {
    made ??= oneCategory(categories) ?? meanOfCategories({ common, kernel, messages });
    return made;
  };
  // The next task asks for the categories alone until the sitting may end.
  return {
    categories,
    other: normalised(blurred(common, kernel)),
    get overall() {
      return overall().overall;
    },
    get overallMean() {
      return overall().overallMean;
    },
    get overallVariance() {
      return overall().overallVariance;
    },
  };
}

type Overall = Pick<Posterior, 'overall' | 'overallMean' | 'overallVariance'>;

/** Of one category it is that category's own. */
function oneCategory(categories: Posterior['categories']): Overall | undefined {
  const [only, ...others] = categories.values();
  if (only === undefined || others.length > 0) return undefined;
  const { mean, variance } = momentsOf(only);
  return { overall: only, overallMean: mean, overallVariance: variance };
}

function likelihoodByCategory(answers: readonly Answer[]): ReadonlyMap<Category, Float64Array> {
  const logs = new Map<Category, Float64Array>();
  for (const answer of answers) {
    if (!isEvidence(answer)) continue;
    const sum = logs.get(answer.category) ?? new Float64Array(cellCount);
    addLogLikelihood(sum, { item: answer.item, score: answer.score });
    logs.set(answer.category, sum);
  }
  for (const sum of logs.values()) {
    const highest = Math.max(...sum);
    for (let cell = 0; cell < cellCount; cell += 1) sum[cell] = Math.exp((sum[cell] as number) - highest);
  }
  return logs;
}

function withoutEvidence(scale: Scale): Posterior {
  const prior = normalMasses(0, scale.abilitySd);
  const { mean, variance } = momentsOf(prior);
  return {
    overall: prior,
    overallMean: mean,
    overallVariance: variance,
    categories: new Map(),
    other: prior,
  };
}

type Message = { readonly likelihood: Float64Array; readonly message: Float64Array };

function severalCategories(likelihoods: ReadonlyMap<Category, Float64Array>, scale: Scale) {
  const { commonPrior, kernel } = priorOf(scale);
  const messages = [...likelihoods].map(([category, likelihood]) => ({
    category,
    likelihood,
    message: blurred(likelihood, kernel),
  }));
  const common = product(
    commonPrior,
    messages.map(({ message }) => message),
  );
  const categories = new Map(
    messages.map(({ category, likelihood, message }) => {
      const others = messages.filter((other) => other.message !== message);
      const withoutIt = product(
        commonPrior,
        others.map((other) => other.message),
      );
      return [category, normalised(times(likelihood, blurred(withoutIt, kernel)))] as const;
    }),
  );
  return { common, kernel, messages, categories };
}

type Prior = { readonly commonPrior: Float64Array; readonly kernel: Float64Array };

const priors = new WeakMap<Scale, Prior>();

/** What holds for everybody on a scale, made once: N(0, ρσ²), and the density of N(0, (1 − ρ)σ²). */
function priorOf(scale: Scale): Prior {
  const variance = scale.abilitySd * scale.abilitySd;
  const prior = priors.get(scale) ?? {
    commonPrior: normalMasses(0, Math.sqrt(scale.categoryCorrelation * variance)),
    kernel: normalKernel(Math.sqrt((1 - scale.categoryCorrelation) * variance)),
  };
  priors.set(scale, prior);
  return prior;
}

/** Density of N(0, sd) at whole-cell distances 0, 1, 2 …, times the cell width, out to 7 sd. */
function normalKernel(sd: number): Float64Array {
  const reach = Math.ceil((7 * sd) / cellWidth);
  return Float64Array.from({ length: reach + 1 }, (_, distance) => {
    const z = (distance * cellWidth) / sd;
    return (cellWidth * Math.exp(-0.5 * z * z)) / (sd * Math.sqrt(2 * Math.PI));
  });
}

/** Convolution with a symmetric kernel: what lies equally far on both sides is added before it is weighed. */
function blurred(values: Float64Array, kernel: Float64Array): Float64Array {
  const reach = kernel.length - 1;
  const padded = new Float64Array(cellCount + 2 * reach);
  padded.set(values, reach);
  const result = new Float64Array(cellCount);
  for (let to = 0; to < cellCount; to += 1) {
    const here = to + reach;
    let sum = (padded[here] as number) * (kernel[0] as number);
    for (let distance = 1; distance <= reach; distance += 1) {
      const both = (padded[here - distance] as number) + (padded[here + distance] as number);
      sum += both * (kernel[distance] as number);
    }
    result[to] = sum;
  }
  return result;
}

function times(left: Float64Array, right: Float64Array): Float64Array {
  return left.map((value, cell) => value * (right[cell] as number));
}

function product(first: Float64Array, others: readonly Float64Array[]): Float64Array {
  return normalised(others.reduce(times, first.slice()));
}

/**
 * Distribution of (θ_1 + … + θ_K)/K. Given g its mean and variance are exact sums over the categories and its
 * shape is taken as normal; the mixture over g keeps the rest of the shape.
 */
function meanOfCategories(input: {
  readonly common: Float64Array;
  readonly kernel: Float64Array;
  readonly messages: readonly Message[];
}): Overall {
  const { common, kernel, messages } = input;
  const count = messages.length;
  const means = new Float64Array(cellCount);
  const variances = new Float64Array(cellCount);
  for (const { likelihood, message } of messages) {
    const first = times(likelihood, abilityGrid);
    const firstMoment = blurred(first, kernel);
    const secondMoment = blurred(times(first, abilityGrid), kernel);
    for (let cell = 0; cell < cellCount; cell += 1) {
      const mean = (firstMoment[cell] as number) / (message[cell] as number);
      const square = (secondMoment[cell] as number) / (message[cell] as number);
      means[cell] = (means[cell] as number) + mean / count;
      variances[cell] = (variances[cell] as number) + (square - mean * mean) / (count * count);
    }
  }
  const overall = new Float64Array(cellCount);
  let overallMean = 0;
  let overallSquare = 0;
  for (let cell = 0; cell < cellCount; cell += 1) {
    const mass = common[cell] as number;
    if (mass < 1e-10) continue;
    const mean = means[cell] as number;
    const variance = variances[cell] as number;
    overallMean += mass * mean;
    overallSquare += mass * (variance + mean * mean);
    addNormal({ masses: overall, mean, sd: Math.sqrt(variance), mass });
  }
  return {
    overall: normalised(overall),
    overallMean,
    overallVariance: overallSquare - overallMean * overallMean,
  };
}
