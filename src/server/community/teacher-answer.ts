import { questionCategory } from '#domain/community/questions.ts';
import type { Transaction } from '#server/db/database.ts';

/** Rule 9.449: whether what somebody writes under a post is an answer to a question of somebody else's. */
export async function answersQuestion(
  { query }: Transaction,
  { userId, postId }: { readonly userId: string; readonly postId: string },
): Promise<boolean> {
  const [row] = await query<{ answers: boolean }>(
    `select category_id = $3 and user_id is distinct from $2 as answers from public.community_posts where id = $1`,
    [postId, userId, questionCategory],
  );
  return row?.answers ?? false;
}
