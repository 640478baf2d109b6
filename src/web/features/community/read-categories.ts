import type { SupabaseClient } from '@supabase/supabase-js';
import { readFailure } from '#web/api/read-failure.ts';
import { type Category, categoryColumns } from './community-rows.ts';

/** The categories in their order. @throws Error when they cannot be read. */
export async function readCategories(supabase: SupabaseClient): Promise<readonly Category[]> {
  const { data, error } = await supabase
    .from('community_categories')
    .select(categoryColumns)
    .gt('position', 0)
    .order('position')
    .overrideTypes<Category[], { merge: false }>();
  if (error) throw readFailure('the categories', error);
  return data;
}
