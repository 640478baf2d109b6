import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import type { JobQueue } from '#server/jobs/jobs.ts';
import { notify } from '#server/notifications/notify.ts';
import { refusal } from './refusal.ts';
import { writerOf } from './standing-post.ts';
import { requireWriter } from './writer.ts';

/**
 * Rule 9.449. `community-acceptances`: who asked says which answer helped, or takes that back; said again it is the same.
 * @throws AppError 404 `post_not_found` for a post of somebody else too, `comment_not_found`; 409 `own_words`.
 */
export function acceptancesFunction(): ServerFunction {
  return defineFunction({
    name: 'community-acceptances',
    access: 'account',
    limit: { burst: 30, perHour: 200 },
    run: ({ postId, commentId }, { userId, context }) =>
      context.database.asService(async (transaction) => {
        await requireWriter(transaction, { userId, now: context.now() });
        await requireOwnQuestion(transaction, { postId, userId });
        if (commentId !== null && (await writerOf(transaction, { postId, commentId })) === userId)
          throw refusal('own_words');
        const now = context.now();
        await transaction.query('update public.community_posts set accepted_comment_id = $2 where id = $1', [
          postId,
          commentId,
        ]);
        if (commentId !== null)
          await tellAccepted(transaction, { postId, commentId, userId, now, jobs: context.jobs });
        return { accepted: commentId };
      }),
  });
}

async function requireOwnQuestion(
  { query }: Transaction,
  { postId, userId }: { readonly postId: string; readonly userId: string },
): Promise<void> {
  const [row] = await query(
    `select from public.community_posts
     where id = $1 and user_id = $2 and hidden_at is null and deleted_at is null for update`,
    [postId, userId],
  );
  if (!row) throw refusal('post_not_found');
}

/** Whoever answered hears, once, that it helped. */
async function tellAccepted(
  transaction: Transaction,
  of: {
    readonly postId: string;
    readonly commentId: string;
    readonly userId: string;
    readonly now: Date;
    readonly jobs: JobQueue;
  },
): Promise<void> {
  const { postId, commentId, userId, now, jobs } = of;
  const [row] = await transaction.query<{ writer: string | null; title: string }>(
    `select c.user_id as writer, p.title from public.community_comments c
     join public.community_posts p on p.id = c.post_id where c.id = $1`,
    [commentId],
  );
  if (!row) return;
  await notify(transaction, {
    ...{ kind: 'answer_accepted', userId: row.writer, actorId: userId, subject: row.title, now, jobs },
    link: `/community/post/${postId}#comment-${commentId}`,
    ...{ aboutId: commentId, dedupKey: `accepted:${commentId}` },
  });
}
