import { z } from 'zod';
import { customLength } from './custom-length.ts';
import type { PracticeOrigin } from './practice-origin.ts';

/** The settings of a custom test as they come in. Rule 1.5, Rule 5.2. */
export const customSettings = z.strictObject({
  levels: z.array(z.enum(['A1', 'A2', 'B1', 'B2', 'C1'])).max(5),
  categories: z.array(z.enum(['read', 'listen', 'write', 'speak'])).max(4),
  tasks: z.number().int().min(customLength.atLeast).max(customLength.atMost),
  /** Levels mixed; else from the easiest level to the hardest. */
  randomOrder: z.boolean(),
  /** Show key and explanation while testing. */
  showAnswers: z.boolean(),
  /** Listening: as often as the exam plays it, or as often as one likes. */
  plays: z.enum(['exam', 'free']),
});
export type CustomSettings = z.infer<typeof customSettings> & {
  /** The test is a round of practice; only the server writes it. */
  readonly practice?: PracticeOrigin;
};
