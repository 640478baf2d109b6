import type { Transaction } from '#server/db/database.ts';

/** Rule 9.379: a follow comes by itself with one's own post, a vote or a comment. */
export async function follow(
  transaction: Transaction,
  { userId, postId }: { readonly userId: string; readonly postId: string },
): Promise<void> {
  await transaction.query(
    'insert into public.community_follows (user_id, post_id) values ($1, $2) on conflict do nothing',
    [userId, postId],
  );
}
