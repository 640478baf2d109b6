import { type Level, levels, station, type TaskLevel } from '#domain/levels/levels.ts';
import type { Assessment } from '#domain/submissions/assessment.ts';

/** The levels that a reply may name. */
export type LevelBounds = { readonly low: Level; readonly high: Level };

/**
 * Rule 9.341. Where the rules estimate a level it is theirs that counts, and a reply outside their range is not believed: so
 * nothing that a text says of itself moves its level. Without their estimate: the task's level, as the exam has it for
 * writing (a test gives no more than its upper level), and two below.
 */
export function levelBounds(task: TaskLevel, rules: Assessment | null): LevelBounds {
  if (rules) return { low: rules.estimated.low, high: rules.estimated.high };
  return { low: levels[Math.max(0, station(task) - 2)] ?? 'Pre-A1', high: task };
}

export function levelsWithin({ low, high }: LevelBounds): readonly Level[] {
  return levels.slice(station(low), station(high) + 1);
}

/** The level and the run around it: the rules' own, where they have one; else the model's, with a level to each side. */
export function estimatedWithin(
  level: Level,
  { bounds, rules }: { readonly bounds: LevelBounds; readonly rules: Assessment | null },
): Assessment['estimated'] {
  if (rules) return rules.estimated;
  const at = station(level);
  return {
    level,
    low: levels[Math.max(station(bounds.low), at - 1)] ?? level,
    high: levels[Math.min(station(bounds.high), at + 1)] ?? level,
  };
}
