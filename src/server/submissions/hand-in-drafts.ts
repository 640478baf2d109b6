import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { assessSubmissionJob } from './assess-submission-job.ts';

type WrittenDraft = { readonly position: number; readonly words: number };

/**
 * Rule 9.393: hands in what lies there as drafts of a locked sitting, at the positions that `chosen` names of those with words. What
 * was not chosen stays a draft. A part of a mock exam hands in all its texts at once, whatever their length.
 */
export async function handInDrafts(
  context: ServerContext,
  of: {
    readonly transaction: Transaction;
    readonly sittingId: string;
    readonly userId: string;
    readonly at: Date;
    readonly chosen: (drafts: readonly WrittenDraft[]) => readonly number[];
  },
): Promise<void> {
  const { transaction, sittingId, userId, at, chosen } = of;
  const drafts = await transaction.query<WrittenDraft>(
    `select position, words from public.submissions where sitting_id = $1 and status = 'draft' and kind = 'write' and words > 0
     order by position`,
    [sittingId],
  );
  const handedIn = await transaction.query<{ id: string }>(
    `with handed as (
       update public.submissions set status = 'submitted', submitted_at = $3
       where sitting_id = $1 and position = any ($2) and status = 'draft' and words > 0 returning id, position),
     answered as (
       update public.sitting_tasks g set answered_at = $3, response = json_build_object('kind', 'write', 'submissionId', h.id)
       from handed h where g.sitting_id = $1 and g.position = h.position)
     select id from handed order by position`,
    [sittingId, chosen(drafts), at],
  );
  for (const { id } of handedIn)
    await context.jobs.enqueue(assessSubmissionJob, { submissionId: id, userId }, { transaction });
}
