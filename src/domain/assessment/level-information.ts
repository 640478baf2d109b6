import { cellCount, cellsBelow } from './grid.ts';
import { responseCurve } from './response-curve.ts';
import type { ItemParameters, Scale } from './types.ts';

/**
 * What an answer is expected to tell about the level, in nats: the mutual information of right-or-wrong and the six
 * level classes, I = H(P̄) − Σ_k π_k H(P_k), with π_k the level's probability, P_k the mean chance of a right answer
 * in it and P̄ = Σ π_k P_k. Times the task's weight.
 * Source: Weissman (2007), mutual information item selection in adaptive classification testing.
 */
export function levelInformation(
  item: ItemParameters,
  { masses, scale }: { readonly masses: Float64Array; readonly scale: Scale },
): number {
  const edges = [0, ...scale.cuts.map(cellsBelow), cellCount];
  const curve = responseCurve(item).right;
  let all = 0;
  let within = 0;
  for (let level = 0; level < edges.length - 1; level += 1) {
    let mass = 0;
    let right = 0;
    for (let cell = edges[level] as number; cell < (edges[level + 1] as number); cell += 1) {
      const here = masses[cell] as number;
      if (here < 1e-5) continue;
      mass += here;
      right += here * (curve[cell] as number);
    }
    all += right;
    if (mass > 0) within += mass * entropy(right / mass);
  }
  return item.weight * Math.max(0, entropy(all) - within);
}

/** Entropy of right-or-wrong, in nats. */
function entropy(probability: number): number {
  if (probability <= 0 || probability >= 1) return 0;
  return -probability * Math.log(probability) - (1 - probability) * Math.log(1 - probability);
}
