import type { SupabaseClient } from '@supabase/supabase-js';
import { readFailure } from '#web/api/read-failure.ts';

/**
 * Marks a notification as read, unless the browser only fetches ahead what somebody might open (decision 174).
 * @returns the path of what it is about; null when one has no such notification
 */
export async function openNotification(
  supabase: SupabaseClient,
  { id, now, request }: { readonly id: string; readonly now: Date; readonly request: Request },
): Promise<string | null> {
  const table = supabase.from('notifications');
  const marked = isFetchedAhead(request)
    ? table.select('link').eq('id', id)
    : table.update({ read_at: now.toISOString() }).eq('id', id).select('link');
  const { data: rows, error } = await marked.overrideTypes<{ link: string }[], { merge: false }>();
  if (error) throw readFailure('A notification', error);
  return rows[0]?.link ?? null;
}

/** Browsers say so (Fetch Metadata, `Sec-Purpose`; older ones in `Purpose` or `X-Moz`). */
function isFetchedAhead({ headers }: Request): boolean {
  return ['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.get(name)?.includes('prefetch'));
}
