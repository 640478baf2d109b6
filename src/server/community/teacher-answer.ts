import { questionCategory } from '#domain/community/questions.ts';
import type { Transaction } from '#server/db/database.ts';

/**
 * Rule 9.449: whether what somebody writes under a question is a teacher's answer: they have the role, with a second factor set up
 * (which their session has then given), and do not answer themselves.
 */
export async function writesAsTeacher(
  { query }: Transaction,
  { userId, postId }: { readonly userId: string; readonly postId: string },
): Promise<boolean> {
  const [row] = await query<{ teaches: boolean }>(
    `select p.category_id = $3 and p.user_id is distinct from $2
       and exists (select from public.user_roles where user_id = $2 and role = 'teacher')
       and exists (select from auth.mfa_factors where user_id = $2 and status = 'verified') as teaches
     from public.community_posts p where p.id = $1`,
    [postId, userId, questionCategory],
  );
  return row?.teaches ?? false;
}
