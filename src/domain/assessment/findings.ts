import type { TaskLevel } from '#domain/levels/levels.ts';
import { leastTasks, shareOf, tallyOf } from './evidence.ts';
import { probabilityRight } from './item-response.ts';
import { taskLevels } from './level-scale.ts';
import { holdsFrom } from './mastery.ts';
import type { Finding, ReviewedAnswer, Subject, Summary } from './types.ts';

/** A finding, how far the learner's points lie from what the model expects, in standard deviations, and its tasks. */
export type RatedFinding = {
  readonly finding: Finding;
  readonly surprise: number;
  readonly taskIds: readonly string[];
};

/** Below this many standard deviations it may well be chance. */
const leastSurprise = 1;
/** Up to this share of the points something is weak. */
const weakUpTo = 0.6;

/**
 * What the answers show about skills, grammar points, task kinds and topics, best first: z = Σ(score − P) / √Σ P(1 − P),
 * with P the model's chance of a right answer at the learner's ability in the category (standardised residual;
 * Wright & Masters 1982). Strong is only what also went well as it stands there (Rule 9.181), weak what did not. Of two
 * subjects that would say the same, or of one strong and one weak with mostly the same tasks, the more telling one stays.
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
    .filter(isClear)
    .sort((one, other) => Math.abs(other.surprise) - Math.abs(one.surprise));
  return withoutRepetition(rated).toSorted((one, other) => other.surprise - one.surprise);
}

function subjectsOf(answer: ReviewedAnswer): readonly Subject[] {
  const { category } = answer;
  return [
    ...(answer.grammarPoint ? [{ kind: 'grammar', grammarPoint: answer.grammarPoint } as const] : []),
    { kind: 'skill', skill: answer.skill, category },
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
    return { answer, expected, residual: answer.score - expected };
  });
  const residual = rows.reduce((sum, row) => sum + row.residual, 0);
  const expected = rows.reduce((sum, row) => sum + row.expected, 0);
  const variance = rows.reduce((sum, row) => sum + row.expected * (1 - row.expected), 0);
  const telling = rows.toSorted((one, other) =>
    residual < 0 ? one.residual - other.residual : other.residual - one.residual,
  );
  const places = rows.map(({ answer }) => taskLevels.indexOf(answer.level));
  return {
    surprise: residual / Math.sqrt(Math.max(variance, 0.05)),
    taskIds: group.answers.map(({ taskId }) => taskId),
    finding: {
      subject: group.subject,
      ...tallyOf(group.answers),
      usual: Math.round(expected),
      from: taskLevels[Math.min(...places)] as TaskLevel,
      to: taskLevels[Math.max(...places)] as TaskLevel,
      // An example of a weakness is an answer that was not right, one of a strength an answer that was.
      examples: telling
        .filter(({ answer }) => (residual < 0 ? answer.score < 1 : answer.score === 1))
        .slice(0, 3)
        .map((row) => row.answer.taskId),
    },
  };
}

/** Far enough from what is usual, and strong or weak to anybody who counts. */
function isClear({ surprise, finding }: RatedFinding): boolean {
  const share = shareOf(finding) ?? 0;
  if (surprise >= leastSurprise) return share >= holdsFrom;
  return surprise <= -leastSurprise && share <= weakUpTo;
}

/** `rated` with the most telling first. */
function withoutRepetition(rated: readonly RatedFinding[]): readonly RatedFinding[] {
  const kept: RatedFinding[] = [];
  for (const one of rated) {
    const repeated = kept.some((other) =>
      Math.sign(other.surprise) === Math.sign(one.surprise)
        ? saysTheSame(other, one)
        : overlaps(other.taskIds, one.taskIds),
    );
    if (!repeated && one.finding.examples.length > 0) kept.push(one);
  }
  return kept;
}

/** The same examples, mostly the same tasks, or the same advice: that of a skill or a kind is alike in both parts. */
function saysTheSame(one: RatedFinding, other: RatedFinding): boolean {
  return (
    other.finding.examples.every((example) => one.finding.examples.includes(example)) ||
    overlaps(one.taskIds, other.taskIds) ||
    adviceKey(one.finding.subject) === adviceKey(other.finding.subject)
  );
}

/** More than half of the smaller group stand in both. */
function overlaps(one: readonly string[], other: readonly string[]): boolean {
  const both = one.filter((id) => other.includes(id)).length;
  return both > Math.min(one.length, other.length) / 2;
}

/** Subjects with the same key are advised the same. */
export function adviceKey(subject: Subject): string {
  switch (subject.kind) {
    case 'skill':
      return `skill ${subject.skill}`;
    case 'grammar':
      return `grammar ${subject.grammarPoint}`;
    case 'task_kind':
      return `task_kind ${subject.taskKind}`;
    case 'topic':
      return 'topic';
    case 'category':
      return `category ${subject.category}`;
  }
}
