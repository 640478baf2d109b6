import type pg from 'pg';

/** The sums over many rows, as the triggers keep them (migration 0051). */
export async function setSums(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with sums as (select category_id, count(*) as posts, sum(comments) as comments, sum(votes) as votes
       from public.community_posts where hidden_at is null and deleted_at is null group by 1)
     update public.community_categories c set posts = s.posts, comments = s.comments, upvotes = s.votes
       from sums s where s.category_id = c.id`,
  );
  await pool.query(
    `with posts as (select user_id, count(*) as posts, sum(votes) as votes from public.community_posts group by 1),
       comments as (select user_id, count(*) as comments from public.community_comments group by 1)
     update public.community_user_profiles p set posts = coalesce(w.posts, 0), upvotes = coalesce(w.votes, 0), comments = coalesce(c.comments, 0)
       from posts w full join comments c using (user_id) where p.id = user_id`,
  );
  await pool.query(
    `insert into public.community_tags as t (tag, posts)
       select tag, count(*) from public.community_posts, unnest(tags) as tag where hidden_at is null and deleted_at is null group by 1
       on conflict (tag) do update set posts = excluded.posts`,
  );
  for (const table of ['categories', 'user_profiles', 'tags'])
    await pool.query(`vacuum analyze public.community_${table}`);
}

/** What each count must be, told by the rows themselves, and the few that are looked at. */
const counted: Readonly<Record<string, string>> = {
  'comments, votes and last activity of discussions': `select p.id from (
      select * from public.community_posts where user_id is not null order by id limit 2000
    ) as p where p.comments <> (select count(*) from public.community_comments c where c.post_id = p.id)
      or p.votes <> (select count(*) from public.community_votes v where v.post_id = p.id and v.comment_id is null)
      or p.last_activity_at <> greatest(p.created_at, (select max(c.created_at) from public.community_comments c where c.post_id = p.id))
      or not exists (select from public.community_follows f where f.post_id = p.id and f.user_id = p.user_id)`,
  'replies of comments': `select c.id from (select * from public.community_comments where parent_id is null order by id limit 2000) as c
    where c.replies <> (select count(*) from public.community_comments r where r.root_id = c.id)`,
  'sums of people': `select u.id from (select * from public.community_user_profiles order by id limit 20) as u
    where u.posts <> (select count(*) from public.community_posts p where p.user_id = u.id)
      or u.upvotes <> (select coalesce(sum(votes), 0) from public.community_posts p where p.user_id = u.id)
      or u.comments <> (select count(*) from public.community_comments c where c.user_id = u.id)`,
  'sums of categories': `select c.id from public.community_categories c where c.posts <> (
      select count(*) from public.community_posts p where p.category_id = c.id and p.hidden_at is null and p.deleted_at is null)`,
};

/** @throws Error when a count is another than the rows say */
export async function checkCounts(pool: pg.Pool): Promise<void> {
  for (const [name, query] of Object.entries(counted)) {
    const { rows } = await pool.query(query);
    if (rows.length > 0) throw new Error(`Wrong are the ${name}: ${rows.length} of those looked at.`);
  }
}
