import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';

/**
 * Rule 9.378. `community-views`: a post was looked at; it counts once a person a day, or an address where nobody is signed in.
 * Who it was is kept as a keyed name that changes with the day, for two days. Whoever
 * is signed in has seen it until now: what comes later is new to them (Rule 9.464).
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
        if (userId)
          await transaction.query(
            `insert into public.community_visits as v (user_id, post_id, seen_at)
             select u.id, p.id, $3 from public.users u, public.community_posts p
               where u.id = $2 and u.demo_until is null and p.id = $1 and p.deleted_at is null
             on conflict (user_id, post_id) do update set seen_at = greatest(v.seen_at, excluded.seen_at)`,
            [postId, userId, context.now()],
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
