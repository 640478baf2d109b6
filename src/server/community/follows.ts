import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { follow } from './follow.ts';
import { standingPost } from './standing-post.ts';

/** Rule 9.379. `community-follows`: follows a post, or not any more. @throws AppError 404 `post_not_found`. */
export function followsFunction(): ServerFunction {
  return defineFunction({
    name: 'community-follows',
    access: 'account',
    limit: { burst: 60, perHour: 600 },
    async run({ postId, on }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        if (on) {
          await standingPost(transaction, postId);
          await follow(transaction, { userId, postId });
        } else
          await transaction.query(
            'delete from public.community_follows where user_id = $1 and post_id = $2',
            [userId, postId],
          );
        return { following: on };
      });
    },
  });
}
