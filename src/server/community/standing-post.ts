import type { Transaction } from '#server/db/database.ts';
import { refusal } from './refusal.ts';

export type StandingPost = {
  readonly userId: string | null;
  readonly locked: boolean;
  readonly title: string;
};

/** A post that everybody can read. @throws AppError 404 `post_not_found`. */
export async function standingPost(transaction: Transaction, postId: string): Promise<StandingPost> {
  const [row] = await transaction.query<StandingPost>(
    `select user_id as "userId", locked, title from public.community_posts
     where id = $1 and hidden_at is null and deleted_at is null`,
    [postId],
  );
  if (!row) throw refusal('post_not_found');
  return row;
}

/** Who wrote what is voted on or reported: the post, or a comment of it. @throws AppError 404 `post_not_found`, `comment_not_found`. */
export async function writerOf(
  transaction: Transaction,
  { postId, commentId }: { readonly postId: string; readonly commentId: string | null },
): Promise<string | null> {
  const { userId } = await standingPost(transaction, postId);
  if (commentId === null) return userId;
  const [row] = await transaction.query<{ user_id: string | null }>(
    `select user_id from public.community_comments
     where id = $1 and post_id = $2 and hidden_at is null and deleted_at is null`,
    [commentId, postId],
  );
  if (!row) throw refusal('comment_not_found');
  return row.user_id;
}
