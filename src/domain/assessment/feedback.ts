import type { Category } from '#domain/levels/categories.ts';
import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import { isEvidence, leastTasks } from './evidence.ts';
import { findingsOf } from './findings.ts';
import { information, probabilityRight } from './item-response.ts';
import { levels, taskLevels } from './level-scale.ts';
import { holds } from './mastery.ts';
import type {
  Feedback,
  Finding,
  GeneralPoint,
  LevelEstimate,
  LevelScore,
  Recommendation,
  ReviewedAnswer,
  Scale,
  SittingSettings,
  Subject,
  Summary,
} from './types.ts';

/** A miss is easy, a hit is hard, beyond these chances of a right answer at the learner's own ability. */
const easyFrom = 0.85;
const hardUpTo = 0.45;
/** Abilities in two categories differ when this many standard errors lie between them. */
const clearlyApart = 1.5;
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
  const own = answers.filter(isEvidence);
  // Without a place for the learner nothing can be held against what is usual there.
  const findings = facts.overall.verdict.kind === 'unknown' ? [] : findingsOf(own, facts);
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
  if (overall.verdict.kind === 'level')
    points.push({ key: 'level', level: overall.verdict.level, certainty: overall.certainty });
  if (overall.verdict.kind === 'between')
    points.push({ key: 'between', lower: overall.verdict.lower, upper: overall.verdict.upper });
  points.push(...profilePoint(facts));
  points.push({ key: 'trend', pattern: facts.trend.pattern, drop: facts.trend.drop });
  points.push(...againstTheLevel({ own, facts }));
  if (facts.shown > 0) points.push({ key: 'shown_answers', count: facts.shown });
  if (facts.limitedRange) points.push({ key: 'limited_range', ...facts.limitedRange });
  return points;
}

/** Tasks at or below the named level that were missed though easy, and tasks above it that were right though hard. */
function againstTheLevel(input: { own: readonly ReviewedAnswer[]; facts: Facts }): GeneralPoint[] {
  const { own, facts } = input;
  const { verdict } = facts.overall;
  if (verdict.kind !== 'level') return [];
  const reached = levels.indexOf(verdict.level);
  const chance = (answer: ReviewedAnswer) => probabilityRight(answer.item, thetaFor(answer.category, facts));
  // Everything lies above Pre-A1, and much of it is right by luck.
  const isAbove = (answer: ReviewedAnswer) => levels.indexOf(answer.level) > reached;
  const easyMisses = own.filter(
    (answer) => !isAbove(answer) && answer.score === 0 && chance(answer) >= easyFrom,
  );
  const hardHits = own.filter(
    (answer) =>
      reached > 0 &&
      isAbove(answer) &&
      answer.score === 1 &&
      answer.item.c < hardUpTo &&
      chance(answer) <= hardUpTo,
  );
  return [
    ...(easyMisses.length > 0
      ? [{ key: 'easy_misses', count: easyMisses.length, examples: idsOf(easyMisses) } as const]
      : []),
    ...(hardHits.length > 0
      ? [{ key: 'hard_hits', count: hardHits.length, examples: idsOf(hardHits) } as const]
      : []),
  ];
}

/** The ability the feedback measures by: the category's own, or the overall one. */
export function thetaFor(category: Category, facts: Pick<Facts, 'categories' | 'overall'>): number {
  return facts.categories.find((one) => one.category === category)?.estimate?.theta ?? facts.overall.theta;
}

function profilePoint(facts: Facts): GeneralPoint[] {
  const known = facts.categories.flatMap(({ category, estimate }) =>
    estimate && estimate.evidence >= leastTasks ? [{ category, estimate }] : [],
  );
  const sorted = known.toSorted((one, other) => other.estimate.theta - one.estimate.theta);
  const [stronger, weaker] = [sorted[0], sorted.at(-1)];
  if (!stronger || !weaker || stronger === weaker) return [];
  const distance = stronger.estimate.theta - weaker.estimate.theta;
  const higher = stronger.estimate.v > weaker.estimate.v;
  if (higher && distance > clearlyApart * Math.hypot(stronger.estimate.se, weaker.estimate.se) * Math.SQRT1_2)
    return [{ key: 'uneven_profile', stronger: stronger.category, weaker: weaker.category }];
  // 'Equally good' beside two levels would contradict them, and below A1 nothing is good yet.
  return stronger.estimate.level === weaker.estimate.level && stronger.estimate.level !== 'Pre-A1'
    ? [{ key: 'even_profile', categories: known.map(({ category }) => category) }]
    : [];
}

function recommendationsFor(input: {
  readonly improvements: readonly Finding[];
  readonly settings: SittingSettings;
  readonly facts: Facts;
}): Recommendation[] {
  const { improvements, settings, facts } = input;
  const found: Recommendation[] = [];
  const reached = reachedLevel(facts.overall);
  // Half of a test says little of anybody: that comes before all that it seems to say.
  const isHasty = facts.tooFast > 0 && facts.tooFast >= facts.counted;
  if (isHasty) found.push({ key: 'answer_slower' });
  if (reached !== null) {
    found.push(
      ...improvements.slice(0, 2).map(
        (finding): Recommendation => ({
          key: 'practise',
          subject: finding.subject,
          level: lowerOf(finding.to, levelFor(finding.subject, facts)),
          examples: finding.examples,
        }),
      ),
    );
    const uneven = profilePoint(facts).find((point) => point.key === 'uneven_profile');
    if (uneven)
      found.push({
        key: 'practise_category',
        category: uneven.weaker,
        level: levelFor({ kind: 'category', category: uneven.weaker }, facts),
      });
  }
  const edge = facts.limitedRange?.edge;
  // Who was right on all that was tried learns most from a test with the rest of it.
  if (edge === 'maybe_higher') found.push({ key: 'widen_levels', edge });
  if (reached !== null) found.push(...levelAdvice(facts, reached));
  if (edge === 'maybe_lower') found.push({ key: 'widen_levels', edge });
  const left = (['read', 'listen'] as const).filter((category) => !settings.categories.includes(category));
  if (left.length > 0) found.push({ key: 'add_categories', categories: left });
  // One reason to take the test anew is enough.
  if (isHasty) return found;
  if (facts.shown > 0) found.push({ key: 'answer_without_showing' });
  else if (settings.length === 'quick') found.push({ key: 'take_full_test' });
  else if (reached === null) found.push({ key: 'test_again' });
  return found;
}

/**
 * Rule 9.181: the lowest level up to the next one that was tried and does not hold; else the one after the highest
 * that was tried, which holds as all below it do.
 */
function levelAdvice(facts: Facts, reached: Level): Recommendation[] {
  const upTo = practiceLevel(reached);
  const tried = facts.levels.filter(
    (score) => score.tasks >= leastTasks && lowerOf(score.level, upTo) === score.level,
  );
  const shaky = tried.find((score) => !holds(score));
  if (shaky) return [{ key: 'consolidate_level', ...countsOf(shaky) }];
  const held = tried.at(-1);
  const next = held && taskLevels[taskLevels.indexOf(held.level) + 1];
  if (!next || lowerOf(next, upTo) !== next || facts.limitedRange?.edge === 'maybe_lower') return [];
  return [{ key: 'try_next_level', ...countsOf(held), level: next, held: held.level }];
}

function countsOf({ level, tasks, correct, partly }: LevelScore) {
  return { level, tasks, correct, partly };
}

/** Nobody is sent to practise beyond the next level. */
function lowerOf(one: TaskLevel, other: TaskLevel): TaskLevel {
  return taskLevels.indexOf(one) < taskLevels.indexOf(other) ? one : other;
}

/** Rule 9.181: the level to work at in the part that a subject belongs to, at most the one all in all; 'A1' without a result. */
function levelFor(subject: Subject, facts: Facts): TaskLevel {
  const part = 'category' in subject && facts.categories.find((one) => one.category === subject.category);
  const inAll = practiceLevel(reachedLevel(facts.overall) ?? 'Pre-A1');
  const inPart = part && part.estimate !== null && reachedLevel(part.estimate);
  return inPart ? lowerOf(practiceLevel(inPart), inAll) : inAll;
}

/** The level that is reached as far as an estimate says: of a range its lower end; null without one. */
function reachedLevel({ verdict }: LevelEstimate): Level | null {
  if (verdict.kind === 'unknown') return null;
  return verdict.kind === 'level' ? verdict.level : verdict.lower;
}

/** The level to work at: the one after what is reached, where tasks of it tell most. */
function practiceLevel(reached: Level): TaskLevel {
  return taskLevels[Math.min(levels.indexOf(reached), taskLevels.length - 1)] as TaskLevel;
}

function idsOf(answers: readonly ReviewedAnswer[]): readonly string[] {
  return answers
    .toSorted((one, other) => information(other.item, other.item.b) - information(one.item, one.item.b))
    .slice(0, 3)
    .map((answer) => answer.taskId);
}
