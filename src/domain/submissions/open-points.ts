import { type Level, station, type TaskLevel } from '#domain/levels/levels.ts';

/**
 * Rule 9.276: what a text is worth by its estimated level: one point at the task's level or above, one half a level below,
 * none further down. Null while nobody has estimated it.
 */
export function openPoints(estimated: Level | null, asked: TaskLevel): number | null {
  if (estimated === null) return null;
  const below = station(asked) - station(estimated);
  if (below <= 0) return 1;
  return below === 1 ? 0.5 : 0;
}
