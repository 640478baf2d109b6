import { z } from 'zod';
import { misfitKinds } from '#domain/items/misfits.ts';
import { reportOutcomes, reportReasons } from '#domain/items/report-reasons.ts';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import type { GivenTask } from '#domain/tasks/given-task.ts';
import type { PublicStimulus, PublicTask, SecretStimulus, SecretTask } from '#domain/tasks/presentation.ts';

const taskId = z.string().min(1).max(200);
const reason = z.string().trim().min(3).max(500);

const listed = {
  taskId,
  /** As its file is called; null for one that lies in no file. */
  contentId: z.string().nullable(),
  title: z.string(),
  category: z.enum(categories),
  level: z.enum(taskLevels),
  kind: z.string(),
  withdrawnAt: z.string().nullable(),
  openReports: z.number().int(),
  /** Null while nobody's answers have been counted. */
  statistics: z
    .object({
      answers: z.number().int(),
      meanScore: z.number(),
      discrimination: z.number().nullable(),
      outfit: z.number(),
      infit: z.number(),
      medianMs: z.number().int(),
      exposure: z.number().nullable(),
      misfits: z.array(z.enum(misfitKinds)),
      computedAt: z.string(),
    })
    .nullable(),
};

/** Tasks in use: what learners report, how they behave, and taking them out. Rule 9.320 to 9.323. */
export const itemFunctions = {
  'task-reports': {
    input: z.strictObject({
      sittingId: z.uuid(),
      taskId,
      reason: z.enum(reportReasons),
      text: z.string().trim().max(1000).default(''),
      locale: z.enum(['en-GB', 'nb-NO']),
    }),
    output: z.object({ status: z.enum(['open', 'answered']) }),
  },
  'admin-tasks': {
    reads: true,
    input: z.strictObject({
      list: z.enum(['reported', 'misfits', 'withdrawn', 'all']).default('reported'),
      category: z.enum(categories).optional(),
      level: z.enum(taskLevels).optional(),
      page: z.coerce.number().int().min(1).max(400).default(1),
    }),
    output: z.object({ tasks: z.array(z.object(listed)), total: z.number().int(), more: z.boolean() }),
  },
  'admin-task': {
    reads: true,
    input: z.strictObject({ taskId }),
    output: z.object({
      task: z.object({
        ...listed,
        public: z.custom<PublicTask>(),
        secret: z.custom<SecretTask>(),
        stimulus: z.custom<PublicStimulus>(),
        /** Of the scenes that task and stimulus name. */
        drawings: z.custom<GivenTask['drawings']>(),
        /** Of a clip. */
        transcript: z.custom<SecretStimulus | null>(),
        responses: z.array(
          z.object({ answer: z.string(), count: z.number().int(), ability: z.number(), isKey: z.boolean() }),
        ),
      }),
      reports: z.array(
        z.object({
          id: z.uuid(),
          reason: z.enum(reportReasons),
          text: z.string(),
          at: z.string(),
          /** Whether the task has been changed since. */
          isOld: z.boolean(),
          outcome: z.enum(reportOutcomes).nullable(),
          answer: z.string(),
        }),
      ),
    }),
  },
  'admin-task-changes': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('withdraw'), taskId, reason }),
      z.strictObject({ kind: z.literal('restore'), taskId, reason }),
      z.strictObject({
        kind: z.literal('answer'),
        taskId,
        reportId: z.uuid(),
        outcome: z.enum(reportOutcomes),
        text: z.string().trim().max(2000),
      }),
    ]),
    output: z.object({ withdrawn: z.boolean() }),
  },
} as const;
