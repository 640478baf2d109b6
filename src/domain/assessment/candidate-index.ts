import type { Category } from '#domain/levels/categories.ts';
import type { Candidate, ItemParameters, SittingSettings } from './types.ts';

/** Candidates with the same parameters: what is computed from those is computed once for all of them. */
export type AlikeCandidates = { readonly item: ItemParameters; readonly candidates: readonly Candidate[] };

/** The candidates of one category, in the order of the bank. */
export type CandidateIndex = {
  readonly candidates: readonly Candidate[];
  readonly byKind: ReadonlyMap<string, readonly Candidate[]>;
  readonly alike: readonly AlikeCandidates[];
};

type ByCategory = ReadonlyMap<Category, CandidateIndex>;

const known = new WeakMap<readonly Candidate[], Map<string, ByCategory>>();

/**
 * The candidates of the levels and categories that were chosen, by category. Made once for a list of candidates and kept as
 * long as that is: they are the same for every answer until the bank is read anew.
 */
export function indexCandidates(
  candidates: readonly Candidate[],
  { levels, categories }: Pick<SittingSettings, 'levels' | 'categories'>,
): ByCategory {
  const bySettings = known.get(candidates) ?? new Map<string, ByCategory>();
  known.set(candidates, bySettings);
  const key = `${levels.toSorted()} ${categories.toSorted()}`;
  const index =
    bySettings.get(key) ??
    new Map(
      categories.map((category) => [
        category,
        indexOf(candidates.filter((one) => one.category === category && levels.includes(one.level))),
      ]),
    );
  bySettings.set(key, index);
  return index;
}

function indexOf(candidates: readonly Candidate[]): CandidateIndex {
  const byKind = Map.groupBy(candidates, ({ kind }) => kind);
  const byParameters = Map.groupBy(candidates, ({ item: { a, b, c, weight } }) => `${a} ${b} ${c} ${weight}`);
  const alike = [...byParameters.values()].map((some) => ({
    item: (some[0] as Candidate).item,
    candidates: some,
  }));
  return { candidates, byKind, alike };
}
