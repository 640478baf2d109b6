import { z } from 'zod';
import { recordingTypes } from '#domain/speaking/recording-limits.ts';
import { givenTask, nextStep, position } from './sitting-fields.ts';

/** A recording's name in the storage: `<person's id>/<test's id>/<position>-<random>.<ending>`. */
const recordingName = z.string().max(200);

/** How long ago the recording began by the browser's running clock, in milliseconds. Rule 9.502. */
const begunMsAgo = z
  .number()
  .int()
  .min(0)
  .max(3 * 3_600_000);

/** Spoken answers: sending, handing in, hearing the partner, deleting. */
export const recordingFunctions = {
  'recording-starts': {
    input: z.strictObject({ ...givenTask(), begunMsAgo }),
    /** False where no time is kept: in practice. */
    output: z.object({ isKept: z.boolean() }),
  },
  'recording-uploads': {
    input: z.strictObject({
      ...givenTask(),
      type: z.enum(recordingTypes),
      /** Of an upload that was begun before; it goes on under its name. */
      name: recordingName.nullable(),
    }),
    output: z.object({
      name: z.string(),
      /** For `x-signature` at `storage/v1/upload/resumable/sign`: good for this name and two hours. */
      token: z.string(),
      uploaded: z.boolean(),
    }),
  },
  'recorded-answers': {
    input: z.strictObject({
      ...givenTask(),
      /** Null for who practised without recording. */
      name: recordingName.nullable(),
      heardLines: z.array(z.number().int().min(1).max(20)).max(20),
      /** What the browser's own recogniser understood, a line a turn. */
      transcript: z.string().max(20_000).nullable(),
      /** Left out or null: nobody says. */
      begunMsAgo: begunMsAgo.nullable().optional(),
    }),
    output: z.object({ next: nextStep() }),
  },
  'partner-lines': {
    reads: true,
    input: z.strictObject({ ...givenTask(), line: position() }),
    output: z.object({ text: z.string() }),
  },
  'recording-deletions': {
    /** Of one answer, or of all. */
    input: z.strictObject({ submissionId: z.uuid().nullable() }),
    output: z.object({ deleted: z.number().int() }),
  },
} as const;
