import type { FunctionInput } from '#domain/functions/functions.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import type { JobQueue } from '#server/jobs/jobs.ts';
import { forgetNotifications, notify } from '#server/notifications/notify.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { hideComment, showComment } from './hidden-comments.ts';
import { mergePosts } from './merge.ts';
import { refusal } from './refusal.ts';

type Input = FunctionInput<'community-moderation'>;

/**
 * Rule 9.381. `community-moderation`: hides, locks, pins or moves a post, hides a comment, suspends who wrote it, each with a
 * reason and an entry in the audit log; open reports of it are closed. What is so already changes nothing.
 * @throws AppError 404 `post_not_found`, `comment_not_found`, `category_not_found`; 409 `own_words`.
 */
export function moderationFunction(): ServerFunction {
  return defineFunction({
    name: 'community-moderation',
    access: { permission: 'moderateCommunity' },
    limit: { burst: 60, perHour: 600 },
    async run(input, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const now = context.now();
        const writer = await writerOfAny(transaction, input);
        const done = await act(transaction, { input, userId, writer, now });
        await transaction.query(
          `update public.community_reports set status = 'closed', closed_at = $3
           where post_id = $1 and comment_id is not distinct from $2 and status = 'open'`,
          [input.postId, input.commentId, now],
        );
        if (done) {
          const { action, postId, commentId, reason, categoryId, days } = input;
          await tellWriter(transaction, { input, userId, writer, now, jobs: context.jobs });
          await writeAudit(transaction, {
            actorId: userId,
            action: `community.${action}`,
            subjectId: writer,
            details: {
              ...{ postId, commentId, reason },
              ...(action === 'move' && { categoryId }),
              ...(action === 'merge' && { targetId: input.targetId }),
              ...(action === 'suspend' && { days }),
            },
          });
        }
        return { done };
      });
    },
  });
}

type Moderating = {
  readonly input: Input;
  readonly userId: string;
  readonly writer: string | null;
  readonly now: Date;
};

/** @returns whether something changed. */
async function act(transaction: Transaction, moderating: Moderating): Promise<boolean> {
  const { input } = moderating;
  const { action, postId, commentId, categoryId } = input;
  const change = async (text: string, ...values: unknown[]) =>
    (await transaction.query(`update public.community_posts set ${text} returning id`, [postId, ...values]))
      .length > 0;
  switch (action) {
    case 'hide':
      return commentId === null
        ? change('hidden_at = $2, pinned = false where id = $1 and hidden_at is null', moderating.now)
        : hideComment(transaction, { commentId, now: moderating.now });
    case 'show':
      return commentId === null
        ? change('hidden_at = null where id = $1 and hidden_at is not null')
        : showComment(transaction, commentId);
    case 'lock':
    case 'unlock':
      return change('locked = $2 where id = $1 and locked <> $2', action === 'lock');
    case 'pin':
    case 'unpin':
      return change('pinned = $2 where id = $1 and pinned <> $2 and hidden_at is null', action === 'pin');
    case 'move': {
      const [category] = await transaction.query('select from public.community_categories where id = $1', [
        categoryId ?? '',
      ]);
      if (!category) throw refusal('category_not_found');
      return change('category_id = $2 where id = $1 and category_id <> $2', categoryId);
    }
    case 'merge':
      if (commentId !== null || !input.targetId) throw refusal('post_not_found');
      return mergePosts(transaction, { postId, targetId: input.targetId, now: moderating.now });
    case 'suspend':
    case 'unsuspend':
      return suspend(transaction, moderating);
    case 'dismiss':
      return true;
  }
}

async function suspend(
  transaction: Transaction,
  { input: { action, days }, userId, writer, now }: Moderating,
): Promise<boolean> {
  if (writer === userId) throw refusal('own_words');
  if (writer === null) return false;
  const ends = days === null ? 'infinity' : new Date(now.getTime() + days * 86_400_000).toISOString();
  const rows =
    action === 'suspend'
      ? await transaction.query(
          `insert into public.community_suspensions as s (user_id, until) values ($1, $2)
           on conflict (user_id) do update set until = excluded.until where s.until <> excluded.until returning user_id`,
          [writer, ends],
        )
      : await transaction.query(
          'delete from public.community_suspensions where user_id = $1 returning user_id',
          [writer],
        );
  return rows.length > 0;
}

/** Rule 9.460: who wrote it hears that it was hidden, shown again, locked or moved, or that they may not write; not by whom. */
async function tellWriter(
  transaction: Transaction,
  { input, userId, writer, now, jobs }: Moderating & { readonly jobs: JobQueue },
): Promise<void> {
  const { action, postId, commentId } = input;
  if (action === 'hide') await forgetNotifications(transaction, commentId ?? postId);
  if (writer === userId || !told.includes(action)) return;
  const [post] = await transaction.query<{ title: string }>(
    'select title from public.community_posts where id = $1',
    [postId],
  );
  await notify(transaction, {
    ...{ kind: 'moderation', userId: writer, actorId: null, subject: post?.title ?? '', aboutId: null, now },
    jobs,
    link: `/community/post/${postId}`,
    dedupKey: `${action}:${commentId ?? postId}:${now.toISOString()}`,
  });
}

const told: readonly Input['action'][] = ['hide', 'show', 'lock', 'move', 'merge', 'suspend', 'unsuspend'];

/** Who wrote it, hidden or not. @throws AppError 404 `post_not_found`, `comment_not_found`. */
async function writerOfAny(transaction: Transaction, { postId, commentId }: Input): Promise<string | null> {
  const [post] = await transaction.query<{ user_id: string | null }>(
    'select user_id from public.community_posts where id = $1 and deleted_at is null for update',
    [postId],
  );
  if (!post) throw refusal('post_not_found');
  if (commentId === null) return post.user_id;
  const [comment] = await transaction.query<{ user_id: string | null }>(
    `select user_id from public.community_comments where id = $1 and post_id = $2 and deleted_at is null for update`,
    [commentId, postId],
  );
  if (!comment) throw refusal('comment_not_found');
  return comment.user_id;
}
