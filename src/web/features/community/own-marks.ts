import type { SupabaseClient } from '@supabase/supabase-js';
import { readFailure } from '#web/api/read-failure.ts';
import type { Viewer } from '#web/session/viewer.ts';
import type { ListedPost } from './community-rows.ts';

/** More than anybody blocks. */
const mostBlocked = 1000;

/** Ids of those whose words one does not want to read. Rule 9.468. */
export async function readBlocked(supabase: SupabaseClient): Promise<readonly string[]> {
  const { data, error } = await supabase.from('community_blocks').select('blocked_id').limit(mostBlocked);
  if (error) throw readFailure('whom one has blocked', error);
  return data.map(({ blocked_id }) => String(blocked_id));
}

/** What of a list is new to whoever reads it, and what they do not want to read; a visitor's list is as it is. Rule 9.464. */
export async function markPosts(
  supabase: SupabaseClient,
  { viewer, posts }: { readonly viewer: Viewer; readonly posts: readonly ListedPost[] },
): Promise<readonly ListedPost[]> {
  if (viewer.kind !== 'user' || viewer.demoUntil !== undefined || posts.length === 0) return posts;
  const [visits, blocked] = await Promise.all([
    supabase
      .from('community_visits')
      .select('post_id, seen_at')
      .in(
        'post_id',
        posts.map(({ id }) => id),
      ),
    readBlocked(supabase),
  ]);
  if (visits.error) throw readFailure('what one has seen', visits.error);
  const seen = new Map(visits.data.map(({ post_id, seen_at }) => [String(post_id), Date.parse(seen_at)]));
  return posts.map((post) => ({
    ...post,
    isNews: Date.parse(post.lastActivityAt) > (seen.get(post.id) ?? Number.POSITIVE_INFINITY),
    isBlocked: post.userId !== null && blocked.includes(post.userId),
  }));
}
