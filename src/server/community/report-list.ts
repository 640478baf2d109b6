import type { FunctionOutput } from '#domain/functions/functions.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';

type Report = FunctionOutput<'community-report-list'>['reports'][number];

const atOnce = 50;

/** Rule 9.380. `community-report-list`: what is reported and not yet looked at, the oldest first, without who reported it. */
export function reportListFunction(): ServerFunction {
  return defineFunction({
    name: 'community-report-list',
    access: { permission: 'moderateCommunity' },
    limit: { burst: 60, perHour: 600 },
    async run(_input, { context }) {
      const { rows } = await context.database.pool.query<Omit<Report, 'at'> & { readonly at: Date }>(
        `select r.id, r.post_id as "postId", r.comment_id as "commentId", r.reason, r.text, r.created_at as at, p.title,
           left(coalesce(c.content, p.content), 600) as content, w.name as writer
         from public.community_reports r join public.community_posts p on p.id = r.post_id
           left join public.community_comments c on c.id = r.comment_id
           left join public.community_user_profiles w on w.id = case when r.comment_id is null then p.user_id else c.user_id end
         where r.status = 'open' order by r.created_at, r.id limit $1`,
        [atOnce],
      );
      return { reports: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
    },
  });
}
