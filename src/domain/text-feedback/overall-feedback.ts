import { station, type TaskLevel } from '#domain/levels/levels.ts';
import type { Assessment, Criterion, TextFinding } from '#domain/submissions/assessment.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import type { GrammarPoint } from '#domain/tasks/vocabulary.ts';
import { findingGroup, lessonOf } from './improvement-areas.ts';

/** A text or a transcript of a finished test that was judged. */
export type JudgedAnswer = {
  /** Its number in the test. */
  readonly position: number;
  /** The level that was asked for. */
  readonly level: TaskLevel;
  readonly text: string;
  readonly assessment: Assessment;
  /** What an answer to the task contains. */
  readonly points: readonly BothLanguages[];
};

/** What the texts and recordings of a test show together. Each line names the tasks that show it. */
export type OverallFeedback = {
  /** Numbers of the tasks whose answer is estimated at the task's level or above, and below it. */
  readonly general: { readonly reached: readonly number[]; readonly below: readonly number[] };
  /** At the level of the task or above in all answers where it was judged. */
  readonly strongCriteria: readonly {
    readonly criterion: Criterion;
    readonly positions: readonly number[];
  }[];
  /** What is good in single answers, with words of theirs. */
  readonly strengths: readonly (BothLanguages & { readonly position: number })[];
  readonly improvements: readonly OverallImprovement[];
  /** What an answer was asked for and nothing in it speaks of. */
  readonly missingPoints: readonly { readonly position: number; readonly points: readonly BothLanguages[] }[];
  /** The answer furthest below its task's level: the one to write or say again; null where none lies below. */
  readonly again: number | null;
};

export type OverallImprovement = BothLanguages & {
  /** How often it stands in all answers. */
  readonly times: number;
  readonly positions: readonly number[];
  readonly examples: readonly {
    readonly position: number;
    readonly written: string;
    /** Null where nothing is suggested. */
    readonly better: string | null;
  }[];
  readonly practice?: GrammarPoint;
  readonly practiceLevel?: TaskLevel;
};

const most = { strengths: 3, improvements: 3, examples: 2 } as const;

/**
 * Rule 9.491: strengths, things to work on and next steps of all judged answers of a test, each tied to its tasks. What
 * returns in several answers comes before what stands often in one.
 * @returns null where no answer was judged.
 */
export function overallFeedback(answers: readonly JudgedAnswer[]): OverallFeedback | null {
  if (answers.length === 0) return null;
  const reached = answers.filter((answer) => stepsBelow(answer) <= 0);
  const below = answers.filter((answer) => stepsBelow(answer) > 0);
  return {
    general: { reached: reached.map(numberOf), below: below.map(numberOf) },
    strongCriteria: strongCriteria(answers),
    strengths: strengthsOf(answers),
    improvements: improvementsOf(answers),
    missingPoints: answers.flatMap(missingPoints),
    again: below.toSorted((one, other) => stepsBelow(other) - stepsBelow(one))[0]?.position ?? null,
  };
}

const numberOf = ({ position }: JudgedAnswer) => position;

function stepsBelow({ level, assessment }: JudgedAnswer): number {
  return station(level) - station(assessment.estimated.level);
}

function strongCriteria(answers: readonly JudgedAnswer[]): OverallFeedback['strongCriteria'] {
  const judged = answers.flatMap(({ position, level, assessment }) =>
    assessment.criteria.flatMap((one) =>
      one.level === null
        ? []
        : [{ criterion: one.criterion, position, isReached: station(one.level) >= station(level) }],
    ),
  );
  return [...Map.groupBy(judged, ({ criterion }) => criterion)].flatMap(([criterion, all]) =>
    all.every(({ isReached }) => isReached)
      ? [{ criterion, positions: all.map(({ position }) => position) }]
      : [],
  );
}

/** The first of each answer, then the second of each, none twice. */
function strengthsOf(answers: readonly JudgedAnswer[]): OverallFeedback['strengths'] {
  const inTurn = answers
    .flatMap(({ position, assessment }) =>
      assessment.strengths.map((strength, turn) => ({ ...strength, position, turn })),
    )
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ nb, en, position }) => ({ nb, en, position }));
  return [...new Map(inTurn.toReversed().map((one) => [one.nb, one])).values()]
    .toReversed()
    .slice(0, most.strengths);
}

type Found = { readonly answer: JudgedAnswer; readonly finding: TextFinding };

function improvementsOf(answers: readonly JudgedAnswer[]): readonly OverallImprovement[] {
  const found = answers.flatMap((answer): Found[] =>
    answer.assessment.findings.map((finding) => ({ answer, finding })),
  );
  return [...Map.groupBy(found, ({ finding }) => findingGroup(finding)).values()]
    .map((group) => ({ group, positions: [...new Set(group.map(({ answer }) => answer.position))] }))
    .toSorted(
      (one, other) =>
        Number(other.group.some(isDue)) - Number(one.group.some(isDue)) ||
        other.positions.length - one.positions.length ||
        other.group.length - one.group.length,
    )
    .slice(0, most.improvements)
    .flatMap(({ group, positions }) => {
      const [first] = group;
      if (!first) return [];
      const { nb, en, practice, practiceLevel } = lessonOf(first.finding, group.length);
      return {
        ...{ nb, en, times: group.length, positions, examples: examplesOf(group) },
        ...(practice && practiceLevel ? { practice, practiceLevel } : {}),
      };
    });
}

/** It is expected to sit at the level that was asked for. */
function isDue({ answer, finding }: Found): boolean {
  return station(finding.expectedAt ?? 'A1') <= station(answer.level);
}

/** One of each answer first, so that what returns is seen to return. */
function examplesOf(group: readonly Found[]): OverallImprovement['examples'] {
  const firsts = [
    ...new Map(group.toReversed().map((one) => [one.answer.position, one])).values(),
  ].toReversed();
  const rest = group.filter((one) => !firsts.includes(one));
  const examples = [...firsts, ...rest].map(({ answer, finding }) => {
    const [better] = finding.suggestions;
    const after = wordAfter(answer.text, finding);
    return {
      position: answer.position,
      written: answer.text.slice(finding.start, finding.end) + after,
      better: better === undefined ? null : better + after,
    };
  });
  return [...new Map(examples.toReversed().map((one) => [one.written, one])).values()]
    .toReversed()
    .slice(0, most.examples);
}

/** A word as short as `en` says nothing alone: it is shown with the one after it. */
function wordAfter(text: string, { start, end }: TextFinding): string {
  return end - start > 3 ? '' : (/^ \p{L}+/u.exec(text.slice(end))?.[0] ?? '');
}

function missingPoints({ position, assessment, points }: JudgedAnswer): OverallFeedback['missingPoints'] {
  const missing = points.filter((_, index) => assessment.points?.[index] === null);
  return missing.length === 0 ? [] : [{ position, points: missing }];
}
