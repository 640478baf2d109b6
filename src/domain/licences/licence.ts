/** Tiers by number (Rule 6.14); a higher tier holds what a lower one holds. */
export const tiers = { trial: 10, plus: 11, premium: 12 } as const;

export type Licence = {
  readonly tier: number;
  readonly startedAt: Date;
  readonly expiresAt: Date;
};

/** Rule 5.3: the licence that is valid at `now`, the highest tier of several and of equal tiers the one that lasts longest. */
export function validLicence<Any extends Licence>(licences: readonly Any[], now: Date): Any | null {
  const valid = licences.filter(({ startedAt, expiresAt }) => startedAt <= now && expiresAt > now);
  return valid.reduce<Any | null>((best, one) => (best === null || isBetter(one, best) ? one : best), null);
}

function isBetter(one: Licence, other: Licence): boolean {
  return one.tier > other.tier || (one.tier === other.tier && one.expiresAt > other.expiresAt);
}
