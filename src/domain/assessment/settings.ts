import { z } from 'zod';

/**
 * The settings of a test (Rule 3.8) as they come in. Rule 5.2: at least one level and one category;
 * tasks are drawn only from the chosen ones.
 */
export const testSettings = z.strictObject({
  levels: z.array(z.enum(['A1', 'A2', 'B1', 'B2', 'C1'])).max(5),
  /** What a level test can mark by itself today. */
  categories: z.array(z.enum(['read', 'listen'])).max(2),
  length: z.enum(['quick', 'full']),
  randomOrder: z.boolean(),
  /** Show key and explanation while testing. */
  showAnswers: z.boolean(),
  /** Listening: as often as the exam plays it, or as often as one likes. */
  plays: z.enum(['exam', 'free']),
});
export type TestSettings = z.infer<typeof testSettings>;
