import { recordingBucket } from '#domain/speaking/recording-limits.ts';
import { voiceBucket } from '#domain/teachers/voice-limits.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { sign } from '#server/storage/signatures.ts';
import { mayLookAt } from './may-look-at.ts';
import { refusal } from './refusal.ts';
import { lockRequest, readReviews } from './request-record.ts';

/** How long a link works: as long as somebody listens to it. */
const linkSeconds = 15 * 60;

/**
 * Rule 9.440, Rule 9.447. `teacher-sounds`: a link that works for a while to the learner's recording, for the teacher who has it, or to
 * one's own spoken comment. The link's path names ids, which the browser of a teacher sees; no name stands in it.
 */
export function teacherSoundsFunction(): ServerFunction {
  return defineFunction({
    name: 'teacher-sounds',
    access: { permission: 'giveFeedback' },
    limit: { burst: 60, perHour: 1200 },
    run: ({ requestId, what }, { userId: teacherId, context }) =>
      context.database.asService(async (transaction) => {
        const request = await lockRequest(transaction, requestId);
        const reviews = await readReviews(transaction, requestId);
        if (!mayLookAt(request, { reviews, teacherId, now: context.now() }))
          throw refusal('request_not_yours');
        const [row] = await transaction.query<{ recording: string | null; voice: string | null }>(
          `select b.recording_path as recording, coalesce(w.voice_path, r.voice_path) as voice
           from public.teacher_requests r join public.submissions b on b.id = r.submission_id
             left join public.teacher_reviews w on w.request_id = r.id and w.teacher_id = $2
           where r.id = $1`,
          [requestId, teacherId],
        );
        const name = row?.[what] ?? null;
        if (name === null) throw refusal('voice_missing');
        const bucketId = what === 'recording' ? recordingBucket : voiceBucket;
        const place = { bucketId, name };
        const token = await sign({ context }, { scope: 'storage:download', place, seconds: linkSeconds });
        return { path: `/storage/v1/object/sign/${bucketId}/${name}?${new URLSearchParams({ token })}` };
      }),
  });
}
