import { z } from 'zod';
import { levels } from '#domain/levels/levels.ts';
import { markKinds, speakingCriteria, writingCriteria } from '#domain/submissions/assessment.ts';
import { feedbackLimits } from './feedback-limits.ts';

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
