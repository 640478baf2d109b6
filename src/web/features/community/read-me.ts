import type { SupabaseClient } from '@supabase/supabase-js';
import { pageSizes } from '#domain/community/community-limits.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { type ListedPost, listedColumns } from './community-rows.ts';
import { readCursor } from './cursor.ts';
import type { FollowedRow, OwnCard, OwnComment } from './me-view.ts';
import type { PostPage } from './read-posts.ts';

type Asked = { readonly userId: string; readonly after: string | null };

/** What one has written, the newest first. @throws Error when it cannot be read. */
export async function readOwnPosts(supabase: SupabaseClient, { userId, after }: Asked): Promise<PostPage> {
  const cursor = readCursor(after, 'recent');
  let asked = supabase
    .from('community_posts')
    .select(listedColumns)
    .eq('user_id', userId)
    .is('deleted_at', null);
  if (cursor)
    asked = asked
      .lte('created_at', cursor.value)
      .or(`created_at.lt."${cursor.value}",and(created_at.eq."${cursor.value}",id.lt.${cursor.id})`);
  const { data, error } = await asked
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSizes.posts + 1)
    .overrideTypes<ListedPost[], { merge: false }>();
  if (error) throw readFailure('one’s own discussions', error);
  const posts = data.slice(0, pageSizes.posts);
  const last = data.length > pageSizes.posts ? posts.at(-1) : undefined;
  return { posts, after: last ? `${last.createdAt}_${last.id}` : null };
}

/** What one follows, what was followed last first. */
export async function readFollowed(supabase: SupabaseClient, { userId, after }: Asked): Promise<PostPage> {
  const cursor = readCursor(after, 'recent');
  let asked = supabase
    .from('community_follows')
    .select(`createdAt:created_at, postId:post_id, post:community_posts(${listedColumns})`)
    .eq('user_id', userId);
  if (cursor)
    asked = asked
      .lte('created_at', cursor.value)
      .or(`created_at.lt."${cursor.value}",and(created_at.eq."${cursor.value}",post_id.lt.${cursor.id})`);
  const { data, error } = await asked
    .order('created_at', { ascending: false })
    .order('post_id', { ascending: false })
    .limit(pageSizes.posts + 1)
    .overrideTypes<FollowedRow[], { merge: false }>();
  if (error) throw readFailure('what one follows', error);
  const rows = data.slice(0, pageSizes.posts);
  const last = data.length > pageSizes.posts ? rows.at(-1) : undefined;
  return {
    // One that was hidden or deleted since is not there any more.
    posts: rows.flatMap(({ post }) => post ?? []),
    after: last ? `${last.createdAt}_${last.postId}` : null,
  };
}

/** Rule 2.49: how much one has written, and what last. */
export async function readActivity(
  supabase: SupabaseClient,
  userId: string,
): Promise<{ readonly card: OwnCard | null; readonly comments: readonly OwnComment[] }> {
  const [card, comments] = await Promise.all([
    supabase
      .from('community_user_profiles')
      .select('name, country, showsReading:shows_reading, posts, comments, upvotes')
      .eq('id', userId)
      .overrideTypes<OwnCard[], { merge: false }>(),
    supabase
      .from('community_comments')
      .select(
        'id, postId:post_id, content, language, votes, createdAt:created_at, post:community_posts(title)',
      )
      .eq('user_id', userId)
      .is('deleted_at', null)
      .is('hidden_at', null)
      .order('created_at', { ascending: false })
      .limit(5)
      .overrideTypes<OwnComment[], { merge: false }>(),
  ]);
  const error = card.error ?? comments.error;
  if (error) throw readFailure('one’s own activity', error);
  return { card: card.data?.[0] ?? null, comments: comments.data ?? [] };
}
