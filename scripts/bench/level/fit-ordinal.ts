import { classProbabilities, type OrdinalModel } from '#domain/text-level/ordinal-model.ts';

export interface Example {
  readonly measures: Readonly<Record<string, number>>;
  /** Index of its class. */
  readonly class: number;
}

/**
 * Fits a proportional-odds model with a ridge on the weights of standardised measures, by gradient descent with a momentum
 * (no package for so little). @param ridge times the sum of squared weights is added to the loss
 */
export function fitOrdinal(
  examples: readonly Example[],
  {
    names,
    classes,
    ridge,
  }: { readonly names: readonly string[]; readonly classes: number; readonly ridge: number },
): OrdinalModel {
  const scales = names.map((name) => scaleOf(examples.map(({ measures }) => measures[name] ?? 0)));
  const rows = examples.map(({ measures }) =>
    names.map((name, index) => {
      const { mean = 0, spread = 1 } = scales[index] ?? {};
      return ((measures[name] ?? 0) - mean) / spread;
    }),
  );
  // Thresholds as a first one and the logarithms of the steps after it: so they stay in order.
  let state = [...names.map(() => 0), -2, ...Array.from({ length: classes - 2 }, () => 0.3)];
  let speed = state.map(() => 0);
  const labels = examples.map((one) => one.class);
  for (let turn = 0; turn < turns; turn += 1) {
    const slope = gradient({ state, rows, labels, width: names.length, ridge });
    speed = speed.map((one, index) => 0.9 * one - (step * (slope[index] ?? 0)) / examples.length);
    state = state.map((one, index) => one + (speed[index] ?? 0));
  }
  return {
    inputs: names.map((name, index) => ({
      name,
      mean: round(scales[index]?.mean ?? 0),
      spread: round(scales[index]?.spread ?? 1),
      weight: round(state[index] ?? 0),
    })),
    thresholds: thresholdsOf(state.slice(names.length)).map(round),
  };
}

const turns = 6000;
const step = 0.1;

function scaleOf(values: readonly number[]): { readonly mean: number; readonly spread: number } {
  const mean = values.reduce((total, one) => total + one, 0) / values.length;
  const variance = values.reduce((total, one) => total + (one - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(variance) || 1 };
}

function thresholdsOf(state: readonly number[]): readonly number[] {
  const thresholds: number[] = [];
  for (const [index, one] of state.entries()) {
    thresholds.push(index === 0 ? one : (thresholds[index - 1] ?? 0) + Math.exp(one));
  }
  return thresholds;
}

/** Of minus the log likelihood and the ridge, by weights, first threshold and steps. */
function gradient(input: {
  readonly state: readonly number[];
  readonly rows: readonly (readonly number[])[];
  readonly labels: readonly number[];
  readonly width: number;
  readonly ridge: number;
}): readonly number[] {
  const { state, rows, labels, width, ridge } = input;
  const weights = state.slice(0, width);
  const steps = state.slice(width);
  const thresholds = thresholdsOf(steps);
  const byWeight = weights.map((weight) => 2 * ridge * weight);
  const byThreshold = thresholds.map(() => 0);
  for (const [index, row] of rows.entries()) {
    const label = labels[index] ?? 0;
    const score = row.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
    const share = Math.max(1e-9, classProbabilities({ thresholds }, score)[label] ?? 0);
    const density = (at: number) => {
      const threshold = thresholds[at];
      if (threshold === undefined) return 0;
      const below = 1 / (1 + Math.exp(score - threshold));
      return below * (1 - below);
    };
    const [upper, lower] = [density(label) / share, density(label - 1) / share];
    for (const [at, value] of row.entries()) byWeight[at] = (byWeight[at] ?? 0) + (upper - lower) * value;
    if (label < thresholds.length) byThreshold[label] = (byThreshold[label] ?? 0) - upper;
    if (label > 0) byThreshold[label - 1] = (byThreshold[label - 1] ?? 0) + lower;
  }
  const bySteps = steps.map((one, index) => {
    const after = byThreshold.slice(index).reduce((total, each) => total + each, 0);
    return index === 0 ? after : after * Math.exp(one);
  });
  return [...byWeight, ...bySteps];
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
