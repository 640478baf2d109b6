import { z } from 'zod';
import { writtenLanguages } from '#domain/community/languages.ts';
import { communityReportReasons, moderationActions } from '#domain/community/reports.ts';

const requestKey = z.string().regex(/^[\w-]{8,80}$/);
const language = z.enum(writtenLanguages);
const categoryId = z.string().regex(/^[a-z-]{1,40}$/);
/** More than any text may have; what is too long for a post is refused by a code of its own. */
const text = z.string().max(100_000);
/** Files that were looked at, in their order; left out, they stay as they are. */
const attachments = z
  .array(z.strictObject({ id: z.uuid(), alt: z.string().max(1000) }))
  .max(20)
  .optional();
const post = {
  categoryId,
  language,
  title: z.string().max(1000),
  content: text,
  tags: z.array(z.string().max(200)).max(40),
  attachments,
};
/** Null: the post itself. */
const commentId = z.uuid().nullable();

/** The community: writing, voting, following, reporting, moderating. Rule 9.374 to 9.382. */
export const communityFunctions = {
  'community-posts': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('create'), ...post, requestKey }),
      z.strictObject({ kind: z.literal('edit'), postId: z.uuid(), ...post }),
      z.strictObject({ kind: z.literal('delete'), postId: z.uuid() }),
    ]),
    output: z.object({ postId: z.uuid() }),
  },
  'community-comments': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('create'),
        postId: z.uuid(),
        parentId: z.uuid().nullable(),
        language,
        content: text,
        attachments,
        requestKey,
      }),
      z.strictObject({ kind: z.literal('edit'), commentId: z.uuid(), language, content: text, attachments }),
      z.strictObject({ kind: z.literal('delete'), commentId: z.uuid() }),
    ]),
    output: z.object({ commentId: z.uuid(), postId: z.uuid() }),
  },
  'community-votes': {
    input: z.strictObject({ postId: z.uuid(), commentId, on: z.boolean() }),
    output: z.object({ votes: z.number().int() }),
  },
  /** The answer that helped, chosen by who asked; null: none any more. */
  'community-acceptances': {
    input: z.strictObject({ postId: z.uuid(), commentId }),
    output: z.object({ accepted: z.uuid().nullable() }),
  },
  'community-follows': {
    input: z.strictObject({ postId: z.uuid(), on: z.boolean() }),
    output: z.object({ following: z.boolean() }),
  },
  'community-blocks': {
    input: z.strictObject({ personId: z.uuid(), on: z.boolean() }),
    output: z.object({ blocked: z.boolean() }),
  },
  'community-attachments': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('begin'),
        fileName: z.string().min(1).max(1000),
        bytes: z.number().int().min(0),
      }),
      z.strictObject({ kind: z.literal('finish'), id: z.uuid() }),
      z.strictObject({ kind: z.literal('remove'), id: z.uuid() }),
    ]),
    output: z.object({
      id: z.uuid(),
      fileName: z.string(),
      mediaType: z.string(),
      isPicture: z.boolean(),
      /** Where it is sent, signed for this one name; null once it is there. */
      upload: z.object({ objectName: z.string(), token: z.string() }).nullable(),
    }),
  },
  'community-previews': {
    input: z.strictObject({ content: text }),
    output: z.object({ html: z.string() }),
  },
  'community-views': {
    input: z.strictObject({ postId: z.uuid() }),
    output: z.object({ counted: z.boolean() }),
  },
  'community-reports': {
    input: z.strictObject({
      postId: z.uuid(),
      commentId,
      reason: z.enum(communityReportReasons),
      text: z.string().trim().max(1000).default(''),
    }),
    output: z.object({ status: z.enum(['open', 'closed']) }),
  },
  'community-report-list': {
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      reports: z.array(
        z.object({
          id: z.uuid(),
          postId: z.uuid(),
          commentId: z.uuid().nullable(),
          reason: z.enum(communityReportReasons),
          text: z.string(),
          title: z.string(),
          content: z.string(),
          writer: z.string().nullable(),
          at: z.string(),
        }),
      ),
    }),
  },
  'community-moderation': {
    input: z.strictObject({
      action: z.enum(moderationActions),
      postId: z.uuid(),
      commentId,
      /** Where `move` leads. */
      categoryId: categoryId.optional(),
      /** The discussion that `merge` leads to. */
      targetId: z.uuid().optional(),
      /** How long `suspend` lasts; null: for good. */
      days: z.number().int().min(1).max(3650).nullable().default(7),
      reason: z.string().trim().min(3).max(500),
    }),
    output: z.object({ done: z.boolean() }),
  },
} as const;
