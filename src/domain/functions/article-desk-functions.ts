import { z } from 'zod';
import { articleDraft, articleFields } from '#domain/reading/article-draft.ts';
import { type ArticleSource, articleLanguages, articleTopics } from '#domain/reading/article-file.ts';
import { slug } from '#domain/tasks/file-fields.ts';
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

const language = z.enum(articleLanguages);

/** Articles on the editor's desk. Rules 9.504 to 9.508. */
export const articleDeskFunctions = {
  'desk-articles': {
    reads: true,
    input: z.strictObject({ list: z.enum([...deskStates, 'files']) }),
    output: z.object({
      articles: z.array(
        z.object({
          /** Null of one that comes from a file and has no version on the desk. */
          id: z.string().nullable(),
          slug: z.string(),
          title: z.string(),
          /** When it was or will be published; of a draft null. */
          publishedAt: z.string().nullable(),
          updatedAt: z.string(),
          /** When a correction of it comes, if one waits. */
          correctionAt: z.string().nullable(),
          /** Languages that have a text. */
          languages: z.array(language),
          /** What is read of it comes from its file. */
          fromFile: z.boolean(),
          /** It is read, and the desk has changes that are not. */
          changed: z.boolean(),
        }),
      ),
    }),
  },
  'desk-article': {
    reads: true,
    input: z.strictObject({ draftId }),
    output: z.object({
      id: z.string(),
      state: z.enum(deskStates),
      /** Of a scheduled one when, of a published one since when. */
      publishedAt: z.string().nullable(),
      /** Published before, or an article of the files: its address stays. */
      address: z.string().nullable(),
      revision,
      /** What is published is of this revision; 0: it is the file's. */
      publishedRevision: z.number().int().nullable(),
      updatedAt: z.string(),
      content: articleDraft,
      /** What is read comes from its file: a correction takes its place. */
      fromFile: z.boolean(),
      corrections: z.array(correction),
      nextCorrection,
      drawings: z.array(drawing),
      /** Published articles that it may be related to, in both languages. */
      others: z.array(z.object({ slug: z.string(), nb: z.string(), en: z.string() })),
      /** Tokens of facts, and what each is written as. */
      facts: z.array(z.object({ token: z.string(), about: z.string(), nb: z.string(), en: z.string() })),
    }),
  },
  'desk-article-drafts': {
    /** Without a `slug` an empty one; with it a changed version of an article that is read. */
    input: z.strictObject({ slug: slug.optional() }),
    output: z.object({ id: z.string() }),
  },
  'desk-article-saves': {
    input: z.strictObject({ draftId, revision, content: articleDraft }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('saved'), revision }),
      z.object({ kind: z.literal('conflict'), revision, content: articleDraft, updatedAt: z.string() }),
    ]),
  },
  'desk-article-checks': {
    reads: true,
    input: z.strictObject({ draftId }),
    output: z.object({
      revision,
      findings: z.array(
        z.object({
          severity: z.enum(['error', 'warning']),
          language: language.nullable(),
          rule: z.string(),
          /** What is empty or not as it should be, where that is the finding. */
          field: z.enum(articleFields).nullable(),
          /** In English: the check's own words. */
          message: z.string(),
        }),
      ),
    }),
  },
  'desk-article-changes': { input: deskChange, output: deskChanged },
  'desk-article-previews': {
    reads: true,
    input: z.strictObject({ draftId, language }),
    output: z.object({
      topic: z.enum(articleTopics),
      scene: z.string().nullable(),
      related: z.array(z.string()),
      sources: z.custom<readonly ArticleSource[]>(),
      corrections: z.array(correction),
      publishedAt: z.string().nullable(),
      title: z.string(),
      description: z.string(),
      lead: z.string(),
      body: z.string(),
      words: z.number().int(),
      /** What of the draft is not whole yet. */
      missing: z.number().int(),
    }),
  },
} as const;
