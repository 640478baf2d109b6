import { leastTasks } from '#domain/assessment/evidence.ts';
import { levelAt } from '#domain/assessment/level-scale.ts';
import { type Category, isOpenCategory } from '#domain/levels/categories.ts';
import { station, type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { AbilityTrack } from './ability-track.ts';
import { missingAnswers } from './missing-answers.ts';

/** The level to practise a part at: the next one up, not above the one that is wanted; that one while nothing is known. */
export function levelToPractise(input: {
  readonly category: Category;
  readonly track: AbilityTrack;
  readonly target: TaskLevel;
}): TaskLevel {
  const { category, track, target } = input;
  const isKnown = isOpenCategory(category)
    ? missingAnswers(category, track) === 0
    : track.evidence >= leastTasks;
  if (!isKnown) return target;
  const next = Math.min(station(levelAt(track.ability)) + 1, station(target));
  return taskLevels[next - 1] as TaskLevel;
}
