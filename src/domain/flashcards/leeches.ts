/** Choices of how often a card may be forgotten before it counts as one that does not stick. */
export const leechChoices = [4, 6, 8, 12] as const;
export const leechActions = ['suspend', 'mark'] as const;
export type LeechAction = (typeof leechActions)[number];

/**
 * Rule 9.422: a card does not stick when it was forgotten `limit` times after having been learned, and again each time that
 * half as many are added, so that whoever wakes it is told anew. Source: Anki's leeches.
 */
export function isLeech({
  lapsesBefore,
  lapses,
  limit,
}: {
  readonly lapsesBefore: number;
  readonly lapses: number;
  readonly limit: number;
}): boolean {
  if (lapses <= lapsesBefore || lapses < limit) return false;
  return (lapses - limit) % Math.max(1, Math.ceil(limit / 2)) === 0;
}
