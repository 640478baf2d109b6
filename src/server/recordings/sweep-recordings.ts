import {
  defaultRetention,
  dueBefore,
  type Retention,
  recordingBucket,
  retentions,
  strayHours,
} from '#domain/speaking/recording-limits.ts';
import type { ServerContext } from '#server/context/server-context.ts';

/** Rule 9.283: recordings go when their time is over, as their owner chose it; those that nobody handed in after two days. */
export async function sweepRecordings({ database, now }: ServerContext): Promise<void> {
  for (const retention of Object.keys(retentions) as Retention[]) {
    const before = dueBefore(retention, now());
    if (before === null) continue;
    await database.asService(({ query }) =>
      query(
        `with due as (
           select b.id, b.recording_path from public.submissions b left join public.users u on u.id = b.user_id
           where b.recording_path is not null and b.submitted_at < $1
             and coalesce(u.keep_recordings, $2) = $3),
         changed as (
           update public.submissions b set recording_path = null, recording_deleted_at = $4
           from due where b.id = due.id)
         delete from storage.objects o using due where o.bucket_id = $5 and o.name = due.recording_path`,
        [before, defaultRetention, retention, now(), recordingBucket],
      ),
    );
  }
  await database.asService(({ query }) =>
    query(
      `delete from storage.objects o where o.bucket_id = $1 and o.created_at < $2
         and not exists (select from public.submissions b where b.recording_path = o.name)`,
      [recordingBucket, new Date(now().getTime() - strayHours * 3_600_000)],
    ),
  );
}
