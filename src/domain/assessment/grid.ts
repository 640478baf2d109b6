/**
 * The grid that posteriors live on: cells of 0.1 logit from −10 to 10, each standing for its middle.
 * Cuts at multiples of 0.1 fall between cells, so a level is a run of whole cells. For densities as smooth as
 * ours the midpoint rule is exact far beyond 1e-3 (Trefethen & Weideman 2014).
 */
export const cellWidth = 0.1;
export const cellCount = 200;
const gridStart = -10;

/** Middle of each cell, in logits. */
export const abilityGrid: Float64Array = Float64Array.from(
  { length: cellCount },
  (_, index) => gridStart + (index + 0.5) * cellWidth,
);

/** How many cells lie below `theta`. */
export function cellsBelow(theta: number): number {
  return Math.min(Math.max(Math.round((theta - gridStart) / cellWidth), 0), cellCount);
}

/** Masses of a normal distribution on the grid, summing to 1. */
export function normalMasses(mean: number, sd: number): Float64Array {
  const masses = new Float64Array(cellCount);
  addNormal({ masses, mean, sd, mass: 1 });
  return normalised(masses);
}

/**
 * Adds `mass` times a normal density to the cells (as masses). From the cell of the mean outwards each cell is the one before
 * times a factor that itself shrinks by e^(−w²/sd²), w the cell's width: e^(−z²/2) at equal steps without an exponential for
 * each, exact to 1e-12.
 */
export function addNormal(input: {
  readonly masses: Float64Array;
  readonly mean: number;
  readonly sd: number;
  readonly mass: number;
}): void {
  const { masses, mean, sd, mass } = input;
  const height = (mass * cellWidth) / (sd * Math.sqrt(2 * Math.PI));
  const from = cellsBelow(mean - 7 * sd);
  const to = cellsBelow(mean + 7 * sd);
  if (from >= to) return;
  const middle = Math.min(Math.max(cellsBelow(mean), from), to - 1);
  const step = cellWidth / sd;
  const z = ((abilityGrid[middle] as number) - mean) / sd;
  const peak = height * Math.exp(-0.5 * z * z);
  const shrinking = Math.exp(-step * step);
  let value = peak;
  for (let cell = middle, factor = Math.exp(-step * (z + step / 2)); cell < to; cell += 1) {
    masses[cell] = (masses[cell] as number) + value;
    value *= factor;
    factor *= shrinking;
  }
  value = peak;
  for (let cell = middle - 1, factor = Math.exp(step * (z - step / 2)); cell >= from; cell -= 1) {
    value *= factor;
    factor *= shrinking;
    masses[cell] = (masses[cell] as number) + value;
  }
}

/** Scales masses in place so that they sum to 1. */
export function normalised(masses: Float64Array): Float64Array {
  let sum = 0;
  for (const mass of masses) sum += mass;
  for (let cell = 0; cell < cellCount; cell += 1) masses[cell] = (masses[cell] as number) / sum;
  return masses;
}

/** Mean and variance of masses on the grid. */
export function momentsOf(masses: Float64Array): { readonly mean: number; readonly variance: number } {
  let mean = 0;
  for (let cell = 0; cell < cellCount; cell += 1)
    mean += (masses[cell] as number) * (abilityGrid[cell] as number);
  let variance = 0;
  for (let cell = 0; cell < cellCount; cell += 1) {
    const off = (abilityGrid[cell] as number) - mean;
    variance += (masses[cell] as number) * off * off;
  }
  return { mean, variance };
}

/** The ability below which the share `share` of the masses lies, linear inside a cell. */
export function quantileOf(masses: Float64Array, share: number): number {
  let below = 0;
  for (let cell = 0; cell < cellCount; cell += 1) {
    const mass = masses[cell] as number;
    if (below + mass >= share && mass > 0) return gridStart + (cell + (share - below) / mass) * cellWidth;
    below += mass;
  }
  return -gridStart;
}
