import { type Level, levels, station } from '#domain/levels/levels.ts';

/** Two judgements of the same text. */
export type JudgedPair = { readonly one: Level; readonly other: Level };

export type Agreement = {
  readonly pairs: number;
  /** Null without pairs, and where nobody ever differs from one level: then agreement by chance is complete too. */
  readonly kappa: number | null;
  /** Shares of pairs. */
  readonly exact: number | null;
  readonly withinOne: number | null;
  /** Mean of `one` less `other`, in levels: above 0, `one` is the milder. */
  readonly severity: number | null;
};

/** Rule 9.448: how far two raters agree, beyond what chance would give them. */
export function agreementOf(pairs: readonly JudgedPair[]): Agreement {
  const differences = pairs.map(({ one, other }) => station(one) - station(other));
  return {
    pairs: pairs.length,
    kappa: quadraticKappa(pairs),
    exact: mean(differences.map((difference) => (difference === 0 ? 1 : 0))),
    withinOne: mean(differences.map((difference) => (Math.abs(difference) <= 1 ? 1 : 0))),
    severity: mean(differences),
  };
}

/** Cohen's kappa with quadratic weights (Cohen 1968): two levels off weigh four times one. */
function quadraticKappa(pairs: readonly JudgedPair[]): number | null {
  if (pairs.length === 0) return null;
  const counts = (read: (pair: JudgedPair) => Level) =>
    levels.map((level) => pairs.filter((pair) => read(pair) === level).length);
  const [ones, others] = [counts(({ one }) => one), counts(({ other }) => other)];
  const observed = pairs.reduce((sum, { one, other }) => sum + (station(one) - station(other)) ** 2, 0);
  const expected = ones.reduce(
    (sum, first, row) =>
      sum + others.reduce((inner, second, column) => inner + first * second * (row - column) ** 2, 0),
    0,
  );
  return expected === 0 ? null : 1 - (observed * pairs.length) / expected;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
