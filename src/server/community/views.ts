import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';

/**
 * Rule 9.378. `community-views`: a post was looked at; it counts once a person a day, or an address where nobody is signed in.
 * Who it was is kept as a keyed name that changes with the day, for two days.
 */
export function viewsFunction(): ServerFunction {
  return defineFunction({
    name: 'community-views',
    access: 'everyone',
    demo: true,
    limit: { burst: 300, perHour: 3000 },
    async run({ postId }, { userId, context, request }) {
      const day = context.now().toISOString().slice(0, 10);
      const viewer = userId ?? context.clientAddress(request);
      return context.database.asOwner(async (transaction) => {
        const seen = await transaction.query(
          `insert into bestatt.community_views (post_id, viewer, day)
           select id, bestatt.public_name($2 || $3), $3::date from public.community_posts
             where id = $1 and hidden_at is null and deleted_at is null
           on conflict do nothing returning day`,
          [postId, viewer, day],
        );
        if (seen.length > 0)
          await transaction.query('update public.community_posts set views = views + 1 where id = $1', [
            postId,
          ]);
        return { counted: seen.length > 0 };
      });
    },
  });
}
