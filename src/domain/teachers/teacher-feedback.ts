import { z } from 'zod';
import { type Level, levels } from '#domain/levels/levels.ts';
import {
  type Criterion,
  markKinds,
  speakingCriteria,
  writingCriteria,
} from '#domain/submissions/assessment.ts';

/** Letters that each part may have. */
export const feedbackLimits = { correction: 300, note: 1000, words: 4000, marks: 150, moments: 60 } as const;

const level = z.enum(levels).nullable();
const words = z.string().max(feedbackLimits.words);
const note = z.string().max(feedbackLimits.note);
const id = z.string().regex(/^[\w-]{1,40}$/);

/** A teacher's feedback, from its first draft on: `draft` and `feedback` of the tables hold it. Decision 147. */
export const teacherFeedback = z.strictObject({
  /** In the text, or the transcript; offsets in UTF-16 units. */
  marks: z
    .array(
      z.strictObject({
        id,
        start: z.number().int().min(0),
        end: z.number().int().min(1),
        kind: z.enum(markKinds),
        /** What could stand there; empty where nothing is suggested. */
        correction: z.string().max(feedbackLimits.correction),
        note,
      }),
    )
    .max(feedbackLimits.marks),
  /** At a time of the recording. */
  moments: z
    .array(z.strictObject({ id, seconds: z.number().min(0).max(3600), note }))
    .max(feedbackLimits.moments),
  criteria: z
    .array(z.strictObject({ criterion: z.enum([...writingCriteria, ...speakingCriteria]), level, note }))
    .max(5),
  /** Of the whole. */
  level,
  comment: words,
  strengths: words,
  nextSteps: words,
});

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
