import { z } from 'zod';
import { mailKinds } from '#domain/mails/mail-choices.ts';

/** Feedback, the codes it and the welcome modal give, redeeming one, and stopping a mail. Times are ISO 8601. */
export const discountFunctions = {
  feedback: {
    input: z.strictObject({
      text: z.string(),
      /** Where a code is to be sent. */
      email: z.string().optional(),
      locale: locale(),
      requestKey: z.string().regex(/^[\w-]{8,80}$/),
    }),
    output: z.object({
      saved: z.literal(true),
      /** False when no address was given or the mail did not go out. Says nothing about what the address had before. */
      codeSent: z.boolean(),
    }),
  },
  'welcome-codes': {
    input: z.strictObject({ email: z.string(), name: z.string().optional(), locale: locale() }),
    output: z.object({ sent: z.literal(true) }),
  },
  'code-redemptions': {
    input: z.strictObject({ code: z.string().max(100) }),
    output: z.object({
      given: z.object({ tier: z.number(), days: z.number(), startsAt: z.string(), expiresAt: z.string() }),
    }),
  },
  /** The link at the foot of a mail: the token names the person and the mail. */
  unsubscribes: {
    input: z.strictObject({ token: z.string().max(2000) }),
    output: z.object({ stopped: z.enum(mailKinds) }),
  },
} as const;

function locale() {
  return z.enum(['en-GB', 'nb-NO']);
}
