import type { SupabaseClient } from '@supabase/supabase-js';
import { readFailure } from '#web/api/read-failure.ts';
import type { Category } from './community-rows.ts';

/** A discussion as the archive and the sitemap name it. */
export type ArchivedPost = {
  readonly id: string;
  readonly title: string;
  readonly language: 'nb' | 'en';
  readonly lastActivityAt: string;
};

/** As many as sitemap and archive have: one answer carries them without weighing on the database. Older ones are found by searching. */
export const mostArchived = 1000;
const pageSize = 100;

/** How many pages the archive has; none while the lists show everything themselves. Rule 9.497. */
export function archivePages(categories: readonly Pick<Category, 'posts'>[], listed: number): number {
  const posts = categories.reduce((all, category) => all + category.posts, 0);
  return posts <= listed ? 0 : Math.ceil(Math.min(posts, mostArchived) / pageSize);
}

/** One page of the archive, from 1: titles alone, latest first. */
export function readArchivePage(supabase: SupabaseClient, page: number): Promise<readonly ArchivedPost[]> {
  return readArchived(supabase, { from: (page - 1) * pageSize, most: pageSize });
}

/** Discussions that everybody reads, by what was written last. */
export async function readArchived(
  supabase: SupabaseClient,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<readonly ArchivedPost[]> {
  const { data, error } = await supabase
    .from('community_posts')
    .select('id, title, language, lastActivityAt:last_activity_at')
    .is('hidden_at', null)
    .is('deleted_at', null)
    .order('last_activity_at', { ascending: false })
    .order('id', { ascending: false })
    .range(from, from + most - 1)
    .overrideTypes<ArchivedPost[], { merge: false }>();
  if (error) throw readFailure('the discussions', error);
  return data;
}
