import type { Transaction } from '#server/db/database.ts';

/** The place of a hidden comment is read by everybody, so its words go into its revisions. @returns whether it was shown before. */
export async function hideComment(
  transaction: Transaction,
  { commentId, now }: { readonly commentId: string; readonly now: Date },
): Promise<boolean> {
  const kept = await transaction.query(
    `insert into public.community_revisions (user_id, post_id, comment_id, content, content_html, written_at, replaced_at)
     select user_id, post_id, id, content, content_html, coalesce(edited_at, created_at), $2
     from public.community_comments where id = $1 and hidden_at is null returning id`,
    [commentId, now],
  );
  if (kept.length === 0) return false;
  await transaction.query(
    `update public.community_comments set content = '', content_html = '', hidden_at = $2 where id = $1`,
    [commentId, now],
  );
  return true;
}

/** Puts the words back that were hidden last. @returns whether it was hidden. */
export async function showComment(transaction: Transaction, commentId: string): Promise<boolean> {
  const [words] = await transaction.query<{ content: string; content_html: string }>(
    `delete from public.community_revisions where id = (
       select r.id from public.community_revisions r join public.community_comments c on c.id = r.comment_id
       where c.id = $1 and c.hidden_at is not null order by r.replaced_at desc limit 1
     ) returning content, content_html`,
    [commentId],
  );
  if (!words) return false;
  await transaction.query(
    'update public.community_comments set content = $2, content_html = $3, hidden_at = null where id = $1',
    [commentId, words.content, words.content_html],
  );
  return true;
}
