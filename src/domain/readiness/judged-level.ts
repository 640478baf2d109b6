import { levelAt, levelValue } from '#domain/assessment/level-scale.ts';
import type { Level } from '#domain/levels/levels.ts';
import { type AbilityTrack, untracked } from './ability-track.ts';
import { deviationsOf80 } from './chance-of-level.ts';
import { type JudgedAnswer, trackWithJudged, withSeverity } from './judged-answers.ts';

/** The level of one test's texts or recordings together. */
export type JudgedLevel = {
  readonly level: Level;
  /** Place on the mountain profile, 0 (Pre-A1) to 5 (C1). */
  readonly v: number;
  /** Ends of its 80 % band on the same scale: texts of one person and those who judge them differ. */
  readonly low: number;
  readonly high: number;
  /** Texts or recordings that it rests on. */
  readonly answers: number;
};

/** Rule 9.503: the level of texts or recordings together; null without any. */
export function judgedLevel(answers: readonly JudgedAnswer[]): JudgedLevel | null {
  if (answers.length === 0) return null;
  const { ability, abilityVariance } = withSeverity(trackWithJudged(untracked, answers));
  const reach = deviationsOf80 * Math.sqrt(abilityVariance);
  return {
    level: levelAt(ability),
    v: levelValue(ability),
    low: levelValue(ability - reach),
    high: levelValue(ability + reach),
    answers: answers.length,
  };
}

/** How a test lies against those before it: 'same' where the difference is no more than single texts differ. */
export type JudgedTrend = 'first' | 'same' | 'higher' | 'lower';

/**
 * Rule 9.503: this test against earlier ones together. How strict our judging is stays out: it is the same in all of them.
 * @param earlier answers of the tests before it.
 */
export function judgedTrend(now: readonly JudgedAnswer[], earlier: readonly JudgedAnswer[]): JudgedTrend {
  if (earlier.length === 0 || now.length === 0) return 'first';
  const [one, other] = [trackOf(now), trackOf(earlier)];
  const difference = one.ability - other.ability;
  const error = Math.sqrt(one.abilityVariance + other.abilityVariance);
  if (Math.abs(difference) < deviationsOf80 * error) return 'same';
  return difference > 0 ? 'higher' : 'lower';
}

function trackOf(answers: readonly JudgedAnswer[]): AbilityTrack {
  return trackWithJudged(untracked, answers);
}
