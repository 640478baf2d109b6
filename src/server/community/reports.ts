import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { refusal } from './refusal.ts';
import { writerOf } from './standing-post.ts';

/**
 * Rule 9.380. `community-reports`: tells the moderators of a post or a comment; said again it is the same report with what is
 * said now. @throws AppError 409 `own_words`, 404 `post_not_found`, `comment_not_found`.
 */
export function reportsFunction(): ServerFunction {
  return defineFunction({
    name: 'community-reports',
    access: 'account',
    limit: { burst: 20, perHour: 60 },
    async run({ postId, commentId, reason, text }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const writer = await writerOf(transaction, { postId, commentId });
        if (writer === userId) throw refusal('own_words');
        await transaction.query(
          `insert into public.community_reports (user_id, post_id, comment_id, reason, text, created_at)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (user_id, ${commentId === null ? 'post_id) where comment_id is null' : 'comment_id) where comment_id is not null'}
           do update set reason = excluded.reason, text = excluded.text, status = 'open', closed_at = null`,
          [userId, postId, commentId, reason, text, context.now()],
        );
        return { status: 'open' as const };
      });
    },
  });
}
