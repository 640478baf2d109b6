import { tiers } from '#domain/licences/licence.ts';
import type { LicenceData } from './licence-data.ts';

/** When the last day of Plus or Premium ends that somebody has or that follows, ISO 8601; null without one. */
export function packageEnd({
  current,
  following,
}: Pick<LicenceData, 'current' | 'following'>): string | null {
  const ends = [...(current ? [current] : []), ...following]
    .filter(({ tier }) => tier >= tiers.plus)
    .map(({ expiresAt }) => expiresAt);
  return ends.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? null;
}
