import {
  attachmentBucket,
  attachmentBytes,
  attachmentLimits,
  attachmentType,
  isPicture,
  shownFileName,
} from '#domain/community/attachments.ts';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { sign } from '#server/storage/signatures.ts';
import { type AttachmentFiles, checkAttachment } from './check-attachment.ts';
import { refusal } from './refusal.ts';
import { requireWriter } from './writer.ts';

type Input = FunctionInput<'community-attachments'>;
type Output = FunctionOutput<'community-attachments'>;
type Call = { readonly userId: string; readonly context: ServerContext };

/** How long an upload's signature is good: ten megabytes on a bad line. */
const uploadSeconds = 2 * 3600;

/**
 * Rule 5.20, Rule 9.465. `community-attachments`: a signature for sending one file under a name of the server's; having it looked
 * at once it lies there, a picture turned and cleaned of what it says about where it was taken; or taking it away again.
 * @throws AppError with a code of `refusal.ts`.
 */
export function attachmentsFunction(files: AttachmentFiles): ServerFunction {
  return defineFunction({
    name: 'community-attachments',
    access: 'account',
    limit: { burst: 40, perHour: 240 },
    async run(input, call) {
      switch (input.kind) {
        case 'begin':
          return begin(input, call);
        case 'finish':
          return checkAttachment(files, { ...call, id: input.id });
        case 'remove':
          return remove(input.id, call);
      }
    },
  });
}

async function begin(
  { fileName, bytes }: Extract<Input, { kind: 'begin' }>,
  { userId, context }: Call,
): Promise<Output> {
  const name = shownFileName(fileName);
  const mediaType = attachmentType(name);
  if (mediaType === null) throw refusal('file_type');
  if (bytes > attachmentBytes) throw refusal('file_too_large');
  if (bytes === 0) throw refusal('file_empty');
  const now = context.now();
  const row = await context.database.asService(async (transaction) => {
    const { isNew } = await requireWriter(transaction, { userId, now });
    const [lying] = await transaction.query<{ today: number; bytes: string }>(
      `select count(*) filter (where created_at > $2::timestamptz - interval '1 day')::int as today, coalesce(sum(bytes), 0) as bytes
       from public.community_attachments where user_id = $1`,
      [userId, now],
    );
    const { aDay, bytesOfOne } = attachmentLimits;
    if ((lying?.today ?? 0) >= (isNew ? aDay.newcomer : aDay.others)) throw refusal('too_many_files');
    if (Number(lying?.bytes ?? 0) + bytes > bytesOfOne) throw refusal('no_room');
    const id = crypto.randomUUID();
    await transaction.query(
      `insert into public.community_attachments (id, user_id, object_name, file_name, media_type, bytes, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, userId, `${userId}/${id}`, name, mediaType, bytes, now],
    );
    return { id, objectName: `${userId}/${id}` };
  });
  const place = { bucketId: attachmentBucket, name: row.objectName };
  const token = await sign(
    { context },
    { scope: 'storage:upload', place, seconds: uploadSeconds, ownerId: userId },
  );
  return {
    id: row.id,
    fileName: name,
    mediaType,
    isPicture: isPicture(mediaType),
    upload: { ...row, token },
  };
}

/** Only what is not attached yet; what is goes when the post or comment is changed. */
async function remove(id: string, { userId, context }: Call): Promise<Output> {
  return context.database.asService(async (transaction) => {
    const [row] = await transaction.query<{ file_name: string; media_type: string; object_name: string }>(
      `delete from public.community_attachments where id = $1 and user_id = $2 and post_id is null
       returning file_name, media_type, object_name`,
      [id, userId],
    );
    if (!row) throw refusal('file_not_found');
    await transaction.query('delete from storage.objects where bucket_id = $1 and name = $2', [
      attachmentBucket,
      row.object_name,
    ]);
    return { id, fileName: row.file_name, mediaType: row.media_type, isPicture: false, upload: null };
  });
}
