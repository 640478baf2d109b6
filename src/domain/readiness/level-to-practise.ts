import { leastTasks } from '#domain/assessment/evidence.ts';
import { levelAt } from '#domain/assessment/level-scale.ts';
import { station, type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { AbilityTrack } from './ability-track.ts';

/** The level to practise a part at: the next one up, not above the one that is wanted; that one while nothing is known. */
export function levelToPractise(track: AbilityTrack, target: TaskLevel): TaskLevel {
  if (track.evidence < leastTasks) return target;
  const next = Math.min(station(levelAt(track.ability)) + 1, station(target));
  return taskLevels[next - 1] as TaskLevel;
}
