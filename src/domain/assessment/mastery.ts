import { taskLevels } from './level-scale.ts';
import type { Answer, LevelScore, Mastery } from './types.ts';

/** From this share of a level's points on, the level is mastered so well. */
const masteryFrom: readonly (readonly [number, Mastery])[] = [
  [0.85, 'very_good'],
  [0.7, 'good'],
  [0.5, 'partial'],
  [0.3, 'beginning'],
];

/** Tasks, points and mastery of each level A1 to C1. A task whose key was shown is a task without points. */
export function levelScores(answers: readonly Answer[]): readonly LevelScore[] {
  return taskLevels.map((level) => {
    const own = answers.filter((answer) => answer.level === level);
    const points = own.reduce((sum, answer) => sum + pointsOf(answer), 0);
    const share = own.length > 0 ? points / own.length : null;
    return { level, tasks: own.length, points, share, mastery: masteryOf(share) };
  });
}

/** Points of one answer, 0 to 1; none when the key was shown. */
export function pointsOf(answer: Pick<Answer, 'score' | 'shown'>): number {
  return answer.shown ? 0 : answer.score;
}

/** The mastery that a share of the points stands for; null is no task. Rule 4.17. */
export function masteryOf(share: number | null): Mastery {
  if (share === null) return 'no_tasks';
  return masteryFrom.find(([from]) => share >= from)?.[1] ?? 'challenging';
}
