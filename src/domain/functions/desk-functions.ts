import { z } from 'zod';
import { taskLevels } from '#domain/levels/levels.ts';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import { draftSource, storyDraft } from '#domain/reading/story-draft.ts';
import type { Gloss, StorySource } from '#domain/reading/story-file.ts';
import { storyLevels, storyTopics } from '#domain/reading/story-levels.ts';
import { draftFields } from '#domain/reading/story-of-draft.ts';
import type { Mark } from '#domain/tasks/marking.ts';
import type { PublicMarkedTask, SecretMarkedTask } from '#domain/tasks/presentation.ts';
import type { Response } from '#domain/tasks/response.ts';
import {
  correction,
  deskChange,
  deskChanged,
  deskStates,
  draftId,
  drawing,
  nextCorrection,
  revision,
} from './desk-fields.ts';

const feedText = z.string().max(draftLimits.source);

const finding = z.object({
  severity: z.enum(['error', 'warning']),
  level: z.enum(storyLevels).nullable(),
  /** Which question, from 1. */
  question: z.number().int().nullable(),
  rule: z.string(),
  /** What is empty or not as it should be, where that is the finding. */
  field: z.enum(draftFields).nullable(),
  number: z.number().int().nullable(),
  /** In English: the check's own words. */
  message: z.string(),
});

/** The editor's desk. Rules 9.480 to 9.487. */
export const deskFunctions = {
  'desk-stories': {
    reads: true,
    input: z.strictObject({ list: z.enum([...deskStates, 'files']) }),
    output: z.object({
      stories: z.array(
        z.object({
          /** Null of one that comes from a file. */
          id: z.string().nullable(),
          slug: z.string(),
          title: z.string(),
          /** When it was or will be published; of a draft null. */
          publishedAt: z.string().nullable(),
          updatedAt: z.string(),
          /** When a correction of it comes, if one waits. */
          correctionAt: z.string().nullable(),
          /** Levels that have a text. */
          levels: z.array(z.enum(storyLevels)),
        }),
      ),
    }),
  },
  'desk-story': {
    reads: true,
    input: z.strictObject({ draftId }),
    output: z.object({
      id: z.string(),
      state: z.enum(deskStates),
      /** Of a scheduled one when, of a published one since when. */
      publishedAt: z.string().nullable(),
      /** Published before: its address stays. */
      address: z.string().nullable(),
      revision,
      /** What is published is of this revision. */
      publishedRevision: z.number().int().nullable(),
      updatedAt: z.string(),
      content: storyDraft,
      source: draftSource,
      corrections: z.array(correction),
      nextCorrection,
      /** Whom suggestions are asked of; null where no language model is configured. */
      model: z.string().nullable(),
      drawings: z.array(drawing),
      /** Published stories that it may be related to. */
      others: z.array(z.object({ slug: z.string(), title: z.string() })),
    }),
  },
  'desk-drafts': {
    input: z.strictObject({ source: draftSource }),
    output: z.object({ id: z.string() }),
  },
  'desk-saves': {
    input: z.strictObject({ draftId, revision, content: storyDraft }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('saved'), revision }),
      z.object({ kind: z.literal('conflict'), revision, content: storyDraft, updatedAt: z.string() }),
    ]),
  },
  'desk-checks': {
    reads: true,
    input: z.strictObject({ draftId }),
    output: z.object({ revision, findings: z.array(finding) }),
  },
  'desk-words': {
    input: z.strictObject({ words: z.array(z.string().min(1).max(80)).max(draftLimits.words) }),
    /** Null: not in the lexicon. */
    output: z.object({ levels: z.record(z.string(), z.enum(taskLevels).nullable()) }),
  },
  'desk-suggestions': {
    input: z.strictObject({ draftId, level: z.enum(storyLevels), text: feedText.min(40) }),
    output: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('suggested'),
        title: z.string(),
        lead: z.string(),
        text: z.string(),
        /** Who wrote it. */
        provider: z.string(),
      }),
      z.object({
        kind: z.literal('refused'),
        reason: z.enum(['no_model', 'unreachable', 'unusable']),
      }),
    ]),
  },
  'desk-feeds': {
    input: z.strictObject({ url: z.string().max(500) }),
    output: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('fetched'),
        title: z.string(),
        entries: z.array(z.object({ title: z.string(), url: z.string(), text: feedText })),
      }),
      z.object({
        kind: z.literal('refused'),
        reason: z.enum(['address', 'private', 'unreachable', 'too_large', 'no_feed']),
      }),
    ]),
  },
  'desk-changes': { input: deskChange, output: deskChanged },
  'desk-previews': {
    input: z.strictObject({
      draftId,
      level: z.enum(storyLevels).optional(),
      answers: z
        .array(z.strictObject({ question: z.string().min(1).max(80), response: z.unknown() }))
        .max(6)
        .default([]),
    }),
    output: z.object({
      topic: z.enum(storyTopics),
      scene: z.string().nullable(),
      sources: z.custom<readonly StorySource[]>(),
      corrections: z.array(correction),
      /** Those that are whole enough to be shown. */
      versions: z.array(
        z.object({
          level: z.enum(storyLevels),
          title: z.string(),
          lead: z.string(),
          words: z.number().int(),
          paragraphs: z.array(z.string()),
          glosses: z.custom<readonly Gloss[]>(),
          questions: z.array(z.object({ id: z.string(), task: z.custom<PublicMarkedTask>() })),
        }),
      ),
      /** What of the draft is not whole yet. */
      missing: z.number().int(),
      marked: z.array(
        z.object({
          question: z.string(),
          response: z.custom<Response>(),
          mark: z.custom<Mark>(),
          secret: z.custom<SecretMarkedTask>(),
        }),
      ),
    }),
  },
} as const;
