import type { SupabaseClient } from '@supabase/supabase-js';
import { readFailure } from '#web/api/read-failure.ts';

/** A file with a post or a comment, as it is shown. */
export type ShownAttachment = {
  readonly id: string;
  /** Null: it is the post's. */
  readonly commentId: string | null;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string;
};

/** Files of one page; a longer discussion leads to its threads. */
const most = 600;

/** The files of a post and of its comments, in their order. Rule 3.19, Rule 3.20. */
export async function readAttachments(
  supabase: SupabaseClient,
  postId: string,
): Promise<readonly ShownAttachment[]> {
  const { data, error } = await supabase
    .from('community_attachments')
    .select('id, commentId:comment_id, fileName:file_name, mediaType:media_type, bytes, width, height, alt')
    .eq('post_id', postId)
    .order('position')
    .limit(most)
    .overrideTypes<ShownAttachment[], { merge: false }>();
  if (error) throw readFailure('the files of a discussion', error);
  return data;
}
