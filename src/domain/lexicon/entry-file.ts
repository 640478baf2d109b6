import { z } from 'zod';
import { topics } from '#domain/tasks/vocabulary.ts';

/**
 * The shape of an entry in `content/lexicon/<LEVEL>/<topic>.yaml`; each file is a list of them.
 * How to write one: docs/content.md.
 */

/** The tasks' topics, and `grammar` for function words, numerals and phrases that belong to none. */
export const lexiconTopics = [...topics, 'grammar'] as const;
export type LexiconTopic = (typeof lexiconTopics)[number];

const text = z.string().trim().min(1);

const head = {
  lemma: text,
  /** From 2 on, for another word with this spelling and part of speech (`gang`: time, and hall). */
  sense: z.number().int().min(2).optional(),
  english: text,
  example: z.strictObject({ nb: text, en: text }),
};

/** Written-out forms in the order of the part of speech; `/` parts equally right ones, `-` is a missing one. */
const forms = z.array(text).min(1);

const noun = z.strictObject({
  ...head,
  pos: z.literal('noun'),
  /** `m/f` and `f/m`: may be either, the more usual first, and then its definite form ends in -en or -a. */
  gender: z.enum(['m', 'f', 'n', 'm/f', 'f/m']),
  /** The only number it has. */
  number: z.enum(['singular', 'plural']).optional(),
  /** `zero`: no ending in the plural, against the rule for its shape; `er`: an ending, against the rule. */
  plural: z.enum(['zero', 'er']).optional(),
  /** Definite singular, indefinite plural, definite plural; only definite if it has one number. */
  forms: forms.max(3).optional(),
});

const verb = z.strictObject({
  ...head,
  pos: z.literal('verb'),
  /** The ending of the past; `et` also in -a. */
  past: z.enum(['et', 'te', 'de', 'dde']).optional(),
  /** Present, past, perfect participle, imperative. */
  forms: forms.length(4).optional(),
  /** Whether the s-passive is used. */
  passive: z.literal(true).optional(),
});

const adjective = z.strictObject({
  ...head,
  pos: z.literal('adjective'),
  /** `ending`: -ere, -est; `mer`: mer, mest; `none`. */
  comparison: z.enum(['ending', 'mer', 'none']).default('ending'),
  /** Neuter, plural, and with `comparison: ending` comparative and superlative. */
  forms: forms
    .min(2)
    .max(4)
    .refine((all) => !all.some((form) => /\bme(r|st) /u.test(form)), 'mer and mest are comparison: mer')
    .optional(),
  /** Forms that few adjectives have: lita, lille. */
  other: forms.optional(),
});

const other = z.strictObject({
  ...head,
  pos: z.enum([
    'adverb',
    'pronoun',
    'preposition',
    'conjunction',
    'determiner',
    'interjection',
    'numeral',
    'phrase',
  ]),
  /** Its other forms, if it has any. */
  forms: forms.optional(),
});

export const lexiconEntry = z.discriminatedUnion('pos', [noun, verb, adjective, other]);
export type LexiconEntry = z.infer<typeof lexiconEntry>;
export type NounEntry = z.infer<typeof noun>;
export type VerbEntry = z.infer<typeof verb>;
export type AdjectiveEntry = z.infer<typeof adjective>;
export type PartOfSpeech = LexiconEntry['pos'];
