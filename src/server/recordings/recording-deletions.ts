import { recordingBucket } from '#domain/speaking/recording-limits.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';

/**
 * Rule 9.283. `recording-deletions`: deletes the sound of one answer, or of all. What was written down of it stays with its
 * feedback, until test or account is deleted.
 */
export function recordingDeletionsFunction(): ServerFunction {
  return defineFunction({
    name: 'recording-deletions',
    access: 'session',
    demo: true,
    limit: { burst: 60, perHour: 600 },
    async run({ submissionId }, { userId, context }) {
      return context.database.asService(async ({ query }) => {
        // The names are read before they go: `returning` gives a row as it is afterwards.
        const rows = await query<{ name: string }>(
          `with chosen as (
             select id, recording_path from public.submissions
             where user_id = $1 and recording_path is not null and status <> 'draft' and ($2::uuid is null or id = $2)
             for update),
           changed as (
             update public.submissions b set recording_path = null, recording_deleted_at = $3
             from chosen where b.id = chosen.id)
           select recording_path as name from chosen`,
          [userId, submissionId, context.now()],
        );
        await query('delete from storage.objects where bucket_id = $1 and name = any($2)', [
          recordingBucket,
          rows.map(({ name }) => name),
        ]);
        return { deleted: rows.length };
      });
    },
  });
}
