import { mistakesReturn } from '#domain/assessment/mistakes.ts';
import type { Recommendation, Summary } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { openLevel } from '#domain/licences/package.ts';

/** Days after which a result says little about today. Rule 9.73. */
export const resultHoldsDays = 28;
/** Days before the exam from which it decides what comes first. Rule 9.73. */
export const examIsNearDays = 42;
/** Steps that are shown. */
const mostSteps = 3;

/** A round that begins at once: the place of its recommendation in the result, and the level that the licence opens of it. */
type Round = { readonly recommendation: number; readonly opened: TaskLevel };

export type NextStep =
  /** A test was begun. */
  | { readonly kind: 'go_on'; readonly sittingId: string; readonly tasks: number }
  /** No level test yet. */
  | { readonly kind: 'level_test' }
  /** The last one is old. */
  | { readonly kind: 'test_again'; readonly daysAgo: number }
  /** The last one named no single level. */
  | { readonly kind: 'surer' }
  | { readonly kind: 'review_words'; readonly count: number }
  /** Tasks answered wrong that have rested. */
  | { readonly kind: 'redo_mistakes'; readonly count: number }
  /** One part lies behind the other; `examDays` where the exam is near. */
  | {
      readonly kind: 'practise_category';
      readonly category: Category;
      readonly level: TaskLevel;
      readonly examDays: number | null;
      readonly round: Round;
    }
  /** What the last result advises. */
  | { readonly kind: 'advice'; readonly recommendation: PracticeAdvice; readonly round: Round };

/** Advice that is practice. */
export type PracticeAdvice = Extract<
  Recommendation,
  { readonly key: 'practise' | 'consolidate_level' | 'try_next_level' }
>;

/**
 * Rule 9.73: what to do next, the most important first, three at most. `standing` is the newest result of a level test.
 */
export function nextSteps(known: {
  readonly open: { readonly id: string; readonly tasks: number } | null;
  readonly standing: { readonly summary: Summary; readonly daysAgo: number } | null;
  /** Days to the exam; null without a date, or when it is over. */
  readonly examDays: number | null;
  readonly tier: number;
  /** Words to be reviewed now. */
  readonly dueWords: number;
  /** Tasks answered wrong that have rested. */
  readonly mistakes: number;
}): readonly NextStep[] {
  const { open, standing, examDays, dueWords, mistakes } = known;
  const redo: NextStep[] =
    mistakes >= mistakesReturn.atLeast ? [{ kind: 'redo_mistakes', count: mistakes }] : [];
  const words: NextStep[] = dueWords > 0 ? [{ kind: 'review_words', count: dueWords }] : [];
  const goOn: NextStep[] = open ? [{ kind: 'go_on', sittingId: open.id, tasks: open.tasks }] : [];
  if (!standing) return [...goOn, { kind: 'level_test' } as const, ...words, ...redo].slice(0, mostSteps);
  const { summary, daysAgo } = standing;
  const again: NextStep[] = daysAgo > resultHoldsDays ? [{ kind: 'test_again', daysAgo }] : [];
  const surer: NextStep[] =
    again.length === 0 && summary.overall.verdict.kind !== 'level' ? [{ kind: 'surer' }] : [];
  const near = examDays !== null && examDays <= examIsNearDays;
  const weaker = weakerPart(summary, { tier: known.tier, examDays: near ? examDays : null });
  return [
    ...goOn,
    ...again,
    ...(near ? weaker : []),
    ...words,
    ...redo,
    ...surer,
    ...(near ? [] : weaker),
    ...adviceOf(summary, known.tier),
  ].slice(0, mostSteps);
}

function weakerPart(
  summary: Summary,
  { tier, examDays }: { readonly tier: number; readonly examDays: number | null },
): NextStep[] {
  const { recommendations } = summary.feedback;
  for (const [place, found] of recommendations.entries()) {
    if (found.key !== 'practise_category') continue;
    const { category, level } = found;
    return [{ kind: 'practise_category', category, level, examDays, round: roundOf(tier, { place, level }) }];
  }
  return [];
}

/** The first advice that is practice; the rest is about taking the test, and has a step of its own. */
function adviceOf(summary: Summary, tier: number): NextStep[] {
  for (const [place, recommendation] of summary.feedback.recommendations.entries()) {
    switch (recommendation.key) {
      case 'practise':
      case 'consolidate_level':
      case 'try_next_level':
        return [
          { kind: 'advice', recommendation, round: roundOf(tier, { place, level: recommendation.level }) },
        ];
    }
  }
  return [];
}

function roundOf(
  tier: number,
  { place, level }: { readonly place: number; readonly level: TaskLevel },
): Round {
  return { recommendation: place, opened: openLevel(tier, level) };
}
