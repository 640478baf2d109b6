import type { Summary } from './types.ts';

/**
 * Rule 9.72: whether the answers of a custom test allow to name a level (Rule 4.33): the likely level lies inside what
 * was tried, not at its end, where it may be lower or higher.
 */
export function claimsLevel(summary: Pick<Summary, 'overall' | 'limitedRange'>): boolean {
  return summary.overall.verdict.kind !== 'unknown' && !summary.limitedRange?.edge;
}
