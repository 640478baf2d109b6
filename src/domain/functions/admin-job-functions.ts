import { z } from 'zod';
import { moment } from './admin-fields.ts';

/** What is done in the background, and what could not be done. */
export const adminJobFunctions = {
  'admin-jobs': {
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      kinds: z.array(
        z.object({
          name: z.string(),
          scheduled: z.boolean(),
          ...{ waiting: z.number().int(), retrying: z.number().int(), running: z.number().int() },
          /** Of the last three days. */
          ...{ done: z.number().int(), failed: z.number().int() },
          last: z
            .object({
              state: z.enum(['running', 'done', 'failed']),
              startedAt: moment,
              durationMs: z.number().nullable(),
              error: z.string().nullable(),
            })
            .nullable(),
        }),
      ),
      deadLetters: z.array(
        z.object({
          id: z.uuid(),
          job: z.string(),
          enqueuedAt: moment,
          failedAt: moment,
          tries: z.number().int(),
          error: z.string(),
          /** Names and ids: 'orderId 6f9c…'. */
          about: z.array(z.string()),
        }),
      ),
      more: z.boolean(),
    }),
  },
  'admin-job-retries': { input: z.strictObject({ id: z.uuid() }), output: z.object({ job: z.string() }) },
  'admin-job-removals': { input: z.strictObject({ id: z.uuid() }), output: z.object({ job: z.string() }) },
} as const;
