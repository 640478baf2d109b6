import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { attachmentBucket, attachmentBytes, isPicture } from '#domain/community/attachments.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { FileMissing, type FileStore } from '#server/providers/files/file-store.ts';
import type { Incoming } from '#server/storage/incoming.ts';
import { refusal } from './refusal.ts';

/** Where files lie, and where a changed one arrives. */
export type AttachmentFiles = { readonly files: FileStore; readonly incoming: Incoming };

type Row = {
  readonly file_name: string;
  readonly media_type: string;
  readonly object_name: string;
  readonly version: string | null;
  readonly mimetype: string | null;
  readonly checked: boolean;
};

/** A small file can hold a picture that fills the memory. */
const maxPixels = 50_000_000;
const maxSeconds = 20;
/** No screen shows more of a picture. */
const longestSide = 2560;

/**
 * Looks at a file that has arrived: it is what it was said to be (the storage has judged its bytes), and a picture is turned as
 * its camera says and written anew without anything but the picture: no place, no device, no time. Said again it is the same.
 * @throws AppError 404 `file_not_found`, 400 `file_type`, 400 `picture_unsound`.
 */
export async function checkAttachment(
  { files, incoming }: AttachmentFiles,
  { id, userId, context }: { readonly id: string; readonly userId: string; readonly context: ServerContext },
): Promise<FunctionOutput<'community-attachments'>> {
  const [row] = await context.database.asService((transaction) =>
    transaction.query<Row>(
      `select a.file_name, a.media_type, a.object_name, o.version, o.metadata ->> 'mimetype' as mimetype,
         a.checked_at is not null as checked
       from public.community_attachments a left join storage.objects o on o.bucket_id = $3 and o.name = a.object_name
       where a.id = $1 and a.user_id = $2`,
      [id, userId, attachmentBucket],
    ),
  );
  if (!row?.version) throw refusal('file_not_found');
  const { file_name: fileName, media_type: mediaType } = row;
  const answer = { id, fileName, mediaType, isPicture: isPicture(mediaType), upload: null };
  if (row.checked) return answer;
  // Declared at the upload, and judged by its bytes there.
  if (row.mimetype?.split(';')[0] !== mediaType) throw refusal('file_type');
  if (!answer.isPicture) {
    await keep(context, { id });
    return answer;
  }
  const clean = await cleaned(await readBytes(files, row.version));
  const version = randomUUID();
  const file = await incoming.receive(only(clean.bytes), { bytes: attachmentBytes });
  try {
    await files.put(version, file.path);
  } catch (error) {
    await file.discard();
    throw error;
  }
  try {
    const { width, height } = clean;
    await keep(context, {
      id,
      object: { name: row.object_name, version, bytes: file.size, md5: file.md5 },
      width,
      height,
    });
  } catch (error) {
    await files.remove([version]);
    throw error;
  }
  return answer;
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function readBytes(files: FileStore, version: string): Promise<Uint8Array> {
  try {
    const content = await files.read(version);
    return content instanceof Uint8Array
      ? content
      : new Uint8Array(await new Response(content).arrayBuffer());
  } catch (error) {
    if (error instanceof FileMissing) throw refusal('file_not_found');
    throw error;
  }
}

/** @throws AppError 400 `picture_unsound` */
async function cleaned(
  source: Uint8Array,
): Promise<{ readonly bytes: Uint8Array; readonly width: number; readonly height: number }> {
  try {
    // Without `keepMetadata` sharp writes none; colours are brought to sRGB so that none is needed.
    const { data, info } = await sharp(source, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      animated: false,
    })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: maxSeconds })
      .toBuffer({ resolveWithObject: true });
    if (data.byteLength > attachmentBytes) throw new Error('It grew too large.');
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // sharp says what is wrong with a picture in words only; to its sender all of it is one thing.
    throw refusal('picture_unsound');
  }
}

type Kept = {
  readonly id: string;
  readonly object?: {
    readonly name: string;
    readonly version: string;
    readonly bytes: number;
    readonly md5: string;
  };
  readonly width?: number;
  readonly height?: number;
};

/** The trigger of the storage notes the older version, which is removed by its job. */
async function keep({ database, now }: ServerContext, kept: Kept): Promise<void> {
  const { id, object, width = null, height = null } = kept;
  await database.asService(async (transaction) => {
    if (object)
      await transaction.query(
        `update storage.objects set version = $3, updated_at = $6, metadata = metadata ||
           jsonb_build_object('size', $4::int, 'contentLength', $4::int, 'eTag', '"' || $5::text || '"')
         where bucket_id = $1 and name = $2`,
        [attachmentBucket, object.name, object.version, object.bytes, object.md5, now()],
      );
    await transaction.query(
      `update public.community_attachments set checked_at = $2, width = $3, height = $4, bytes = coalesce($5, bytes)
       where id = $1`,
      [id, now(), width, height, object?.bytes ?? null],
    );
  });
}
