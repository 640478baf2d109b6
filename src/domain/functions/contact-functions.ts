import { z } from 'zod';
import { contactTopics } from '#domain/contact/contact-message.ts';

/** A message to the people who run the product. */
export const contactFunctions = {
  'contact-messages': {
    input: z.strictObject({
      topic: z.enum(contactTopics),
      text: z.string(),
      /** Where the answer goes. */
      email: z.string(),
      locale: z.enum(['en-GB', 'nb-NO']),
      requestKey: z.string().regex(/^[\w-]{8,80}$/),
      /** What the form's hidden field held; people leave it empty. */
      trap: z.string().max(200).default(''),
      /** From when the form was shown until it was sent, in milliseconds. */
      ms: z
        .number()
        .int()
        .min(0)
        .max(2 ** 40),
    }),
    output: z.object({
      /** What the mails about it are called by. */
      reference: z.string(),
      /** Whether a mail says that it arrived. */
      /** Within how many hours the answer comes. */
      hours: z.number().int(),
      confirmed: z.boolean(),
    }),
  },
} as const;
