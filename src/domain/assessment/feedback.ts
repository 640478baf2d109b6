import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { findingsOf } from './findings.ts';
import { information, probabilityRight } from './item-response.ts';
import { levels, taskLevels } from './level-scale.ts';
import { pointsOf } from './mastery.ts';
import type {
  Feedback,
  Finding,
  GeneralPoint,
  Recommendation,
  ReviewedAnswer,
  Scale,
  SittingSettings,
  Summary,
} from './types.ts';

/** A miss is easy, a hit is hard, beyond these chances of a right answer at the learner's own ability. */
const easyFrom = 0.85;
const hardUpTo = 0.45;
/** Abilities in two categories differ when this many standard errors lie between them. */
const clearlyApart = 1.5;
/** So close below the next level, in levels, is near. */
const nearNext = 0.3;
const mostShown = 4;

type Facts = Omit<Summary, 'feedback'>;

/**
 * Rule 3.14: feedback from rules on the learner's own answers. Each answer is held against what the model expects of this
 * learner on this task, so an easy miss counts more than a hard one (residual analysis; Wright & Stone 1979).
 */
export function feedbackOf(input: {
  readonly answers: readonly ReviewedAnswer[];
  readonly settings: SittingSettings;
  readonly facts: Facts;
  readonly scale: Scale;
}): Feedback {
  const { answers, settings, facts } = input;
  const own = answers.filter((answer) => !answer.shown);
  const findings = findingsOf(own, facts);
  const strengths = findings.filter(({ surprise }) => surprise > 0).slice(0, mostShown);
  const improvements = findings
    .filter(({ surprise }) => surprise < 0)
    .toReversed()
    .slice(0, mostShown);
  const plain = ({ finding }: { finding: Finding }) => finding;
  return {
    general: generalPoints({ own, facts }),
    strengths: strengths.map(plain),
    improvements: improvements.map(plain),
    recommendations: recommendationsFor({ improvements: improvements.map(plain), settings, facts }),
  };
}

function generalPoints(input: { own: readonly ReviewedAnswer[]; facts: Facts }): GeneralPoint[] {
  const { own, facts } = input;
  const { overall } = facts;
  const points: GeneralPoint[] = [];
  if (overall.verdict.kind === 'unknown') points.push({ key: 'too_few_answers', evidence: overall.evidence });
  if (overall.verdict.kind === 'level') {
    points.push({ key: 'level', level: overall.verdict.level, certainty: overall.certainty });
    const next = levels[levels.indexOf(overall.verdict.level) + 1];
    if (next && levels.indexOf(next) - overall.v < nearNext) {
      points.push({ key: 'near_next', level: overall.verdict.level, next });
    }
  }
  if (overall.verdict.kind === 'between') {
    points.push({ key: 'between', lower: overall.verdict.lower, upper: overall.verdict.upper });
  }
  points.push(...profilePoint(facts));
  points.push({ key: 'trend', pattern: facts.trend.pattern, drop: facts.trend.drop });
  const chance = (answer: ReviewedAnswer) => probabilityRight(answer.item, thetaFor(answer.category, facts));
  const easyMisses = own.filter((answer) => pointsOf(answer) < 0.5 && chance(answer) >= easyFrom);
  const hardHits = own.filter(
    (answer) => pointsOf(answer) === 1 && answer.item.c < hardUpTo && chance(answer) <= hardUpTo,
  );
  if (easyMisses.length > 0)
    points.push({ key: 'easy_misses', count: easyMisses.length, examples: idsOf(easyMisses) });
  if (hardHits.length > 0)
    points.push({ key: 'hard_hits', count: hardHits.length, examples: idsOf(hardHits) });
  if (facts.shown > 0) points.push({ key: 'shown_answers', count: facts.shown });
  if (facts.limitedRange) points.push({ key: 'limited_range', ...facts.limitedRange });
  return points;
}

/** The ability the feedback measures by: the category's own, or the overall one. */
export function thetaFor(category: Category, facts: Pick<Facts, 'categories' | 'overall'>): number {
  return facts.categories.find((one) => one.category === category)?.estimate?.theta ?? facts.overall.theta;
}

function profilePoint(facts: Facts): GeneralPoint[] {
  const known = facts.categories.flatMap(({ category, estimate }) =>
    estimate && estimate.evidence >= 4 ? [{ category, estimate }] : [],
  );
  const sorted = known.toSorted((one, other) => other.estimate.theta - one.estimate.theta);
  const [stronger, weaker] = [sorted[0], sorted.at(-1)];
  if (!stronger || !weaker || stronger === weaker) return [];
  const distance = stronger.estimate.theta - weaker.estimate.theta;
  return distance > clearlyApart * Math.hypot(stronger.estimate.se, weaker.estimate.se) * Math.SQRT1_2
    ? [{ key: 'uneven_profile', stronger: stronger.category, weaker: weaker.category }]
    : [{ key: 'even_profile', categories: known.map(({ category }) => category) }];
}

function recommendationsFor(input: {
  readonly improvements: readonly Finding[];
  readonly settings: SittingSettings;
  readonly facts: Facts;
}): Recommendation[] {
  const { improvements, settings, facts } = input;
  const level = practiceLevel(facts);
  const found: Recommendation[] = improvements.slice(0, 2).map((finding) => ({
    key: 'practise',
    subject: finding.subject,
    level: lowerOf(finding.to, level),
    examples: finding.examples,
  }));
  const uneven = profilePoint(facts).find((point) => point.key === 'uneven_profile');
  if (uneven) found.push({ key: 'practise_category', category: uneven.weaker, level });
  const shaky = facts.levels.find(
    (score) =>
      score.share !== null &&
      score.tasks >= 2 &&
      score.share < 0.6 &&
      lowerOf(score.level, level) === score.level,
  );
  if (shaky) found.push({ key: 'consolidate_level', level: shaky.level });
  else found.push({ key: 'try_next_level', level });
  if (facts.limitedRange?.edge) found.push({ key: 'widen_levels', edge: facts.limitedRange.edge });
  const left = (['read', 'listen'] as const).filter((category) => !settings.categories.includes(category));
  if (left.length > 0) found.push({ key: 'add_categories', categories: left });
  if (facts.shown > 0) found.push({ key: 'answer_without_showing' });
  if (settings.length === 'quick' || facts.overall.verdict.kind !== 'level')
    found.push({ key: 'take_full_test' });
  return found;
}

/** Nobody is sent to practise beyond the next level. */
function lowerOf(one: TaskLevel, other: TaskLevel): TaskLevel {
  return taskLevels.indexOf(one) < taskLevels.indexOf(other) ? one : other;
}

/** The level to work at: the one after what is reached, where tasks of it tell most. */
function practiceLevel(facts: Facts): TaskLevel {
  const reached = levels.indexOf(facts.overall.level);
  return taskLevels[Math.min(reached, taskLevels.length - 1)] as TaskLevel;
}

function idsOf(answers: readonly ReviewedAnswer[]): readonly string[] {
  return answers
    .toSorted((one, other) => information(other.item, other.item.b) - information(one.item, one.item.b))
    .slice(0, 3)
    .map((answer) => answer.taskId);
}
