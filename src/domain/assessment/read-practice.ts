import { z } from 'zod';
import { taskLevels } from '#domain/levels/levels.ts';
import { type PracticePreferences, usualPractice } from './practice.ts';

const stored = z
  .object({
    levels: z.array(z.enum(taskLevels)).max(5).catch([]),
    categories: z
      .array(z.enum(['read', 'listen']))
      .max(2)
      .catch([]),
    quick: z.boolean().catch(usualPractice.quick),
    randomOrder: z.boolean().catch(usualPractice.randomOrder),
    showAnswers: z.boolean().catch(usualPractice.showAnswers),
    freePlays: z.boolean().catch(usualPractice.freePlays),
    minutesADay: z.number().int().min(5).max(180).catch(usualPractice.minutesADay),
    weeklyDays: z.number().int().min(0).max(7).catch(usualPractice.weeklyDays),
  })
  .catch(usualPractice as never);

/** The preferences that are stored, `users.practice`; what is missing or wrong there is as usual. */
export function readPractice(value: unknown): PracticePreferences {
  return stored.parse(value);
}
