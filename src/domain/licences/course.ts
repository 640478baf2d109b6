import { type Licence, validLicence } from './licence.ts';

/** A tier and the time it is valid without a break, of however many licences it is made. */
export type LicenceStretch = { readonly tier: number; readonly startedAt: Date; readonly expiresAt: Date };

export type LicenceCourse = {
  readonly current: LicenceStretch | null;
  /** What comes after it without a gap, in order. */
  readonly following: readonly LicenceStretch[];
};

/**
 * How a person's licences are told: renewals that follow on each other are one stretch, and what waits for its turn comes
 * after it. Rule 2.40, Rule 9.44.
 * @param licences in any order; they may overlap.
 */
export function licenceCourse(licences: readonly Licence[], now: Date): LicenceCourse {
  const stretches = joined(licences);
  const current = validLicence(stretches, now);
  const following: LicenceStretch[] = [];
  for (let last = current; last; ) {
    const next = validLicence(stretches, last.expiresAt);
    last = next && { ...next, startedAt: last.expiresAt };
    if (last) following.push(last);
  }
  return { current, following };
}

function joined(licences: readonly Licence[]): LicenceStretch[] {
  const stretches: LicenceStretch[] = [];
  const inOrder = licences.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  for (const { tier, startedAt, expiresAt } of inOrder) {
    const goesOn = stretches.findIndex(
      (one) => one.tier === tier && one.expiresAt.getTime() === startedAt.getTime(),
    );
    const before = stretches[goesOn];
    if (before) stretches[goesOn] = { ...before, expiresAt };
    else stretches.push({ tier, startedAt, expiresAt });
  }
  return stretches;
}
