import type { TaskLevel } from '#domain/levels/levels.ts';
import { probabilityRight } from './item-response.ts';
import { taskLevels } from './level-scale.ts';
import { pointsOf } from './mastery.ts';
import type { Finding, ReviewedAnswer, Subject, Summary } from './types.ts';

/** A finding, and how far the learner's points lie from what the model expects, in standard deviations. */
export type RatedFinding = { readonly finding: Finding; readonly surprise: number };

/** Subjects with fewer tasks say nothing, but a grammar point may stand on one. */
const leastTasks = 2;
/** Below this many standard deviations it may be chance. */
const leastSurprise = 0.5;

/**
 * What the answers show about skills, grammar points, task kinds and topics, best first: z = Σ(points − P) / √Σ P(1 − P),
 * with P the model's chance of a right answer at the learner's ability in the category (standardised residual;
 * Wright & Masters 1982). Of two subjects with the same tasks the more telling one stays.
 */
export function findingsOf(
  answers: readonly ReviewedAnswer[],
  facts: Pick<Summary, 'categories' | 'overall'>,
): readonly RatedFinding[] {
  const groups = new Map<string, { subject: Subject; answers: ReviewedAnswer[] }>();
  for (const answer of answers) {
    for (const subject of subjectsOf(answer)) {
      const key = JSON.stringify(subject);
      const group = groups.get(key) ?? { subject, answers: [] };
      group.answers.push(answer);
      groups.set(key, group);
    }
  }
  const rated = [...groups.values()]
    .filter((group) => group.answers.length >= leastTasks)
    .map((group) => rate(group, facts))
    .filter(({ surprise }) => Math.abs(surprise) >= leastSurprise)
    .sort((one, other) => Math.abs(other.surprise) - Math.abs(one.surprise));
  return withoutRepetition(rated).toSorted((one, other) => other.surprise - one.surprise);
}

function subjectsOf(answer: ReviewedAnswer): readonly Subject[] {
  const { category } = answer;
  return [
    // A grammar point says more than that it is grammar.
    answer.grammarPoint
      ? { kind: 'grammar', grammarPoint: answer.grammarPoint }
      : { kind: 'skill', skill: answer.skill, category },
    { kind: 'task_kind', taskKind: answer.kind, category },
    { kind: 'topic', topic: answer.topic },
  ];
}

function rate(
  group: { readonly subject: Subject; readonly answers: readonly ReviewedAnswer[] },
  facts: Pick<Summary, 'categories' | 'overall'>,
): RatedFinding {
  const rows = group.answers.map((answer) => {
    const theta =
      facts.categories.find((one) => one.category === answer.category)?.estimate?.theta ??
      facts.overall.theta;
    const expected = probabilityRight(answer.item, theta);
    return { answer, expected, residual: pointsOf(answer) - expected };
  });
  const residual = rows.reduce((sum, row) => sum + row.residual, 0);
  const variance = rows.reduce((sum, row) => sum + row.expected * (1 - row.expected), 0);
  const telling = rows.toSorted((one, other) =>
    residual < 0 ? one.residual - other.residual : other.residual - one.residual,
  );
  const places = rows.map(({ answer }) => taskLevels.indexOf(answer.level));
  return {
    surprise: residual / Math.sqrt(Math.max(variance, 0.05)),
    finding: {
      subject: group.subject,
      tasks: rows.length,
      points: rows.reduce((sum, row) => sum + pointsOf(row.answer), 0),
      expectedPoints: rows.reduce((sum, row) => sum + row.expected, 0),
      from: taskLevels[Math.min(...places)] as TaskLevel,
      to: taskLevels[Math.max(...places)] as TaskLevel,
      examples: telling
        .filter((row) => (residual < 0 ? row.residual < 0 : row.residual > 0))
        .slice(0, 3)
        .map((row) => row.answer.taskId),
    },
  };
}

/** Subjects whose examples another, more telling one shows already say nothing new. */
function withoutRepetition(rated: readonly RatedFinding[]): readonly RatedFinding[] {
  const kept: RatedFinding[] = [];
  for (const one of rated) {
    const repeated = kept.some(
      (other) =>
        Math.sign(other.surprise) === Math.sign(one.surprise) &&
        one.finding.examples.every((example) => other.finding.examples.includes(example)),
    );
    if (!repeated && one.finding.examples.length > 0) kept.push(one);
  }
  return kept;
}
