import { mentionedIn } from '#domain/community/mentions.ts';
import type { Transaction } from '#server/db/database.ts';
import type { JobQueue } from '#server/jobs/jobs.ts';
import { notify } from '#server/notifications/notify.ts';

type Told = {
  readonly userId: string;
  readonly now: Date;
  readonly jobs: JobQueue;
  readonly postId: string;
  readonly rootId: string | null;
  readonly commentId: string;
  readonly content: string;
  readonly title: string;
  /** Who wrote the comment that is answered, and who the post; null where nobody is told. */
  readonly answered: string | null;
  readonly asker: string | null;
};

/**
 * Rule 9.460, Rule 9.467: whoever is mentioned hears of that, whoever is answered of the reply, and who wrote the post of the
 * comment; each person once. Changed later, only who is mentioned for the first time hears of it.
 */
export async function tellOfComment(transaction: Transaction, told: Told): Promise<void> {
  const { userId, now, postId, rootId, commentId, content, title, answered, asker, jobs } = told;
  const news = {
    ...{ actorId: userId, subject: title, now, aboutId: commentId, dedupKey: `comment:${commentId}` },
    jobs,
    link: `/community/post/${postId}?thread=${rootId ?? commentId}#comment-${commentId}`,
  };
  await notify(transaction, { ...news, kind: 'reply', userId: answered });
  if (content.includes('@'))
    for (const { id } of mentionedIn(content, await participants(transaction, postId)))
      await notify(transaction, { ...news, kind: 'mention', userId: id });
  await notify(transaction, { ...news, kind: 'comment', userId: asker });
}

type Participant = { readonly id: string; readonly name: string };

/** Who has written in a discussion and can be read. */
async function participants(transaction: Transaction, postId: string): Promise<readonly Participant[]> {
  return transaction.query<Participant>(
    `select p.id, p.name from public.community_user_profiles p where p.id in (
       select user_id from public.community_posts where id = $1
       union select user_id from public.community_comments
         where post_id = $1 and hidden_at is null and deleted_at is null)`,
    [postId],
  );
}
