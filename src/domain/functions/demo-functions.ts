import { z } from 'zod';

export const demoFunctions = {
  demos: {
    input: z.strictObject({ locale: z.enum(['en-GB', 'nb-NO']) }),
    /** When it is thrown away, ISO 8601. */
    output: z.object({ until: z.string() }),
  },
  'demo-endings': { input: z.strictObject({}), output: z.object({ ended: z.literal(true) }) },
} as const;
