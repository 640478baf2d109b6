import { randomUUID } from 'node:crypto';
import type { Step } from '#server/db/pipeline.ts';
import { isRefused } from '#server/db/pipelined-transaction.ts';
import { type Bucket, findBucket } from './buckets.ts';
import { type Caller, tripAsCaller } from './caller.ts';
import { bareType, judgeContent, requireAllowed } from './content-type.ts';
import type { IncomingFile } from './incoming.ts';
import { requireKeyName } from './names.ts';
import { type ObjectPlace, writeStep, writtenId } from './objects.ts';
import type { Service } from './service.ts';
import { declaredLength, type ReceivedUpload, receiveUpload } from './upload-body.ts';

export type Upload = ObjectPlace & {
  readonly caller: Caller;
  readonly upsert: boolean;
  /** What policies read as `storage.operation()`. */
  readonly operation: string;
};

export type Uploaded = { readonly id: string; readonly key: string };

/**
 * An upload in one request: the policies are asked first, so that nobody fills the disk who may not; then the
 * file arrives whole, is judged and kept; the row comes last. An end at any point leaves the old state.
 * @throws StorageError, DatabaseError
 */
export async function uploadObject(
  service: Service,
  { upload, request }: { readonly upload: Upload; readonly request: Request },
): Promise<Uploaded> {
  const bucket = await findBucket(service, upload.bucketId);
  const type = request.headers.get('content-type') ?? '';
  await requireUpload(service, upload, { mimetype: type, contentLength: declaredLength(request) });
  const received = await receiveUpload(service.incoming, { request, limit: limitOf(service, bucket) });
  try {
    return await keepObject(service, { upload, bucket, received });
  } catch (error) {
    await received.file.discard();
    throw error;
  }
}

/** @throws StorageError for a bad name; DatabaseError when the caller may not upload there or the name is taken */
export async function requireUpload(
  service: Service,
  upload: Upload,
  metadata: { readonly mimetype?: string; readonly contentLength?: number } = {},
): Promise<void> {
  requireKeyName(upload.name);
  const object = { ...upload, id: randomUUID(), version: randomUUID(), metadata, userMetadata: null };
  await tripAsCaller(service, upload, { steps: [writeStep(object, upload.caller)], undo: true });
}

export function limitOf({ settings }: Service, bucket: Bucket): number {
  return Math.min(settings.maxFileBytes, bucket.file_size_limit ?? Number.POSITIVE_INFINITY);
}

/**
 * Judges the file, keeps it and writes its row.
 * @param finish further statements in the row's transaction, e.g. what ends a resumable upload
 */
export async function keepObject(
  service: Service,
  {
    upload,
    bucket,
    received,
    finish = [],
  }: {
    readonly upload: Upload;
    readonly bucket: Bucket;
    readonly received: ReceivedUpload;
    readonly finish?: readonly Step[];
  },
): Promise<Uploaded> {
  const { file, cacheControl, userMetadata } = received;
  const mimetype = await judge(service, { bucket, file, declared: received.declaredType });
  const version = randomUUID();
  await service.settings.files.put(version, file.path);
  const object = {
    ...upload,
    id: randomUUID(),
    version,
    userMetadata,
    metadata: {
      eTag: `"${file.md5}"`,
      size: file.size,
      mimetype,
      cacheControl,
      lastModified: service.context.now().toISOString(),
      contentLength: file.size,
      httpStatusCode: 200 as const,
    },
  };
  try {
    const [written] = await tripAsCaller(service, upload, {
      steps: [writeStep(object, upload.caller), ...finish],
    });
    if (upload.upsert) service.leftovers.collect();
    return { id: writtenId(object, written), key: `${upload.bucketId}/${upload.name}` };
  } catch (error) {
    // A connection lost in the commit may have left the row: then the file stays, too.
    if (isRefused(error)) await service.settings.files.remove([version]);
    throw error;
  }
}

/** The type the object goes by. @throws StorageError `InvalidMimeType` */
export async function judge(
  { settings }: Service,
  {
    bucket,
    file,
    declared,
  }: { readonly bucket: Bucket; readonly file: Pick<IncomingFile, 'path'>; readonly declared: string },
): Promise<string> {
  const allowed = bucket.allowed_mime_types ?? [];
  if (allowed.length === 0) return bareType(declared) === '' ? 'application/octet-stream' : declared;
  if (settings.contentCheck === 'bytes') return judgeContent(file.path, { declared, allowed });
  requireAllowed(declared, allowed);
  return declared;
}
