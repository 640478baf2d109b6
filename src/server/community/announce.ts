import type { Transaction } from '#server/db/database.ts';

/**
 * Tells those who read a discussion of a new comment, when the transaction commits: its id, when, by whom and where it was written,
 * no words, so that what somebody sees is what the policies give them. Rule 9.463.
 */
export async function announceComment(
  transaction: Transaction,
  {
    postId,
    commentId,
    rootId,
    userId,
    now,
  }: {
    readonly postId: string;
    readonly commentId: string;
    readonly rootId: string | null;
    readonly userId: string;
    readonly now: Date;
  },
): Promise<void> {
  await transaction.query(
    `select realtime.send(jsonb_build_object('id', $1::text, 'at', $2::text, 'by', $4::text, 'root', $5::text), 'comment', 'discussion:' || $3::text, true)`,
    [commentId, now.toISOString(), postId, userId, rootId],
  );
}
