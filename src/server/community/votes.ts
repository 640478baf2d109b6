import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { follow } from './follow.ts';
import { refusal } from './refusal.ts';
import { writerOf } from './standing-post.ts';
import { requireWriter } from './writer.ts';

/**
 * Rule 9.377. `community-votes`: a vote for a post or a comment, or taking it back; said again it is the same. Who votes follows
 * the post. @throws AppError 409 `own_words`, 404 `post_not_found`, `comment_not_found`.
 */
export function votesFunction(): ServerFunction {
  return defineFunction({
    name: 'community-votes',
    access: 'account',
    limit: { burst: 60, perHour: 600 },
    async run({ postId, commentId, on }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        await requireWriter(transaction, { userId, now: context.now() });
        const writer = await writerOf(transaction, { postId, commentId });
        if (writer === userId) throw refusal('own_words');
        if (on) {
          await transaction.query(
            `insert into public.community_votes (user_id, post_id, comment_id) values ($1, $2, $3) on conflict do nothing`,
            [userId, postId, commentId],
          );
          await follow(transaction, { userId, postId });
        } else
          await transaction.query(
            `delete from public.community_votes where user_id = $1 and post_id = $2 and comment_id is not distinct from $3`,
            [userId, postId, commentId],
          );
        const [counted] = await transaction.query<{ votes: number }>(
          commentId === null
            ? 'select votes from public.community_posts where id = $1'
            : 'select votes from public.community_comments where id = $1',
          [commentId ?? postId],
        );
        return { votes: counted?.votes ?? 0 };
      });
    },
  });
}
