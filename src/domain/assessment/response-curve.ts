import { abilityGrid, cellCount } from './grid.ts';
import { logLikelihood, probabilityRight } from './item-response.ts';
import type { ItemParameters } from './types.ts';

/** A task's model on `abilityGrid`: one value a cell. */
export type ResponseCurve = {
  /** Probability of a right answer. */
  readonly right: Float64Array;
  /** Weighted log-likelihood of a right and of a wrong answer; a score s in between has s and 1 − s of them. */
  readonly logRight: Float64Array;
  readonly logWrong: Float64Array;
};

const curves = new WeakMap<ItemParameters, ResponseCurve>();
/** By the parameters themselves: most tasks share theirs with others, and a sitting's are read anew for each answer. */
const curvesByValue = new Map<string, ResponseCurve>();
/** Of 5 kB each. */
const mostCurves = 2000;

/** The curve of a task, computed once for the same parameters: picking the next task asks for hundreds of them. */
export function responseCurve(item: ItemParameters): ResponseCurve {
  const known = curves.get(item);
  if (known) return known;
  const value = `${item.a} ${item.b} ${item.c} ${item.weight}`;
  const curve = curvesByValue.get(value) ?? newCurve(item);
  if (curvesByValue.size >= mostCurves) curvesByValue.clear();
  curvesByValue.set(value, curve);
  curves.set(item, curve);
  return curve;
}

function newCurve(item: ItemParameters): ResponseCurve {
  return {
    right: abilityGrid.map((theta) => probabilityRight(item, theta)),
    logRight: abilityGrid.map((theta) => logLikelihood(item, { score: 1, theta })),
    logWrong: abilityGrid.map((theta) => logLikelihood(item, { score: 0, theta })),
  };
}

/** Adds the log-likelihood of `score` (0 to 1) to `sums`, cell by cell. */
export function addLogLikelihood(
  sums: Float64Array,
  { item, score }: { readonly item: ItemParameters; readonly score: number },
): void {
  const { logRight, logWrong } = responseCurve(item);
  for (let cell = 0; cell < cellCount; cell += 1) {
    sums[cell] =
      (sums[cell] as number) + score * (logRight[cell] as number) + (1 - score) * (logWrong[cell] as number);
  }
}
