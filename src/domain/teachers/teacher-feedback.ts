import type { z } from 'zod';
import type { Level } from '#domain/levels/levels.ts';
import { type Criterion, speakingCriteria, writingCriteria } from '#domain/submissions/assessment.ts';
import type { teacherFeedback } from './feedback-schema.ts';

/** A teacher's feedback; its schema stands alone, so that it does not reach the browser. */
export type TeacherFeedback = Readonly<z.output<typeof teacherFeedback>>;
export type TeacherMark = Readonly<TeacherFeedback['marks'][number]>;
export type TeacherMoment = Readonly<TeacherFeedback['moments'][number]>;
export type TeacherCriterion = Readonly<TeacherFeedback['criteria'][number]>;

/** The criteria of a kind, in the order of the form. */
export function criteriaOf(kind: 'write' | 'speak'): readonly Criterion[] {
  return kind === 'write' ? writingCriteria : speakingCriteria;
}

/** Before the first word. */
export function emptyFeedback(kind: 'write' | 'speak'): TeacherFeedback {
  const criteria = criteriaOf(kind).map((criterion) => ({ criterion, level: null, note: '' }));
  return { marks: [], moments: [], criteria, level: null, comment: '', strengths: '', nextSteps: '' };
}

/** What is still missing before it can be sent. */
export type MissingPart = Criterion | 'level' | 'comment' | 'marks';

/**
 * Rule 9.444: each criterion and the whole have a level, there is a comment, and every mark lies in the text and says something.
 * @param text what the marks lie in
 */
export function missingParts(
  feedback: TeacherFeedback,
  { kind, text }: { readonly kind: 'write' | 'speak'; readonly text: string },
): readonly MissingPart[] {
  const judged = new Set(
    feedback.criteria.flatMap((one): Criterion[] => (one.level === null ? [] : [one.criterion])),
  );
  const isSound = ({ start, end, correction, note: said }: TeacherMark) =>
    start < end && end <= text.length && (correction.trim() !== '' || said.trim() !== '');
  return [
    ...criteriaOf(kind).filter((criterion) => !judged.has(criterion)),
    ...(feedback.level === null ? (['level'] as const) : []),
    ...(feedback.comment.trim() === '' ? (['comment'] as const) : []),
    ...(feedback.marks.every(isSound) ? [] : (['marks'] as const)),
  ];
}

/** The levels of a judgement alone: what is compared with another's. */
export type JudgedLevels = {
  readonly level: Level;
  readonly criteria: readonly { readonly criterion: Criterion; readonly level: Level }[];
};

/** @returns null while a level is missing */
export function judgedLevels(feedback: TeacherFeedback): JudgedLevels | null {
  if (feedback.level === null) return null;
  const criteria = feedback.criteria.flatMap(({ criterion, level: judged }) =>
    judged === null ? [] : [{ criterion, level: judged }],
  );
  return criteria.length === feedback.criteria.length ? { level: feedback.level, criteria } : null;
}
