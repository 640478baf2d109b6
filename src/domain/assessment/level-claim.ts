import { type Level, levels, station } from '#domain/levels/levels.ts';
import type { LevelEstimate, Summary } from './types.ts';

/** How far, in levels, a named level may be passed before the next one is named with it. */
const onTheWayFrom = 0.25;

/** The next level, where the estimate lies so far past the named one that it is on the way; else null. */
export function levelOnTheWay({ verdict, v }: Pick<LevelEstimate, 'verdict' | 'v'>): Level | null {
  if (verdict.kind !== 'level' || v - station(verdict.level) < onTheWayFrom) return null;
  return levels[station(verdict.level) + 1] ?? null;
}

/** The levels that an estimate's words name. */
export function levelsNamed(estimate: Pick<LevelEstimate, 'verdict' | 'v'>): readonly Level[] {
  const { verdict } = estimate;
  if (verdict.kind === 'unknown') return [];
  if (verdict.kind === 'between') return [verdict.lower, verdict.upper];
  const next = levelOnTheWay(estimate);
  return next ? [verdict.level, next] : [verdict.level];
}

/**
 * Rule 9.72: whether the answers of a custom test allow to name a level (Rule 4.33): the likely level lies inside what
 * was tried, not at its end, where it may be lower or higher.
 */
export function claimsLevel(summary: Pick<Summary, 'overall' | 'limitedRange'>): boolean {
  return summary.overall.verdict.kind !== 'unknown' && !summary.limitedRange?.edge;
}
