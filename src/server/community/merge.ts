import type { Transaction } from '#server/db/database.ts';
import { refusal } from './refusal.ts';
import { shownHtml } from './shown-text.ts';

type Post = {
  readonly user_id: string | null;
  readonly language: string;
  readonly title: string;
  readonly content: string;
  readonly created_at: Date;
};

/**
 * Rule 9.469: a discussion goes into another one. What began it stands there as a comment of whoever wrote it, its comments
 * and followers move along, and its old address leads there.
 * @throws AppError 404 `post_not_found` unless both stand and are two.
 */
export async function mergePosts(
  transaction: Transaction,
  { postId, targetId, now }: { readonly postId: string; readonly targetId: string; readonly now: Date },
): Promise<boolean> {
  // Both are locked in one order, so that two merges cannot wait for each other.
  const standing = await transaction.query<Post & { readonly id: string }>(
    `select id, user_id, language, title, content, created_at from public.community_posts
     where id = any ($1::uuid[]) and hidden_at is null and deleted_at is null order by id for update`,
    [[postId, targetId]],
  );
  const post = standing.find(({ id }) => id === postId);
  if (!post || standing.length !== 2) throw refusal('post_not_found');
  await transaction.query(
    'update public.community_posts set hidden_at = $2, pinned = false, merged_into = $3 where id = $1',
    [postId, now, targetId],
  );
  await moveComments(transaction, { postId, targetId });
  const content = `**${escapedMarks(post.title)}**\n\n${post.content}`;
  const [made] = await transaction.query<{ id: string }>(
    `insert into public.community_comments (post_id, user_id, language, content, content_html, created_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [targetId, post.user_id, post.language, content, shownHtml(content), post.created_at],
  );
  await transaction.query(
    'update public.community_attachments set post_id = $2, comment_id = $3 where post_id = $1 and comment_id is null',
    [postId, targetId, made?.id],
  );
  await transaction.query(
    `insert into public.community_follows (user_id, post_id)
       select user_id, $2 from public.community_follows where post_id = $1 on conflict do nothing`,
    [postId, targetId],
  );
  return true;
}

/** With their votes, older versions, reports and files; the counts of the target and its category follow. */
async function moveComments(
  transaction: Transaction,
  { postId, targetId }: { readonly postId: string; readonly targetId: string },
): Promise<void> {
  for (const table of ['votes', 'revisions', 'reports', 'attachments'])
    await transaction.query(
      `update public.community_${table} set post_id = $2 where post_id = $1 and comment_id is not null`,
      [postId, targetId],
    );
  await transaction.query(
    `with moved as (
       update public.community_comments set post_id = $2 where post_id = $1 returning hidden_at, deleted_at, created_at),
     counted as (
       select count(*) filter (where hidden_at is null and deleted_at is null)::int as shown, max(created_at) as last from moved),
     target as (
       update public.community_posts p set comments = p.comments + c.shown,
         last_activity_at = greatest(p.last_activity_at, c.last) from counted c where p.id = $2 returning p.category_id)
     update public.community_categories g set comments = g.comments + c.shown from counted c, target t where g.id = t.category_id`,
    [postId, targetId],
  );
  await transaction.query('update public.community_posts set comments = 0 where id = $1', [postId]);
}

function escapedMarks(title: string): string {
  return title.replace(/[\\`*_[\]<>]/g, '\\$&');
}
