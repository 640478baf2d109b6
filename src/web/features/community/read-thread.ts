import type { SupabaseClient } from '@supabase/supabase-js';
import { pageSizes } from '#domain/community/community-limits.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { commentColumns, type ShownComment, type ShownPost, shownColumns } from './community-rows.ts';
import { readCursor } from './cursor.ts';

/** Replies that one page shows, and that a thread shows which is opened by itself. */
const mostReplies = { page: 400, thread: 1000 } as const;

export type Thread = {
  readonly comments: readonly ShownComment[];
  /** Where the next page of comments begins; null on the last. */
  readonly after: string | null;
};

/** A post; null when there is none that this person may read. @throws Error when it cannot be read. */
export async function readPost(supabase: SupabaseClient, id: string): Promise<ShownPost | null> {
  const { data, error } = await supabase
    .from('community_posts')
    .select(shownColumns)
    .eq('id', id)
    .is('deleted_at', null)
    .overrideTypes<ShownPost[], { merge: false }>();
  if (error) throw readFailure('a discussion', error);
  return data[0] ?? null;
}

/** A page of a post's comments with what stands under each; or one comment with all of it. */
export async function readThread(
  supabase: SupabaseClient,
  {
    postId,
    root,
    after,
  }: { readonly postId: string; readonly root: string | null; readonly after: string | null },
): Promise<Thread> {
  const cursor = readCursor(after, 'recent');
  let asked = supabase
    .from('community_comments')
    .select(commentColumns)
    .eq('post_id', postId)
    .is('parent_id', null);
  if (root) asked = asked.eq('id', root);
  if (cursor)
    asked = asked
      .gte('created_at', cursor.value)
      .or(`created_at.gt."${cursor.value}",and(created_at.eq."${cursor.value}",id.gt.${cursor.id})`);
  const { data, error } = await asked
    .order('created_at')
    .order('id')
    .limit(pageSizes.comments + 1)
    .overrideTypes<ShownComment[], { merge: false }>();
  if (error) throw readFailure('the comments', error);
  const roots = data.slice(0, pageSizes.comments);
  const last = data.length > pageSizes.comments ? roots.at(-1) : undefined;
  const replies = await readReplies(supabase, roots, root ? mostReplies.thread : mostReplies.page);
  return { comments: [...roots, ...replies], after: last ? `${last.createdAt}_${last.id}` : null };
}

async function readReplies(
  supabase: SupabaseClient,
  roots: readonly ShownComment[],
  most: number,
): Promise<readonly ShownComment[]> {
  const answered = roots.filter(({ replies }) => replies > 0).map(({ id }) => id);
  if (answered.length === 0) return [];
  const { data, error } = await supabase
    .from('community_comments')
    .select(commentColumns)
    .in('root_id', answered)
    .order('created_at')
    .order('id')
    .limit(most)
    .overrideTypes<ShownComment[], { merge: false }>();
  if (error) throw readFailure('the replies', error);
  return data;
}
