import { z } from 'zod';
import { cardKinds } from '#domain/flashcards/card-kinds.ts';
import { ratings } from '#domain/flashcards/ratings.ts';

/** A word of the lexicon on a card. */
const cardWord = z.object({
  lemmaId: z.string(),
  lemma: z.string(),
  pos: z.string(),
  gender: z.string().nullable(),
  level: z.string(),
  forms: z.record(z.string(), z.array(z.string())),
  english: z.string(),
  example: z.object({ nb: z.string(), en: z.string() }),
});

/** A note of one's own on a card: plain text, with its sounds and pictures. */
const cardNote = z.object({
  noteId: z.string(),
  front: z.string(),
  back: z.string(),
  example: z.string(),
  exampleMeaning: z.string(),
  media: z.array(
    z.object({
      mediaId: z.string(),
      side: z.enum(['front', 'back', 'example']),
      name: z.string(),
      type: z.string(),
    }),
  ),
});

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
          /** 'word:<lemma>:<kind>' or 'note:<id>:<kind>' (domain/flashcards/card-kinds.ts). */
          cardId: z.string(),
          kind: z.enum(cardKinds),
          isNew: z.boolean(),
          /** The word of the lexicon that it is of; else it is of a note. */
          word: cardWord.nullable(),
          note: cardNote.nullable(),
          /** The name of the note's deck. */
          deck: z.string().nullable(),
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
      cardId: z.string().min(1).max(200),
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
