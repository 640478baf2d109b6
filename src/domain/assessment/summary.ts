import type { Category } from '#domain/levels/categories.ts';
import { isEvidence, pointsIn, tallyOf } from './evidence.ts';
import { feedbackOf } from './feedback.ts';
import { levelsNamed } from './level-claim.ts';
import { estimateAbilities } from './level-estimate.ts';
import { levels, productScale, taskLevels } from './level-scale.ts';
import { levelScores } from './mastery.ts';
import { trendOf } from './trend.ts';
import type {
  AbilityEstimate,
  LevelEstimate,
  ReviewedAnswer,
  Scale,
  SittingSettings,
  Summary,
} from './types.ts';

/** The result of a sitting (Rule 3.12), finished or broken off. `answers` in the order given; may be empty. */
export function summarise(input: {
  readonly answers: readonly ReviewedAnswer[];
  readonly settings: SittingSettings;
  readonly scale?: Scale;
}): Summary {
  const { answers, settings, scale = productScale } = input;
  const estimate = estimateAbilities(answers, scale);
  const scores = levelScores(answers);
  const tally = tallyOf(answers);
  const facts: Omit<Summary, 'feedback'> = {
    overall: withoutClaim(estimate.overall),
    categories: settings.categories.map((category) => categoryResult({ category, answers, estimate })),
    levels: scores,
    trend: trendOf(scores),
    tasks: answers.length,
    counted: tally.tasks,
    correct: tally.correct,
    partly: tally.partly,
    points: pointsIn(tally),
    shown: answers.filter((answer) => answer.shown).length,
    tooFast: answers.filter((answer) => answer.tooFast && !answer.shown).length,
    untried: untriedLevels(estimate.overall, scores),
    robotVoice: mostlyRobot(answers),
    ms: answers.reduce((sum, answer) => sum + answer.ms, 0),
    limitedRange: limitedRangeOf(settings, estimate),
  };
  return { ...facts, feedback: feedbackOf({ answers, settings, facts, scale }) };
}

/** Rule 9.242: more than half of the listening answers that count are to a robot voice. */
function mostlyRobot(answers: readonly ReviewedAnswer[]): boolean {
  const heard = answers.filter((answer) => answer.category === 'listen' && isEvidence(answer));
  return heard.filter(({ robotVoice }) => robotVoice).length * 2 > heard.length;
}

function categoryResult(input: {
  readonly category: Category;
  readonly answers: readonly ReviewedAnswer[];
  readonly estimate: AbilityEstimate;
}): Summary['categories'][number] {
  const { category, estimate } = input;
  const tally = tallyOf(input.answers.filter((answer) => answer.category === category));
  const found = estimate.categories[category];
  return {
    category,
    ...tally,
    points: pointsIn(tally),
    estimate: found ? withoutClaim(found) : null,
  };
}

/** Rule 9.181: with too few answers the band would claim something: it covers the whole scale. */
function withoutClaim(estimate: LevelEstimate): LevelEstimate {
  return estimate.verdict.kind === 'unknown' ? { ...estimate, low: 0, high: levels.length - 1 } : estimate;
}

/**
 * Rule 9.183: levels that the words for the estimate name, the one on the way included, without a counted task of them.
 * Pre-A1 has no tasks.
 */
function untriedLevels(overall: AbilityEstimate['overall'], scores: Summary['levels']): Summary['untried'] {
  const named = levelsNamed(overall);
  return scores.filter(({ level, tasks }) => tasks === 0 && named.includes(level)).map(({ level }) => level);
}

/**
 * With levels left out, what was tried: tasks of level L tell L from the level below. A likely level below the
 * lowest or at the highest of the chosen levels may in truth lie further out.
 */
function limitedRangeOf(settings: SittingSettings, estimate: AbilityEstimate): Summary['limitedRange'] {
  const chosen = taskLevels.filter((level) => settings.levels.includes(level));
  const from = chosen[0];
  const to = chosen.at(-1);
  if (from === undefined || to === undefined || chosen.length === taskLevels.length) return null;
  const station = levels.indexOf(estimate.overall.level);
  const below = station < levels.indexOf(from) && from !== 'A1';
  const above = station >= levels.indexOf(to) && to !== 'C1';
  return { from, to, edge: below ? 'maybe_lower' : above ? 'maybe_higher' : null };
}
