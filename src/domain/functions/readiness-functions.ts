import { z } from 'zod';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import type { Readiness } from '#domain/readiness/chance-of-level.ts';
import type { PlannedWeek } from '#domain/readiness/week-plan.ts';

/** How likely the target level is on the exam's day, and what to do until then. Rule 9.310, Rule 9.313. */
export const readinessFunctions = {
  readiness: {
    reads: true,
    input: z.strictObject({
      /** Without the plan the answer is shorter: for the overview. */
      plan: z.boolean().default(false),
    }),
    output: z.object({
      /** Null without an exam to come, or a level to reach in it. */
      readiness: z
        .object({
          today: z.iso.date(),
          examDay: z.iso.date(),
          target: z.enum(taskLevels),
          parts: z.array(
            z.object({
              category: z.enum(categories),
              /** If practice goes on as in the last four weeks; null while too little is known. */
              chance: z.custom<Readiness | null>(),
              /** If nothing were practised from now on, 0 to 1. */
              withoutPractice: z.number().nullable(),
              /** Answers that it rests on; in writing and speaking judged texts and recordings. */
              evidence: z.number().int(),
              /** How many more there must be before anything is said of the chance; 0: enough. Rule 9.501. */
              missing: z.number().int(),
              /** The level to practise it at. */
              practise: z.enum(taskLevels),
            }),
          ),
          /** Tasks a week in the last four. */
          weeklyTasks: z.number(),
          daysAWeek: z.number().int(),
          minutesADay: z.number().int(),
          plan: z.array(z.custom<PlannedWeek>()),
        })
        .nullable(),
    }),
  },
} as const;
