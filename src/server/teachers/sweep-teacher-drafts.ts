import { unsentDays, voiceBucket } from '#domain/teachers/voice-limits.ts';
import { dayMs } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';

/** Rule 9.447: drafts that were given back, or whose teacher is gone, and spoken comments that nobody sent go after a while. */
export async function sweepTeacherDrafts({ database, now }: ServerContext): Promise<void> {
  const before = new Date(now().getTime() - unsentDays * dayMs);
  await database.asService(async ({ query }) => {
    await query(
      `delete from public.teacher_reviews
       where status = 'left' and locked_until < $1 or status = 'drafting' and teacher_id is null`,
      [before],
    );
    await query(
      `delete from storage.objects o where o.bucket_id = $1 and o.created_at < $2
         and not exists (select from public.teacher_requests r where r.voice_path = o.name)
         and not exists (select from public.teacher_reviews w where w.voice_path = o.name)`,
      [voiceBucket, before],
    );
  });
}
