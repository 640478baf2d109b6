import { posteriorOf } from '#domain/assessment/ability.ts';
import { cellsBelow, momentsOf, quantileOf } from '#domain/assessment/grid.ts';
import { probabilityRight } from '#domain/assessment/item-response.ts';
import { levelValue, productScale } from '#domain/assessment/level-scale.ts';
import type { Answer } from '#domain/assessment/types.ts';
import { examFacts } from '#domain/exam/facts.ts';

/** The levels that a part is reported in, as the exam does it, lowest first. */
export const reportedLevels = examFacts.results.value;
export type ReportedLevel = (typeof reportedLevels)[number];

/** What a part of a mock exam came to. Plain values, kept with the part. */
export type PartResult = {
  readonly level: ReportedLevel;
  /** Probability of `level`, 0 to 1, and of each of the five. */
  readonly certainty: number;
  readonly probabilities: readonly { readonly level: ReportedLevel; readonly probability: number }[];
  /** Ability in logits and its standard error, in logits and in levels. */
  readonly theta: number;
  readonly se: number;
  readonly seLevels: number;
  /** Ability and its central 90 % on the level scale, 0 to 5: for the mountain profile. */
  readonly v: number;
  readonly low: number;
  readonly high: number;
  /** Tasks that were given, that were answered, and that were wholly right. */
  readonly tasks: number;
  readonly answered: number;
  readonly correct: number;
  /** What separates it from the next level; null at B2. */
  readonly next: {
    readonly level: ReportedLevel;
    readonly levels: number;
    readonly moreRight: number;
  } | null;
  /** All three tests were reached: else the level is less sure than the exam's. */
  readonly complete: boolean;
  /** Most clips were read by a robot voice: listening is provisional. Rule 9.242. */
  readonly robotVoice: boolean;
};

/**
 * Rule 9.296: a part's result as the exam reports it: under A1, A1, A2, B1 or B2, the likeliest of the five by the expected a
 * posteriori estimate over the form's tasks (`posteriorOf`, Bock & Mislevy 1982). What was not answered counts as wrong. C1
 * counts to B2: the test does not reach above it. `moreRight` is how many right answers more somebody at the next level's cut
 * gives on these tasks, by the model.
 */
export function partResult(input: {
  readonly answers: readonly Answer[];
  readonly answered: number;
  readonly complete: boolean;
  readonly robotVoice?: boolean;
}): PartResult {
  const { answers, answered, complete, robotVoice = false } = input;
  const posterior = posteriorOf(answers);
  const masses = [...posterior.categories.values()][0] ?? posterior.other;
  const { mean, variance } = momentsOf(masses);
  const probabilities = probabilitiesIn(masses);
  const likeliest = probabilities.reduce((most, other) =>
    other.probability > most.probability ? other : most,
  );
  const se = Math.sqrt(variance);
  return {
    level: likeliest.level,
    certainty: likeliest.probability,
    probabilities,
    theta: mean,
    se,
    seLevels: se / levelWidth,
    v: levelValue(mean),
    low: levelValue(quantileOf(masses, 0.05)),
    high: levelValue(quantileOf(masses, 0.95)),
    tasks: answers.length,
    answered,
    correct: answers.filter(({ score }) => score === 1).length,
    next: nextLevel({ level: likeliest.level, theta: mean, answers }),
    complete,
    robotVoice,
  };
}

/** The cuts that the exam reports: where A1, A2, B1 and B2 begin. */
const reportedCuts = productScale.cuts.slice(0, reportedLevels.length - 1);
/** Logits from one level to the next. */
const levelWidth = productScale.cuts[1] - productScale.cuts[0];

function probabilitiesIn(masses: Float64Array): PartResult['probabilities'] {
  const edges = [0, ...reportedCuts.map(cellsBelow), masses.length];
  return reportedLevels.map((level, index) => ({
    level,
    probability: masses.slice(edges[index], edges[index + 1]).reduce((sum, mass) => sum + mass, 0),
  }));
}

function nextLevel(input: {
  readonly level: ReportedLevel;
  readonly theta: number;
  readonly answers: readonly Answer[];
}): PartResult['next'] {
  const { level, theta, answers } = input;
  const place = reportedLevels.indexOf(level);
  const next = reportedLevels[place + 1];
  const cut = reportedCuts[place];
  if (next === undefined || cut === undefined) return null;
  const expectedAt = (ability: number) =>
    answers.reduce((sum, { item }) => sum + probabilityRight(item, ability), 0);
  return {
    level: next,
    levels: Math.max(0, cut - theta) / levelWidth,
    moreRight: Math.max(1, Math.ceil(expectedAt(cut) - expectedAt(theta))),
  };
}
