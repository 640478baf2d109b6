import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
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
        await transaction.query('update public.community_posts set accepted_comment_id = $2 where id = $1', [
          postId,
          commentId,
        ]);
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
