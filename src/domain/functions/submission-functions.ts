import { z } from 'zod';
import type { Submission } from '#domain/submissions/submission.ts';
import { textLimits } from '#domain/submissions/written-words.ts';
import type { BothLanguages, ModelAnswer } from '#domain/tasks/presentation.ts';
import { givenTask, nextStep } from './sitting-fields.ts';

const written = {
  ...givenTask(),
  /** The revision that the window knows; 0 when it knows none. */
  revision: z.number().int().min(0),
  text: z.string().max(textLimits.text),
  plan: z.string().max(textLimits.plan).default(''),
};

/** Another window was ahead: what it left there. Nothing was changed. */
const conflict = z.object({
  kind: z.literal('conflict'),
  revision: z.number().int(),
  text: z.string(),
  plan: z.string(),
  updatedAt: z.string(),
});

/** Open tasks: drafts, handing in, what comes back. */
export const submissionFunctions = {
  drafts: {
    input: z.strictObject(written),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('saved'), revision: z.number().int() }),
      conflict,
    ]),
  },
  submissions: {
    input: z.strictObject({ kind: z.literal('write'), ...written }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('submitted'), next: nextStep() }),
      conflict,
    ]),
  },
  assessments: {
    reads: true,
    input: z.strictObject({ sittingId: z.uuid() }),
    output: z.object({ assessments: z.array(z.custom<SubmittedTask>()) }),
  },
  'assessment-retries': {
    input: z.strictObject(givenTask()),
    output: z.object({ status: z.enum(['submitted', 'assessing', 'assessed', 'unassessed', 'failed']) }),
  },
  'model-agreements': {
    /** Left out: nothing changes. */
    input: z.strictObject({ agree: z.boolean().optional() }),
    /** Null provider: no text goes anywhere. */
    output: z.object({ provider: z.string().nullable(), agreed: z.boolean() }),
  },
} as const;

/** A submission with what its task is judged by, which is shown only now. */
export type SubmittedTask = {
  readonly position: number;
  readonly taskId: string;
  readonly submission: Submission;
  readonly points: readonly BothLanguages[];
  /** At the task's level and below; empty for a text that is read aloud. */
  readonly models: readonly ModelAnswer[];
};
