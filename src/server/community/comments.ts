import { commentProblem } from '#domain/community/written-text.ts';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import type { JobQueue } from '#server/jobs/jobs.ts';
import { forgetNotifications } from '#server/notifications/notify.ts';
import { actsAs } from '#server/roles/require-permission.ts';
import { announceComment } from './announce.ts';
import { attach, dropAttachments } from './attach.ts';
import { requireNotBlocked } from './blocks.ts';
import { follow } from './follow.ts';
import { refusal } from './refusal.ts';
import { shownHtml } from './shown-text.ts';
import { standingPost } from './standing-post.ts';
import { answersQuestion } from './teacher-answer.ts';
import { tellOfComment } from './tell-of-comment.ts';
import { requireFewLinks, requireRoomToday, requireWriter } from './writer.ts';

type Input = FunctionInput<'community-comments'>;
type Output = FunctionOutput<'community-comments'>;
type By = {
  readonly userId: string;
  readonly now: Date;
  readonly jobs: JobQueue;
  /** The session acts as a teacher's. */
  readonly isTeacher: boolean;
};

/**
 * Rule 9.374, Rule 4.24. `community-comments`: answers a post or another comment, changes or deletes one's own. Sent again it is the same.
 * @throws AppError with a code of `refusal.ts`.
 */
export function commentsFunction(): ServerFunction {
  return defineFunction({
    name: 'community-comments',
    access: 'account',
    limit: { burst: 30, perHour: 200 },
    async run(input, { userId, actor, context }) {
      const isTeacher = input.kind === 'create' && (await actsAs(context.database, actor, 'teacher'));
      const by = { userId, now: context.now(), jobs: context.jobs, isTeacher };
      return context.database.asService((transaction) => {
        switch (input.kind) {
          case 'create':
            return create(transaction, input, by);
          case 'edit':
            return edit(transaction, input, by);
          case 'delete':
            return remove(transaction, input.commentId, by);
        }
      });
    },
  });
}

async function create(
  transaction: Transaction,
  input: Extract<Input, { kind: 'create' }>,
  by: By,
): Promise<Output> {
  const writer = await requireWriter(transaction, by);
  const { postId, parentId, language, requestKey } = input;
  const [known] = await transaction.query<Output>(
    `select id as "commentId", post_id as "postId" from public.community_comments where user_id = $1 and request_key = $2`,
    [by.userId, requestKey],
  );
  if (known) return known;
  const content = readText(input.content);
  const { locked, userId: asker, title } = await standingPost(transaction, postId);
  if (locked) throw refusal('post_locked');
  const rootId = parentId === null ? null : await rootOf(transaction, { postId, parentId });
  const answered = await writerOfComment(transaction, parentId);
  await requireNotBlocked(transaction, { userId: by.userId, answered: [answered, asker] });
  requireFewLinks(writer, content);
  await requireRoomToday(transaction, { writer, table: 'comments', now: by.now });
  const [row] = await transaction.query<{ id: string }>(
    `insert into public.community_comments
       (post_id, parent_id, root_id, user_id, language, content, content_html, request_key, created_at, by_teacher)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      ...[postId, parentId, rootId, by.userId, language, content, shownHtml(content)],
      ...[
        requestKey,
        by.now,
        by.isTeacher && (await answersQuestion(transaction, { userId: by.userId, postId })),
      ],
    ],
  );
  if (!row) throw new Error('a comment was not kept');
  await follow(transaction, { userId: by.userId, postId });
  if (input.attachments)
    await attach(transaction, { ...by, postId, commentId: row.id, files: input.attachments });
  await tellOfComment(transaction, {
    ...by,
    postId,
    rootId,
    commentId: row.id,
    content,
    title,
    answered,
    asker,
  });
  await announceComment(transaction, { ...by, postId, rootId, commentId: row.id });
  return { commentId: row.id, postId };
}

async function writerOfComment(transaction: Transaction, commentId: string | null): Promise<string | null> {
  if (commentId === null) return null;
  const [row] = await transaction.query<{ user_id: string | null }>(
    'select user_id from public.community_comments where id = $1',
    [commentId],
  );
  return row?.user_id ?? null;
}

/** The comment of the post under which an answer stands. @throws AppError 404 `comment_not_found`. */
async function rootOf(
  transaction: Transaction,
  { postId, parentId }: { readonly postId: string; readonly parentId: string },
): Promise<string> {
  const [parent] = await transaction.query<{ root_id: string | null }>(
    'select root_id from public.community_comments where id = $1 and post_id = $2',
    [parentId, postId],
  );
  if (!parent) throw refusal('comment_not_found');
  return parent.root_id ?? parentId;
}

type Row = {
  readonly post_id: string;
  readonly root_id: string | null;
  readonly content: string;
  readonly content_html: string;
  readonly edited_at: Date | null;
  readonly created_at: Date;
};

async function edit(
  transaction: Transaction,
  { commentId, content: typed, language, attachments }: Extract<Input, { kind: 'edit' }>,
  by: By,
): Promise<Output> {
  const writer = await requireWriter(transaction, by);
  const before = await ownComment(transaction, commentId, by);
  const content = readText(typed);
  const { locked, title } = await standingPost(transaction, before.post_id);
  if (locked) throw refusal('post_locked');
  requireFewLinks(writer, content);
  if (before.content !== content) {
    await transaction.query(
      `insert into public.community_revisions (user_id, post_id, comment_id, content, content_html, written_at, replaced_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        ...[by.userId, before.post_id, commentId, before.content, before.content_html],
        ...[before.edited_at ?? before.created_at, by.now],
      ],
    );
    await transaction.query(
      'update public.community_comments set language = $2, content = $3, content_html = $4, edited_at = $5 where id = $1',
      [commentId, language, content, shownHtml(content), by.now],
    );
    const { post_id: postId, root_id: rootId } = before;
    const nobody = { answered: null, asker: null };
    await tellOfComment(transaction, { ...by, ...nobody, postId, rootId, commentId, content, title });
  }
  if (attachments)
    await attach(transaction, { ...by, postId: before.post_id, commentId, files: attachments });
  return { commentId, postId: before.post_id };
}

/** The words go, older ones too; the place stays while something stands under it. */
async function remove(transaction: Transaction, commentId: string, by: By): Promise<Output> {
  const { post_id: postId } = await ownComment(transaction, commentId, by);
  await forgetNotifications(transaction, commentId);
  await dropAttachments(transaction, { postId, commentId });
  const [answered] = await transaction.query(
    'select from public.community_comments where parent_id = $1 limit 1',
    [commentId],
  );
  if (!answered) {
    await transaction.query('delete from public.community_comments where id = $1', [commentId]);
    return { commentId, postId };
  }
  await transaction.query('delete from public.community_revisions where comment_id = $1', [commentId]);
  await transaction.query(
    `update public.community_comments set content = '', content_html = '', deleted_at = $2 where id = $1`,
    [commentId, by.now],
  );
  return { commentId, postId };
}

/** @throws AppError 404 `comment_not_found` */
async function ownComment(transaction: Transaction, commentId: string, { userId }: By): Promise<Row> {
  const [row] = await transaction.query<Row>(
    `select post_id, root_id, content, content_html, edited_at, created_at from public.community_comments
     where id = $1 and user_id = $2 and deleted_at is null and hidden_at is null for update`,
    [commentId, userId],
  );
  if (!row) throw refusal('comment_not_found');
  return row;
}

/** @throws AppError 400 `text_empty`, `text_long` */
function readText(typed: string): string {
  const content = typed.replaceAll('\r\n', '\n').trim();
  const problem = commentProblem(content);
  if (problem) throw refusal(problem);
  return content;
}
