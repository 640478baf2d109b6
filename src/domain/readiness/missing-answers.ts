import { leastTasks } from '#domain/assessment/evidence.ts';
import { type Category, isOpenCategory } from '#domain/levels/categories.ts';
import type { AbilityTrack } from './ability-track.ts';

/** Fewer answers than this in reading or listening, and nothing is said of its chance. Rule 9.310. */
export const leastAnswers = 2 * leastTasks;

/** Fewer judged texts or recordings than this, and nothing is said: an exam has two or three. Rule 9.501. */
export const leastJudged = 3;

/** In writing and speaking nothing is said of an ability that is known no better: logits. Tasks that are too easy leave it so. */
const widestError = 0.9;

/** Rule 9.501: how many more answers, texts or recordings something can be said from; 0: enough. */
export function missingAnswers(category: Category, track: AbilityTrack): number {
  if (!isOpenCategory(category)) return Math.max(leastAnswers - track.evidence, 0);
  const isWide = track.abilityVariance > widestError ** 2;
  return Math.max(leastJudged - track.evidence, isWide ? 1 : 0);
}
