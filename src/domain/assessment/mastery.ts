import { leastTasks, pointsIn, shareOf, tallyOf } from './evidence.ts';
import { taskLevels } from './level-scale.ts';
import type { Answer, LevelScore, Mastery, Tally } from './types.ts';

/** From this share of a level's points on, the level is mastered so well. */
const masteryFrom: readonly (readonly [number, Mastery])[] = [
  [0.85, 'very_good'],
  [0.7, 'good'],
  [0.5, 'partial'],
  [0.3, 'beginning'],
];
/** From this share on something is said to hold. */
export const holdsFrom = 0.7;

/** Tasks, points and mastery of each level A1 to C1, of the answers that are evidence. */
export function levelScores(answers: readonly Answer[]): readonly LevelScore[] {
  return taskLevels.map((level) => {
    const tally = tallyOf(answers.filter((answer) => answer.level === level));
    return { level, ...tally, points: pointsIn(tally), share: shareOf(tally), mastery: masteryOf(tally) };
  });
}

/** Rule 4.17: the mastery of a level; none is named of fewer than four tasks (Rule 9.181). */
export function masteryOf(tally: Tally): Mastery {
  const share = shareOf(tally);
  if (share === null) return 'no_tasks';
  if (tally.tasks < leastTasks) return 'too_few_tasks';
  return masteryFrom.find(([from]) => share >= from)?.[1] ?? 'challenging';
}

/** Whether enough tasks of the level were done, and well enough, to say that it holds. */
export function holds(score: Pick<LevelScore, 'tasks' | 'share'>): boolean {
  return score.tasks >= leastTasks && (score.share ?? 0) >= holdsFrom;
}
