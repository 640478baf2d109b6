import { difficultyToLogit } from './level-scale.ts';
import type { ItemParameters } from './types.ts';

/** Discrimination of a task that no responses have been gathered for, per logit. */
export const firstDiscrimination = 1.3;

/** How far an author's difficulty is off, standard deviation in logits. */
export const authorDifficultySd = 0.5;

/** What one response tells about a task's difficulty, per logit²: its information averaged over those who are given it. */
const informationPerResponse = 0.2;

/** Correlation of two gaps of one task beyond the learner's ability; testlets in reading tests: .1–.4. */
const gapCorrelation = 0.3;

/**
 * Probability of a right answer at ability `theta` (logits) in the three-parameter logistic model:
 * P = c + (1 − c) / (1 + e^(−a(θ − b))).
 * Source: Birnbaum (1968), in Lord & Novick, chapter 17; Lord (1980), equation 2-1 with D = 1.
 */
export function probabilityRight(item: Pick<ItemParameters, 'a' | 'b' | 'c'>, theta: number): number {
  return item.c + (1 - item.c) / (1 + Math.exp(-item.a * (theta - item.b)));
}

/**
 * Fisher information of one answer at `theta`, per logit²: a² · (1 − P)/P · ((P − c)/(1 − c))², times the
 * task's weight. Source: Lord (1980), equation 5-9.
 */
export function information(item: ItemParameters, theta: number): number {
  const right = probabilityRight(item, theta);
  const known = (right - item.c) / (1 - item.c);
  return (item.weight * item.a * item.a * known * known * (1 - right)) / right;
}

/**
 * Log-likelihood of a score from 0 to 1 at `theta`: w · (s · ln P + (1 − s) · ln(1 − P)).
 * With s = 0 or 1 and w = 1 it is the model's own; in between it is the quasi-likelihood for shares of
 * Papke & Wooldridge (1996).
 */
export function logLikelihood(
  item: ItemParameters,
  { score, theta }: { readonly score: number; readonly theta: number },
): number {
  // 1 − P = (1 − c) / (1 + e^(a(θ − b))) stays above 0 where 1 − P would be rounded to it.
  const right = probabilityRight(item, theta);
  const wrong = (1 - item.c) / (1 + Math.exp(item.a * (theta - item.b)));
  return item.weight * (score * Math.log(right) + (1 - score) * Math.log(wrong));
}

/**
 * First parameters of a task.
 * - b from the author's difficulty on the level scale (A1 is 1 … C1 is 5).
 * - c is 1 / `options`: choices for one answer; null when the answer is typed or built (c = 0).
 * - `gaps`: answers marked one by one inside the task. n gaps count n / (1 + .3 (n − 1)) answers, because
 *   gaps of one text hang together (design effect, Kish 1965).
 * - b is off by σ = .5, and by .5 / √(1 + n · .2 · .5²) once n responses have been gathered.
 * - a is lowered for that: averaging the model over an error N(0, σ) gives nearly a logistic curve with
 *   a / √(1 + .346 a²σ²) (Demidenko 2004, 7.1.2).
 */
export function itemParametersOf(task: {
  readonly difficulty: number;
  readonly options: number | null;
  readonly gaps: number;
  readonly responses?: number;
}): ItemParameters {
  const gathered = (task.responses ?? 0) * informationPerResponse * authorDifficultySd ** 2;
  const difficultySd = authorDifficultySd / Math.sqrt(1 + gathered);
  return {
    a: attenuated(firstDiscrimination, difficultySd),
    b: difficultyToLogit(task.difficulty),
    c: task.options === null ? 0 : 1 / task.options,
    weight: answerWeight(task.gaps),
    difficultySd,
  };
}

/** Discrimination that remains when the difficulty is only known within `difficultySd` logits. */
export function attenuated(a: number, difficultySd: number): number {
  return a / Math.sqrt(1 + 0.346 * a * a * difficultySd * difficultySd);
}

/** Evidence of a task with `gaps` separately marked answers, in single answers. */
export function answerWeight(gaps: number): number {
  return gaps / (1 + gapCorrelation * (gaps - 1));
}
