import { z } from 'zod';
import { taskLevels } from '#domain/levels/levels.ts';
import { recordingTypes } from '#domain/speaking/recording-limits.ts';
import { speakingCriteria, writingCriteria } from '#domain/submissions/assessment.ts';
import { teacherFeedback } from '#domain/teachers/feedback-schema.ts';
import type {
  QueuedRequest,
  SentRequest,
  TeacherPhrase,
  TeacherWork,
} from '#domain/teachers/teacher-work.ts';

const requestId = z.uuid();
const drafted = { requestId, revision: z.number().int().min(0), feedback: teacherFeedback };
const criterion = z.enum([...writingCriteria, ...speakingCriteria]).nullable();

/** Feedback by teachers: sending, the queue, the work, what comes back. Rule 9.440 to 9.447. */
export const teacherFunctions = {
  'teacher-requests': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('send'),
        submissionId: z.uuid(),
        /** Empty: the teacher reads no name. */
        name: z.string().trim().max(40),
        question: z.string().trim().max(500),
        language: z.enum(['en', 'nb']),
      }),
      z.strictObject({ kind: z.literal('withdraw'), requestId }),
      z.strictObject({ kind: z.literal('ask_back'), requestId, text: z.string().trim().min(1).max(1000) }),
    ]),
    output: z.object({ done: z.literal(true) }),
  },
  'teacher-answers': {
    reads: true,
    input: z.strictObject({ sittingId: z.uuid() }),
    output: z.object({
      /** The licence holds it, and the account is one of its own. */
      maySend: z.boolean(),
      /** A first name to begin with; empty where there is none. */
      name: z.string(),
      requests: z.array(z.custom<SentRequest>()),
    }),
  },
  'teacher-queue': {
    reads: true,
    input: z.strictObject({
      show: z.enum(['open', 'mine', 'answered']).default('open'),
      category: z.enum(['write', 'speak']).optional(),
      level: z.enum(taskLevels).optional(),
    }),
    output: z.object({ requests: z.array(z.custom<QueuedRequest>()), more: z.boolean() }),
  },
  'teacher-work': {
    reads: true,
    input: z.strictObject({ requestId }),
    output: z.custom<TeacherWork>((value) => typeof value === 'object'),
  },
  'teacher-reviews': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('take'), requestId }),
      z.strictObject({ kind: z.literal('give_back'), requestId }),
      z.strictObject({ kind: z.literal('save'), ...drafted }),
      z.strictObject({ kind: z.literal('submit'), ...drafted, secondOpinion: z.boolean() }),
      z.strictObject({
        kind: z.literal('answer_back'),
        requestId,
        text: z.string().trim().min(1).max(4000),
      }),
    ]),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), revision: z.number().int() }),
      /** Another window was ahead: what lies there. Nothing was changed. */
      z.object({ kind: z.literal('conflict'), revision: z.number().int(), feedback: teacherFeedback }),
    ]),
  },
  'teacher-voices': {
    input: z.discriminatedUnion('kind', [
      /** Where to send it; asked again with the name, it goes on where it stopped. */
      z.strictObject({
        kind: z.literal('upload'),
        requestId,
        type: z.enum(recordingTypes),
        name: z.string().max(200).nullable(),
      }),
      z.strictObject({ kind: z.literal('keep'), requestId, name: z.string().max(200) }),
      z.strictObject({ kind: z.literal('remove'), requestId }),
    ]),
    output: z.object({
      name: z.string().nullable(),
      token: z.string().nullable(),
      uploaded: z.boolean(),
      seconds: z.number().nullable(),
    }),
  },
  'teacher-sounds': {
    reads: true,
    /** The learner's recording, one's own spoken comment, or the other teacher's. */
    input: z.strictObject({ requestId, what: z.enum(['recording', 'voice']) }),
    output: z.object({ path: z.string() }),
  },
  'teacher-phrases': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('add'), criterion, text: z.string().trim().min(1).max(500) }),
      z.strictObject({ kind: z.literal('remove'), phraseId: z.uuid() }),
    ]),
    output: z.object({ phrases: z.array(z.custom<TeacherPhrase>()) }),
  },
} as const;
