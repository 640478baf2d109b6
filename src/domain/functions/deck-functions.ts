import { z } from 'zod';
import { csvDelimiters } from '#domain/decks/csv.ts';
import { noteLimits } from '#domain/decks/exchange.ts';
import { cardKinds } from '#domain/flashcards/card-kinds.ts';
import { taskLevels } from '#domain/levels/levels.ts';

const id = z.uuid();
const requestKey = z.string().min(8).max(80);
const name = z.string().trim().min(1).max(120);
const kinds = z.array(z.enum(cardKinds)).min(1).max(cardKinds.length);
const topic = z.string().min(1).max(40);
const level = z.enum(taskLevels);
const count = z.number().int();

const noteFields = {
  front: z.string().trim().min(1).max(noteLimits.front),
  back: z.string().trim().max(noteLimits.back),
  example: z.string().trim().max(noteLimits.example),
  exampleMeaning: z.string().trim().max(noteLimits.exampleMeaning),
};

/** How far a word or note is: known for weeks ahead, begun, or not begun. */
const progress = z.enum(['known', 'learning', 'new']);

const losses = z.partialRecord(
  z.enum(['cards', 'media', 'mediaNames', 'longTexts', 'emptyNotes']),
  z.number().int(),
);

/** Decks: of the lexicon, of one's own, shared, and on their way in and out. */
export const deckFunctions = {
  decks: {
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      /** The level to begin at: that of the last level test. */
      start: level,
      topics: z.array(
        z.object({
          level,
          topic: z.string(),
          words: count,
          known: count,
          learning: count,
          /** Whether its words come in rounds because the topic was chosen. */
          chosen: z.boolean(),
        }),
      ),
      decks: z.array(
        z.object({
          deckId: id,
          name: z.string(),
          source: z.enum(['own', 'imported', 'copied']),
          learning: z.boolean(),
          notes: count,
          known: count,
          begun: count,
          shared: z.boolean(),
        }),
      ),
      /** Words kept from texts. */
      kept: count,
    }),
  },
  deck: {
    reads: true,
    input: z.strictObject({ deckId: id, from: z.coerce.number().int().min(0).max(100_000).default(0) }),
    output: z.object({
      deck: z.object({
        name: z.string(),
        source: z.enum(['own', 'imported', 'copied']),
        kinds,
        learning: z.boolean(),
        notes: count,
        token: z.string().nullable(),
        shownName: z.string().nullable(),
      }),
      notes: z.array(
        z.object({
          noteId: id,
          lemmaId: z.string().nullable(),
          front: z.string(),
          back: z.string(),
          example: z.string(),
          exampleMeaning: z.string(),
          media: count,
          progress,
        }),
      ),
      others: z.array(z.object({ deckId: id, name: z.string() })),
    }),
  },
  'deck-words': {
    reads: true,
    input: z.strictObject({ level, topic }),
    output: z.object({
      words: z.array(
        z.object({
          lemmaId: z.string(),
          lemma: z.string(),
          pos: z.string(),
          gender: z.string().nullable(),
          forms: z.record(z.string(), z.array(z.string())),
          english: z.string(),
          progress,
        }),
      ),
      chosen: z.boolean(),
      kinds,
    }),
  },
  'deck-changes': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('make'), name, requestKey }),
      z.strictObject({ kind: z.literal('rename'), deckId: id, name }),
      z.strictObject({ kind: z.literal('ask'), deckId: id, kinds }),
      z.strictObject({ kind: z.literal('learn'), deckId: id, learning: z.boolean() }),
      z.strictObject({ kind: z.literal('delete'), deckId: id, deleted: z.boolean() }),
      z.strictObject({ kind: z.literal('choose'), level, topic, chosen: z.boolean(), kinds }),
    ]),
    output: z.object({ deckId: id.nullable() }),
  },
  'note-changes': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('make'), deckId: id, requestKey, ...noteFields }),
      z.strictObject({ kind: z.literal('edit'), noteId: id, ...noteFields }),
      z.strictObject({ kind: z.literal('move'), noteId: id, deckId: id }),
      z.strictObject({ kind: z.literal('delete'), noteId: id, deleted: z.boolean() }),
    ]),
    output: z.object({ noteId: id }),
  },
  'word-proofs': {
    reads: true,
    input: z.strictObject({ level, topic }),
    output: z.object({
      /** Words of the topic that have not begun, each with meanings to choose from, in chance order. */
      questions: z.array(
        z.object({ lemmaId: z.string(), headword: z.string(), meanings: z.array(z.string()) }),
      ),
    }),
  },
  'proved-words': {
    input: z.strictObject({ lemmaId: z.string().min(1).max(120), meaning: z.string().max(400) }),
    output: z.object({ right: z.boolean(), meaning: z.string() }),
  },
  'met-words': {
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      words: z.array(
        z.object({
          lemmaId: z.string(),
          lemma: z.string(),
          pos: z.string(),
          gender: z.string().nullable(),
          forms: z.record(z.string(), z.array(z.string())),
          level: z.string(),
          english: z.string(),
          sentence: z.string(),
          /** How often it stood there. */
          times: count,
          kept: z.boolean(),
        }),
      ),
    }),
  },
  'deck-shares': {
    input: z.strictObject({
      deckId: id,
      shared: z.boolean(),
      shownName: z.string().trim().min(1).max(60).nullable(),
    }),
    output: z.object({ token: z.string().nullable() }),
  },
  'shared-decks': {
    reads: true,
    input: z.strictObject({ token: z.string().min(1).max(80) }),
    output: z.object({
      name: z.string(),
      shownName: z.string().nullable(),
      notes: count,
      first: z.array(z.object({ front: z.string(), back: z.string(), example: z.string() })),
    }),
  },
  'deck-copies': {
    input: z.strictObject({ token: z.string().min(1).max(80), requestKey }),
    output: z.object({ deckId: id }),
  },
  'deck-uploads': {
    input: z.strictObject({ type: z.enum(['package', 'table']) }),
    output: z.object({ name: z.string(), token: z.string() }),
  },
  'deck-previews': {
    input: z.strictObject({ name: z.string().max(400), delimiter: z.enum(csvDelimiters).nullable() }),
    output: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('package'),
        decks: z.array(z.object({ name: z.string(), notes: count })),
        media: count,
        /** Notes that are here already, by their id. */
        doubles: count,
        losses,
      }),
      z.object({
        kind: z.literal('table'),
        encoding: z.string(),
        delimiter: z.enum(csvDelimiters),
        columns: count,
        rows: count,
        /** Rows that are in it twice, by their first column. */
        doubles: count,
        first: z.array(z.array(z.string())),
      }),
    ]),
  },
  'deck-imports': {
    input: z.strictObject({
      name: z.string().max(400),
      requestKey,
      /** Of a table: its columns, by their number from 0, and the deck they become. */
      table: z
        .strictObject({
          deck: name,
          delimiter: z.enum(csvDelimiters),
          skipFirst: z.boolean(),
          front: z.number().int().min(0).max(99),
          back: z.number().int().min(0).max(99).nullable(),
          example: z.number().int().min(0).max(99).nullable(),
        })
        .nullable(),
    }),
    output: z.object({
      decks: z.array(z.object({ deckId: id, name: z.string() })),
      notes: count,
      /** Left out because they are here already. */
      doubles: count,
      media: count,
      losses,
    }),
  },
  'deck-exports': {
    input: z.strictObject({ deckId: id.nullable(), format: z.enum(['package', 'table']) }),
    output: z.object({ name: z.string(), fileName: z.string() }),
  },
} as const;
