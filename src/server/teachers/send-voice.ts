import { voiceBucket } from '#domain/teachers/voice-limits.ts';
import type { Transaction } from '#server/db/database.ts';
import type { RequestRow, ReviewRow } from './request-record.ts';

/**
 * Rule 9.447: a spoken comment that goes with the feedback becomes the learner's: it moves into their folder, is in the copy of
 * their data and goes with their account.
 */
export async function sendVoice(
  { query }: Transaction,
  { review, request }: { readonly review: ReviewRow; readonly request: RequestRow },
): Promise<{ readonly path: string; readonly seconds: number } | null> {
  if (review.voicePath === null) return null;
  const path = `${request.userId}/${request.id}${review.voicePath.slice(review.voicePath.lastIndexOf('.'))}`;
  const moved = await query(
    `update storage.objects set name = $3, owner_id = $4 where bucket_id = $1 and name = $2 returning id`,
    [voiceBucket, review.voicePath, path, request.userId],
  );
  await query('update public.teacher_reviews set voice_path = null, voice_seconds = null where id = $1', [
    review.id,
  ]);
  return moved.length === 0 ? null : { path, seconds: review.voiceSeconds ?? 0 };
}
