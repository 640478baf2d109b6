import type { SupabaseClient } from '@supabase/supabase-js';
import { readFailure } from '#web/api/read-failure.ts';

/** Marks a notification as read. @returns the path of what it is about; null when one has no such notification */
export async function openNotification(
  supabase: SupabaseClient,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<string | null> {
  const { data: rows, error } = await supabase
    .from('notifications')
    .update({ read_at: now.toISOString() })
    .eq('id', id)
    .select('link')
    .overrideTypes<{ link: string }[], { merge: false }>();
  if (error) throw readFailure('A notification', error);
  return rows[0]?.link ?? null;
}
