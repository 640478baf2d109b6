import { z } from 'zod';
import { contactTopics } from '#domain/contact/contact-message.ts';
import { count, counted, moment, reason, someone } from './admin-fields.ts';

/** Messages that people wrote, and their answers. */
export const adminMessageFunctions = {
  'admin-messages': {
    reads: true,
    input: z.strictObject({ list: z.enum(['open', 'answered', 'suspected']), page: count(1, 40).default(1) }),
    output: z.object({
      messages: z.array(
        z.object({
          id: z.uuid(),
          reference: z.string(),
          at: moment,
          topic: z.enum(contactTopics),
          text: z.string(),
          email: z.string(),
          /** Of somebody with Premium: to be answered first. */
          priority: z.boolean(),
          locale: z.enum(['en-GB', 'nb-NO']),
          /** Null: somebody without an account. */
          person: someone.nullable(),
          status: z.enum(['open', 'answered']),
          answer: z.string().nullable(),
          answeredAt: moment.nullable(),
          note: z.string().nullable(),
        }),
      ),
      ...counted(),
    }),
  },
  'admin-message-changes': {
    input: z.discriminatedUnion('kind', [
      /** Sent to the writer's address. */
      z.strictObject({
        kind: z.literal('answer'),
        messageId: z.uuid(),
        text: z.string().trim().min(1).max(5000),
      }),
      /** Answered in another way, or needs none. */
      z.strictObject({ kind: z.literal('close'), messageId: z.uuid(), reason }),
      z.strictObject({ kind: z.literal('reopen'), messageId: z.uuid(), reason }),
      z.strictObject({ kind: z.literal('note'), messageId: z.uuid(), note: z.string().trim().max(2000) }),
    ]),
    output: z.object({ status: z.enum(['open', 'answered']) }),
  },
} as const;
