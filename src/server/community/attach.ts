import { attachmentBucket, attachmentLimits, strayAttachmentHours } from '#domain/community/attachments.ts';
import type { Transaction } from '#server/db/database.ts';
import { refusal } from './refusal.ts';

export type Attached = { readonly id: string; readonly alt: string };
type To = { readonly userId: string; readonly postId: string; readonly commentId: string | null };

/**
 * Makes these files, in their order, the ones of a post or comment; what else it had goes. Rule 9.465.
 * @throws AppError 400 `too_many_attachments`, 404 `file_not_found` for one that is not one's own, not looked at, or elsewhere.
 */
export async function attach(
  transaction: Transaction,
  { userId, postId, commentId, files }: To & { readonly files: readonly Attached[] },
): Promise<void> {
  if (files.length > attachmentLimits[commentId === null ? 'post' : 'comment'])
    throw refusal('too_many_attachments');
  const ids = files.map(({ id }) => id);
  const kept = await transaction.query(
    `update public.community_attachments a set post_id = $2, comment_id = $3, position = given.position, alt = given.alt
     from unnest($4::uuid[], $5::text[]) with ordinality as given (id, alt, position)
     where a.id = given.id and a.user_id = $1 and a.checked_at is not null
       and (a.post_id is null or a.post_id = $2 and a.comment_id is not distinct from $3) returning a.id`,
    [userId, postId, commentId, ids, files.map(({ alt }) => alt.trim().slice(0, attachmentLimits.alt))],
  );
  if (kept.length !== new Set(ids).size) throw refusal('file_not_found');
  await dropAttachments(transaction, { postId, commentId, except: ids });
}

/** Files of a post without those of its comments, or of a comment, are gone with their rows. */
export async function dropAttachments(
  transaction: Transaction,
  {
    postId,
    commentId,
    except = [],
  }: { readonly postId: string; readonly commentId: string | null; readonly except?: readonly string[] },
): Promise<void> {
  await transaction.query(
    `with gone as (
       delete from public.community_attachments where post_id = $1 and comment_id is not distinct from $2 and id <> all ($3::uuid[])
       returning object_name)
     delete from storage.objects o using gone where o.bucket_id = $4 and o.name = gone.object_name`,
    [postId, commentId, except, attachmentBucket],
  );
}

/** What nobody attached for two days goes, and objects whose row went with something else. */
export async function sweepAttachments(transaction: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - strayAttachmentHours * 3_600_000);
  await transaction.query(
    'delete from public.community_attachments where post_id is null and created_at < $1',
    [before],
  );
  await transaction.query(
    `delete from storage.objects o where o.bucket_id = $1 and o.created_at < $2
       and not exists (select from public.community_attachments a where a.object_name = o.name)`,
    [attachmentBucket, before],
  );
}
