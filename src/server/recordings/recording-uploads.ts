import { randomUUID } from 'node:crypto';
import { recordingBucket, recordingFormats } from '#domain/speaking/recording-limits.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { sign } from '#server/storage/signatures.ts';
import { lockOpenTask, requireOpen } from '#server/submissions/open-task.ts';
import { findRecording, isOwnName } from './recording-object.ts';

/** How long an upload's signature is good: a long recording on a bad line. */
const uploadSeconds = 2 * 3600;
/** Recordings that lie there without having been handed in: nobody uses the bucket as a disk. */
const mostStray = 20;

/**
 * Rule 9.281. `recording-uploads`: a signature for sending the recording of a task that is open, under a name of the server's
 * in the person's own folder. Asked again with the name, it goes on where it stopped.
 */
export function recordingUploadsFunction(): ServerFunction {
  return defineFunction({
    name: 'recording-uploads',
    access: 'session',
    demo: true,
    limit: { burst: 60, perHour: 600 },
    async run({ type, name: begun, ...input }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        requireOpen(await lockOpenTask(transaction, { ...input, userId }), context);
        const goesOn = begun !== null && isOwnName(begun, { userId, sittingId: input.sittingId });
        if (!goesOn) await requireRoom(transaction, userId);
        const { ending } = recordingFormats.find(({ bare }) => bare === type) ?? recordingFormats[0];
        const name = goesOn
          ? begun
          : `${userId}/${input.sittingId}/${input.position}-${randomUUID()}.${ending}`;
        const place = { bucketId: recordingBucket, name };
        const seconds = uploadSeconds;
        return {
          name,
          token: await sign({ context }, { scope: 'storage:upload', place, seconds, ownerId: userId }),
          uploaded: goesOn && (await findRecording(transaction, { name })) !== null,
        };
      });
    },
  });
}

/** @throws AppError 409 `too_many_recordings` */
async function requireRoom({ query }: Transaction, userId: string): Promise<void> {
  const [row] = await query<{ stray: number }>(
    `select count(*)::int as stray from storage.objects o
     where o.bucket_id = $1 and o.name collate "C" >= $2 || '/' and o.name collate "C" < $2 || '0'
       and not exists (select from public.submissions b where b.recording_path = o.name)`,
    [recordingBucket, userId],
  );
  if (!row || row.stray < mostStray) return;
  throw new AppError({
    code: 'too_many_recordings',
    status: 409,
    message: 'There are too many recordings that were not handed in; they are removed within two days.',
  });
}
