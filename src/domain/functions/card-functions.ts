import { z } from 'zod';
import { cardKinds } from '#domain/flashcards/card-kinds.ts';
import { cardHolds } from '#domain/flashcards/holds.ts';
import { leechActions } from '#domain/flashcards/leeches.ts';
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

/** How cards come again, as `domain/flashcards/schedule-settings.ts` explains. */
const schedule = z.object({
  recallAim: z.number(),
  learningMinutes: z.array(z.number()).readonly(),
  relearningMinutes: z.array(z.number()).readonly(),
  parameters: z.array(z.number()).readonly().nullable(),
  spread: z.boolean(),
  longestDays: z.number(),
});

/** A card that was reviewed, as `CardState`; times as ISO 8601. */
const cardState = z.object({
  dueAt: z.string(),
  stability: z.number(),
  difficulty: z.number(),
  state: z.enum(['learning', 'review', 'relearning']),
  learningStep: z.number().int(),
  scheduledDays: z.number().int(),
  reviews: z.number().int(),
  lapses: z.number().int(),
  reviewedAt: z.string(),
});

const requestKey = z.string().min(8).max(80);
const cardId = z.string().min(1).max(200);

/** Words that are due, and what came of them. */
export const cardFunctions = {
  cards: {
    reads: true,
    /** `ahead`: all of today and tomorrow, at most 300, for a browser to keep. */
    input: z.strictObject({ ahead: z.boolean().optional() }),
    output: z.object({
      /** Words whose time has come, new ones that are still to come today, words learned. */
      counts: z.object({ due: z.number().int(), fresh: z.number().int(), learned: z.number().int() }),
      schedule,
      typeAnswers: z.boolean(),
      /** Today in Norway. */
      day: z.string(),
      cards: z.array(
        z.object({
          /** 'word:<lemma>:<kind>' or 'note:<id>:<kind>' (domain/flashcards/card-kinds.ts). */
          cardId: z.string(),
          kind: z.enum(cardKinds),
          isNew: z.boolean(),
          /** It was forgotten so often that it does not stick. */
          isLeech: z.boolean(),
          /** The day in Norway from which it is asked. */
          from: z.string(),
          /** The word of the lexicon that it is of; else it is of a note. */
          word: cardWord.nullable(),
          note: cardNote.nullable(),
          /** The name of the note's deck. */
          deck: z.string().nullable(),
          /** The sentence in which the person met the word, if it was kept from a text. */
          met: z.string().nullable(),
          /** Null: it is new. */
          state: cardState.nullable(),
        }),
      ),
    }),
  },
  'card-reviews': {
    input: z.strictObject({
      cardId,
      rating: z.enum(ratings),
      ms: z.number().int().min(0).max(3_600_000),
      requestKey,
      /** When it was answered and when it was sent, by the browser's clock, ISO 8601; without them, now. */
      reviewedAt: z.iso.datetime().optional(),
      sentAt: z.iso.datetime().optional(),
    }),
    output: z.object({
      /** When the word comes again, ISO 8601. */
      dueAt: z.string(),
      /** What came of it where it was forgotten so often that it does not stick. */
      leech: z.enum(leechActions).nullable(),
    }),
  },
  'card-review-undos': {
    input: z.strictObject({ requestKey }),
    output: z.object({ undone: z.boolean() }),
  },
  'card-holds': {
    /** Put away for good, left for tomorrow, or neither. */
    input: z.strictObject({ cardId, hold: z.enum(cardHolds) }),
    output: z.object({ hold: z.enum(cardHolds) }),
  },
  'card-statistics': {
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      /** Cards that come on each of thirty days, today with what is overdue. */
      forecast: z.array(z.number().int()),
      /** By week, oldest first: answers to cards that were known, and how many of them were recalled. */
      weeks: z.array(z.object({ monday: z.string(), answers: z.number().int(), recalled: z.number().int() })),
      /** The first day of `days`, a Monday in Norway, and answers on each day since, today last. */
      firstDay: z.string(),
      days: z.array(z.number().int()),
      levels: z.array(
        z.object({
          level: z.string(),
          /** Words of the level; those begun with; those known for three weeks to come. */
          words: z.number().int(),
          begun: z.number().int(),
          known: z.number().int(),
        }),
      ),
      cards: z.object({
        all: z.number().int(),
        suspended: z.number().int(),
        leeches: z.number().int(),
      }),
      settings: z.object({
        levels: z.array(z.string()).readonly(),
        recallAim: z.number(),
        reviewsADay: z.number().int(),
        learningMinutes: z.array(z.number()).readonly(),
        relearningMinutes: z.array(z.number()).readonly(),
        leech: z.object({ limit: z.number().int(), action: z.enum(leechActions) }),
        burySiblings: z.boolean(),
        typeAnswers: z.boolean(),
      }),
      /** Reviews a day that ten new cards a day make after a year, for each aim there is. */
      workload: z.array(z.object({ recallAim: z.number(), reviewsADay: z.number().int() })),
      /** What the fit to one's own answers found; null: not enough answers yet. */
      fit: z.object({ used: z.boolean(), answers: z.number().int(), fittedAt: z.string() }).nullable(),
    }),
  },
} as const;
