import { z } from 'zod';
import { ratings } from '#domain/flashcards/ratings.ts';

/** Words that are due, and what came of them. */
export const cardFunctions = {
  cards: {
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      /** Words whose time has come, new ones that are still to come today, words learned. */
      counts: z.object({ due: z.number().int(), fresh: z.number().int(), learned: z.number().int() }),
      cards: z.array(
        z.object({
          lemmaId: z.string(),
          isNew: z.boolean(),
          lemma: z.string(),
          pos: z.string(),
          gender: z.string().nullable(),
          level: z.string(),
          forms: z.record(z.string(), z.array(z.string())),
          english: z.string(),
          example: z.object({ nb: z.string(), en: z.string() }),
          /** The sentence in which the person met the word, if it was kept from a text. */
          met: z.string().nullable(),
          /** When it would come again, ISO 8601. */
          again: z.record(z.enum(ratings), z.string()),
        }),
      ),
    }),
  },
  'card-reviews': {
    input: z.strictObject({
      lemmaId: z.string().min(1).max(120),
      rating: z.enum(ratings),
      ms: z.number().int().min(0).max(3_600_000),
      requestKey: z.string().min(8).max(80),
    }),
    output: z.object({
      /** When the word comes again, ISO 8601. */
      dueAt: z.string(),
      again: z.record(z.enum(ratings), z.string()),
    }),
  },
  'card-review-undos': {
    input: z.strictObject({ requestKey: z.string().min(8).max(80) }),
    output: z.object({ undone: z.boolean() }),
  },
} as const;
