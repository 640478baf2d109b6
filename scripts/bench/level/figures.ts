import { levels } from '#domain/levels/levels.ts';

/** A label and what was estimated, as stations from Pre-A1 on. */
export interface Judged {
  readonly label: number;
  readonly estimate: number;
}

/** Cohen's kappa with quadratic weights (1968): agreement beyond chance, where two levels off weigh four times one. */
export function quadraticKappa(pairs: readonly Judged[]): number {
  const share = (of: (pair: Judged) => number, at: number) =>
    pairs.filter((pair) => of(pair) === at).length / pairs.length;
  const seen =
    pairs.reduce((total, { label, estimate }) => total + (label - estimate) ** 2, 0) / pairs.length;
  let chance = 0;
  for (const one of levels.keys()) {
    for (const other of levels.keys()) {
      chance +=
        share(({ label }) => label, one) * share(({ estimate }) => estimate, other) * (one - other) ** 2;
    }
  }
  return chance === 0 ? 0 : 1 - seen / chance;
}

export function shareWithin(pairs: readonly Judged[], steps: number): number {
  return pairs.filter(({ label, estimate }) => Math.abs(label - estimate) <= steps).length / pairs.length;
}

export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
