import { z } from 'zod';

/** A word of the lexicon as a learner sees it. */
const word = z.object({
  lemmaId: z.string(),
  lemma: z.string(),
  pos: z.string(),
  gender: z.string().nullable(),
  level: z.string(),
  forms: z.record(z.string(), z.array(z.string()).readonly()).readonly(),
  english: z.string(),
  example: z.object({ nb: z.string(), en: z.string() }),
  /** Whether the person has kept it, or learns it already. */
  kept: z.boolean(),
});

const sentence = z.string().max(400).default('');

/** Words of texts: what they mean, and keeping them as cards. */
export const wordFunctions = {
  'word-lookups': {
    reads: true,
    input: z.strictObject({ word: z.string().min(1).max(60), sentence }),
    output: z.object({
      /** Lemmas it may be a form of, the likeliest first. */
      words: z.array(word),
      /** The parts of a compound that is not in the lexicon as a whole. */
      parts: z.array(z.object({ text: z.string(), word })),
      /** What a number word stands for. */
      number: z.number().nullable(),
    }),
  },
  'kept-words': {
    input: z.strictObject({ lemmaId: z.string().min(1).max(120), sentence, keep: z.boolean() }),
    output: z.object({
      kept: z.boolean(),
      /** Whether the person's package opens the rounds in which the word comes. */
      practised: z.boolean(),
    }),
  },
} as const;
