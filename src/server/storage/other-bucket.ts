import { findBucket } from './buckets.ts';
import { tooLarge } from './errors.ts';
import type { StoredObject } from './objects.ts';
import type { Service } from './service.ts';
import { judge, limitOf } from './upload.ts';

/**
 * An object goes to another bucket only when it could have been uploaded there.
 * @throws StorageError 404, 413, 415
 */
export async function requireFits(
  service: Service,
  { object, bucketId }: { readonly object: StoredObject; readonly bucketId: string },
): Promise<void> {
  const bucket = await findBucket(service, bucketId);
  const limit = limitOf(service, bucket);
  if ((object.metadata?.size ?? 0) > limit) throw tooLarge();
  if (!object.version || (bucket.allowed_mime_types ?? []).length === 0) return;
  const content = await service.settings.files.read(object.version);
  const chunks = content instanceof Uint8Array ? oneChunk(content) : content;
  const file = await service.incoming.receive(chunks, { bytes: limit });
  try {
    await judge(service, { bucket, file, declared: object.metadata?.mimetype ?? '' });
  } finally {
    await file.discard();
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
